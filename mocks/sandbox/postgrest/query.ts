/** What a PostgREST query string says, before any name in it has been looked up. */

/** One `->` or `->>` step into a json document; a number is a place in a list. */
export interface JsonStep {
  asText: boolean;
  key: string | number;
}

export interface FieldRef {
  column: string;
  path: readonly JsonStep[];
}

export const comparisons = {
  eq: "=",
  neq: "<>",
  gt: ">",
  gte: ">=",
  lt: "<",
  lte: "<=",
  like: "~~",
  ilike: "~~*",
  match: "~",
  imatch: "~*",
  cs: "@>",
  cd: "<@",
  ov: "&&",
  sl: "<<",
  sr: ">>",
  nxr: "&<",
  nxl: "&>",
  adj: "-|-",
} as const;
export type Comparison = keyof typeof comparisons;

/** Operators that `(any)` and `(all)` may follow: the value is then a list in braces. */
export const quantified: ReadonlySet<Comparison> = new Set<Comparison>([
  "eq",
  "gt",
  "gte",
  "lt",
  "lte",
  "like",
  "ilike",
  "match",
  "imatch",
]);

/** Full text: how the words of a value become a query. */
export const textSearches = {
  fts: "to_tsquery",
  plfts: "plainto_tsquery",
  phfts: "phraseto_tsquery",
  wfts: "websearch_to_tsquery",
} as const;
export type TextSearch = keyof typeof textSearches;

export const truths = ["null", "true", "false", "unknown"] as const;

export type Test =
  | { kind: "compare"; operator: Comparison; quantifier: "any" | "all" | null; value: string }
  | { kind: "search"; operator: TextSearch; language: string | null; value: string }
  | { kind: "in"; values: readonly string[] }
  | { kind: "is"; value: (typeof truths)[number] };

export type Filter =
  | { kind: "test"; field: FieldRef; negated: boolean; test: Test }
  | { kind: "tree"; operator: "and" | "or"; negated: boolean; filters: readonly Filter[] };

export type SelectItem =
  | { kind: "all" }
  | { kind: "field"; field: FieldRef; alias: string | null; cast: string | null }
  | {
      kind: "embed";
      target: string;
      alias: string | null;
      hint: string | null;
      /** `!inner`: rows without a partner are left out. */
      inner: boolean;
      items: readonly SelectItem[];
    };

export interface OrderTerm {
  field: FieldRef;
  /** The embedded relation whose column it is: `order=canaries(name)`. */
  embed: string | null;
  descending: boolean;
  nulls: "first" | "last" | null;
}

/** Which rows of one relation, in which order. */
export interface Rows {
  filters: Filter[];
  order: readonly OrderTerm[] | null;
  limit: number | null;
  offset: number;
}

export interface Query {
  select: readonly SelectItem[];
  root: Rows;
  /** Rows of embedded relations, by their path of names below the root. */
  embedded: { path: readonly string[]; rows: Rows }[];
  /** `columns=`: the keys of a body that count. */
  columns: readonly string[] | null;
  /** `on_conflict=`: the unique columns by which an upsert knows a row; its primary key without. */
  onConflict: readonly string[] | null;
}

/** The parameters of a request in their order, as URLSearchParams gives them. */
export type Parameters = readonly (readonly [key: string, value: string])[];
