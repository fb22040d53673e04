import type { PersonRef } from "~generated/db/reads";
import type { Token } from "~generated/auth/types.gen";

/** A token with the person who made it, as far as the backend says who it was. */
export interface TokenRow {
  token: Token;
  creator: Pick<PersonRef, "name" | "avatar">;
}

/** How near the end of a token is; `unknown` where the backend does not tell. */
type ExpiryState = "unknown" | "never" | "expired" | "soon" | "later";

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

/** When a token ends, to sort by: never stands after every date. */
export const endOf = ({ token: { expires_at: end } }: TokenRow): number | undefined =>
  end === null ? Infinity : end === undefined ? undefined : Date.parse(end);
