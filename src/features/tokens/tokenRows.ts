import type { PersonRef } from "~generated/db/reads";
import type { Token } from "~generated/auth/types.gen";
import type { TableSort } from "~/ui/table/dataTableTypes";
import { sortRows, type SortValue } from "~/ui/table/tableSort";

/** A token with the person who made it, as far as the backend says who it was. */
export interface TokenRow {
  token: Token;
  creator: Pick<PersonRef, "name" | "avatar">;
}

/** Columns that can be sorted by. */
export const sortKeys = ["name", "creator", "created_at", "expires_at"] as const;

/** How near the end of a token is; `unknown` where the backend does not tell. */
export type ExpiryState = "unknown" | "never" | "expired" | "soon" | "later";

const twoWeeks = 14 * 24 * 3_600_000;

/**
 * State of an end as the list tells it; a token that ends within 14 days ends soon.
 * @param now milliseconds since 1970.
 */
export function expiryState(
  expiresAt: string | null | undefined,
  now: number | undefined,
): ExpiryState {
  if (expiresAt === undefined) return "unknown";
  if (expiresAt === null) return "never";
  const left = Date.parse(expiresAt) - (now ?? 0);
  if (Number.isNaN(left)) return "unknown";
  if (left <= 0) return "expired";
  return left <= twoWeeks ? "soon" : "later";
}

/** Tokens of agents are named `agent-` and a number. */
export const isOfAgent = (token: Token): boolean => token.name.startsWith("agent-");

/** Owners that the tokens name, each once. */
export const ownersOf = (tokens: readonly Token[]): string[] =>
  [...new Set(tokens.flatMap(({ created_by }) => created_by ?? []))].toSorted();

/** Tokens with the people who made them; where nobody is named, with the person that the token itself is. */
export function withCreators(tokens: readonly Token[], people: readonly PersonRef[]): TokenRow[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return tokens.map((token) => ({
    token,
    creator: byId.get(token.created_by ?? "") ?? {
      name: token.person.name,
      avatar: token.person.avatar ?? null,
    },
  }));
}

const endOf = ({ token }: TokenRow): SortValue =>
  token.expires_at === null ? Infinity : token.expires_at && Date.parse(token.expires_at);

const values: Readonly<Record<(typeof sortKeys)[number], (row: TokenRow) => SortValue>> = {
  name: ({ token }) => token.name,
  creator: ({ creator }) => creator.name,
  created_at: ({ token }) => Date.parse(token.created_at),
  expires_at: endOf,
};

interface Options {
  text: string | undefined;
  hideAgents: boolean;
  sort: TableSort | null;
}

/** The rows that the list shows of all of them, in its order. */
export function shownTokens(rows: readonly TokenRow[], options: Options): readonly TokenRow[] {
  const text = options.text?.toLowerCase();
  const found = rows.filter(
    ({ token, creator }) =>
      !(options.hideAgents && isOfAgent(token)) &&
      (text === undefined ||
        token.name.toLowerCase().includes(text) ||
        creator.name.toLowerCase().includes(text)),
  );
  return sortRows(found, options.sort, values);
}
