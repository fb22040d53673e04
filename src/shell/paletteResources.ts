import type { FoundResource, ResourceSearchQuery } from "~generated/resources/types.gen";
import type { PaletteKindName } from "./paletteKinds";

/** Kinds that the resource search knows, and what it calls them. */
const searched = {
  check: "checks",
  canary: "canaries",
  config: "configs",
  component: "components",
  playbook: "playbooks",
  connection: "connections",
} as const satisfies Partial<Record<PaletteKindName, keyof ResourceSearchQuery>>;

type SearchedKind = keyof typeof searched;

export const isSearched = (kind: PaletteKindName): kind is SearchedKind =>
  Object.hasOwn(searched, kind);

/** Fewer letters than this would find half of everything. */
const least = 2;
/** Hits per kind among all kinds, and of one kind alone. */
const some = 6;
const many = 50;

/** Whether a text uses the search grammar (spec 2 §5): a field with an operator, alternatives, groups, quotes or a glob. */
const isGrammar = (text: string): boolean =>
  /(^|\s)@?[\w.-]+(!=|<=|>=|=|:|<|>)\S/.test(text) || /[|()"'*]|(^|\s)-\w/.test(text);

const wordsOf = (text: string) =>
  text
    .split(/[^\p{L}\p{N}_./-]+/u)
    .map((word) => word.replace(/^-+/, ""))
    .filter((word) => word !== "");

/** Whether enough is typed to ask for records. */
export const isAsking = (text: string): boolean => wordsOf(text).join("").length >= least;

/** The words of a text, as reads by name take them; undefined where a text is more than words. */
export const nameSearch = (text: string): string | undefined =>
  isAsking(text) && !isGrammar(text) ? wordsOf(text).join(" ") : undefined;

/**
 * The searches of what was typed. Words are looked for anywhere in the names, in all kinds by one call. What uses the
 * grammar is sent as it is, one call for each kind: a field that one kind has is an error to another.
 */
export function resourceSearches(
  text: string,
  kinds: readonly PaletteKindName[],
): ResourceSearchQuery[] {
  const wanted = kinds.filter(isSearched);
  if (!isAsking(text) || wanted.length === 0) return [];
  const isOneKind = kinds.length === 1;
  const search = isGrammar(text)
    ? text.trim()
    : wordsOf(text)
        .map((word) => `*${word}*`)
        .join(" ");
  const selectors = (kind: SearchedKind): ResourceSearchQuery => ({
    [searched[kind]]: [
      kind === "playbook" || kind === "connection"
        ? { search, name: "*" }
        : { search, agent: "all" },
    ],
  });
  const limit = isOneKind ? many : some;
  if (isGrammar(text)) return wanted.map((kind) => ({ limit, ...selectors(kind) }));
  return [Object.assign({ limit }, ...wanted.map(selectors))];
}

/** A hit as the palette shows it. */
export interface FoundEntry {
  kind: PaletteKindName;
  id: string;
  name: string;
  /** What tells it from others of its name. */
  hint: string;
}

/** The hits of one kind in an answer of the resource search. */
export const entriesOf = (
  answer: Partial<Readonly<Record<string, readonly FoundResource[]>>>,
  kind: PaletteKindName,
): FoundEntry[] =>
  !isSearched(kind)
    ? []
    : (answer[searched[kind]] ?? []).map(({ id, name, namespace, type }) => ({
        kind,
        id,
        name,
        hint: [type, namespace].filter((part) => part !== "").join(" · "),
      }));
