import { describe, expect, it } from "vitest";
import {
  declarationOf,
  readDb,
  readsOf,
  type PostgrestDeclaration,
  type ReadDeclaration,
  type ReadParameter,
} from "../../codegen/document";
import { sqlType } from "../../codegen/dbCatalog";
import { queryKey } from "../../codegen/postgrestParts";
import { relations } from "~generated/db/relations";
import type { Column, Relation } from "~mocks/sandbox/postgrest/catalog";
import { isReserved, parseQuery } from "~mocks/sandbox/postgrest/parse";
import { planQuery } from "~mocks/sandbox/postgrest/plan";
import { schemaDifferences } from "./readShape";

const db = await readDb("openapi/db.yaml", "openapi/db");
const schemas = db.components.schemas;

interface NamedRead {
  path: string;
  declaration: PostgrestDeclaration;
  read: ReadDeclaration;
}

const reads: NamedRead[] = Object.entries(db.paths).flatMap(([path, item]) =>
  readsOf(item).map((read) => ({ path, declaration: declarationOf(item), read })),
);

/** Rows of a function or of a custom view's table have columns but no links. */
function rowsOnly(name: string, { row, resource, key }: PostgrestDeclaration): Relation {
  const columns = Object.entries(schemas[row]?.properties ?? {}).map(
    ([column, schema]): [string, Column] => [
      column,
      { type: sqlType(schema) as Column["type"], nullable: true },
    ],
  );
  return {
    name,
    kind: "view",
    columns: Object.fromEntries(columns),
    primaryKey: key,
    methods: ["GET"],
    resource,
    links: [],
  };
}

function relationOf({ path, declaration }: NamedRead): Relation {
  return relations[path.slice(1)] ?? rowsOnly(path.slice(1), declaration);
}

/** A value that the operator can be read with. */
const sampleValues: Readonly<Record<ReadParameter["operator"], string>> = {
  eq: "eq.1",
  neq: "neq.1",
  in: "in.(1)",
  gt: "gt.1",
  gte: "gte.1",
  lt: "lt.1",
  lte: "lte.1",
  ilike: "ilike.*a*",
  is: "is.null",
  "not.is": "not.is.null",
  cs: "cs.{a}",
  filter: "in.(a)",
  arg: "",
  or: "",
  raw: "is.null",
};

/** What a parameter adds to the query: a filter of each of its columns. */
function sampleOf(parameter: ReadParameter): [string, string][] {
  const columns = [parameter.column].flat();
  if (parameter.operator === "arg") return [];
  if (parameter.operator === "or")
    return [
      [queryKey(parameter), `(${columns.map((column) => `${column}.ilike."*a*"`).join(",")})`],
    ];
  return columns
    .filter((column) => parameter.operator !== "raw" || !isReserved(column))
    .map((column) => [column, sampleValues[parameter.operator]]);
}

/** Every parameter that the read can send, all at once; `lastItem` is a column to put behind the select. */
function sampleQuery({ select, fixed, order, sort, params }: ReadDeclaration, lastItem?: string) {
  const terms = [order, ...(sort ?? []).map((column) => `${column}.desc`)].filter(Boolean);
  return parseQuery([
    ["select", lastItem ? `${select},${lastItem}` : select],
    ...Object.entries(fixed ?? {}),
    ...(terms.length > 0 ? [["order", terms.join(",")] as const] : []),
    ...Object.values(params ?? {}).flatMap(sampleOf),
  ]);
}

const named = reads.map((entry) => [entry.read.name, entry] as const);

describe("a named read", () => {
  it("has a name of its own", () => {
    const names = reads.map(({ read }) => read.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  // PostgREST reads a select as far as it can and drops the rest without a word.
  it.each(named)("%s has a select that can be read to its end", (_, { read }) => {
    expect(sampleQuery(read, "behind_the_last").select.at(-1)).toMatchObject({
      kind: "field",
      field: { column: "behind_the_last" },
    });
  });

  it.each(named)("%s names columns and links that exist", (_, entry) => {
    expect(() => planQuery(relations, relationOf(entry), sampleQuery(entry.read))).not.toThrow();
  });

  it.each(named)(
    "%s passes arguments that its function takes, and the required ones",
    (_, entry) => {
      const { declaration, read } = entry;
      const passed = Object.values(read.params ?? {}).filter(({ operator }) => operator === "arg");
      const takes = Object.entries(declaration.args ?? {});
      const names = passed.flatMap(({ column }) => column);
      expect(takes.map(([name]) => name)).toEqual(expect.arrayContaining(names));
      const always = passed.filter(({ required }) => required).flatMap(({ column }) => column);
      const required = takes.filter(([, argument]) => argument.required).map(([name]) => name);
      expect(always).toEqual(expect.arrayContaining(required));
    },
  );

  // Two `or` of one request would need a list, which a read's caller cannot give.
  it.each(named)("%s sends no logic tree twice", (_, { read }) => {
    const trees = Object.values(read.params ?? {})
      .map(queryKey)
      .filter(isReserved);
    expect(new Set(trees).size).toBe(trees.length);
  });

  it.each(named.filter(([, { declaration }]) => declaration.kind !== "dynamic"))(
    "%s has a result schema that is what its select yields",
    (_, entry) => {
      const node = planQuery(relations, relationOf(entry), sampleQuery(entry.read));
      const rowOf = (relation: string) => {
        const item = db.paths[`/${relation}`];
        return item ? schemas[declarationOf(item).row] : undefined;
      };
      expect(schemaDifferences(schemas, rowOf, node, entry.read.result)).toEqual([]);
    },
  );
});
