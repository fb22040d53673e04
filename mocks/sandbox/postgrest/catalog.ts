/** What the PostgREST layer knows of a relation. `npm run generate` writes it from `x-postgrest` (generated/db/relations.ts). */

export type ColumnType =
  | "uuid"
  | "text"
  | "text[]"
  | "smallint[]"
  | "timestamp"
  | "timestamptz"
  | "jsonb"
  | "boolean"
  | "integer"
  | "bigint"
  | "numeric";

export interface Column {
  type: ColumnType;
  nullable: boolean;
  /** Computed by the database: never accepted in a body. */
  generated?: boolean;
  /** Masked for readers who may not write the relation: as a whole, or what is secret within it. */
  secret?: true | "within";
}

/** A many-to-one link, readable from both ends. */
export interface Link {
  /** Column of the relation that holds the link. */
  column: string;
  /** Relation (table or view) at the other end. One foreign key may be listed once per relation that stands for its target. */
  target: string;
  targetColumn: string;
  /** The other columns of a composite key. */
  also?: readonly { column: string; targetColumn: string }[];
  /** Name of the foreign key; the hint in `target!constraint(...)`. */
  constraint: string;
}

/** No table of the backend takes a PUT, which its role check refuses; the layer knows it all the same. */
export type DbMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export interface Relation {
  name: string;
  kind: "table" | "view";
  /** In the contract's order. */
  columns: Readonly<Record<string, Column>>;
  primaryKey: readonly string[];
  methods: readonly DbMethod[];
  /** Console resource of the role matrix; GET needs read, everything else write. */
  resource: string;
  links: readonly Link[];
}

export type Catalog = Readonly<Record<string, Relation>>;
