import type { Catalog, Relation } from "./catalog";
import { notEmbedded, PostgrestError, unknownColumn } from "./errors";
import { resolveLink, type ResolvedLink } from "./links";
import type { FieldRef, Filter, Query, Rows, SelectItem } from "./query";

/** One key of an answer's rows. */
export type Output =
  | {
      kind: "field";
      key: string;
      field: FieldRef;
      cast: string | null;
      masked?: "whole" | "within";
    }
  | { kind: "embed"; key: string; target: string; link: ResolvedLink; inner: boolean; node: Node };

/** An embedded relation. */
export type Embed = Extract<Output, { kind: "embed" }>;

/** What to read of one relation; every name in it exists in the catalog. */
export interface Node {
  relation: Relation;
  outputs: readonly Output[];
  rows: Rows;
}

const casts = new Set([
  ..."text integer int int4 bigint int8 numeric float8 real boolean bool uuid date".split(" "),
  ..."time timestamp timestamptz interval json jsonb".split(" "),
]);

function checkField(relation: Relation, field: FieldRef): void {
  if (!Object.hasOwn(relation.columns, field.column))
    throw unknownColumn(relation.name, field.column);
}

function checkFilter(relation: Relation, filter: Filter): void {
  if (filter.kind === "test") checkField(relation, filter.field);
  else for (const branch of filter.filters) checkFilter(relation, branch);
}

/** An order by another relation needs one row of it for each row. */
function checkRelatedOrder(node: Node, name: string, field: FieldRef): void {
  const embed = embedNamed(node, name);
  if (!embed) throw notEmbedded(name);
  if (!embed.link.toOne)
    throw new PostgrestError(
      400,
      "PGRST118",
      `A related order on '${name}' is not possible`,
      `'${node.relation.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    );
  checkField(embed.node.relation, field);
}

function checkRows(node: Node, rows: Rows): void {
  for (const filter of rows.filters) checkFilter(node.relation, filter);
  for (const { field, embed } of rows.order ?? [])
    if (embed === null) checkField(node.relation, field);
    else checkRelatedOrder(node, embed, field);
}

/** The key under which a json path comes back: its last name, else the column. */
function keyOf({ column, path }: FieldRef): string {
  const name = path.findLast((step) => typeof step.key === "string")?.key;
  return name === undefined ? column : String(name);
}

function outputsOf(catalog: Catalog, relation: Relation, item: SelectItem): Output[] {
  if (item.kind === "all")
    return Object.keys(relation.columns).map((column) => ({
      kind: "field",
      key: column,
      field: { column, path: [] },
      cast: null,
    }));
  if (item.kind === "field") {
    checkField(relation, item.field);
    if (item.cast !== null && !casts.has(item.cast))
      throw new PostgrestError(400, "42704", `type "${item.cast}" does not exist`);
    const { field, cast } = item;
    return [{ kind: "field", key: item.alias ?? keyOf(field), field, cast }];
  }
  const { target, inner } = item;
  const link = resolveLink(catalog, relation, target, item.hint);
  const node = planNode(catalog, link.target, item.items);
  return [{ kind: "embed", key: item.alias ?? target, target, link, inner, node }];
}

/** Of several outputs with one key the last one stays, as it would in a parsed answer. */
function planNode(catalog: Catalog, relation: Relation, select: readonly SelectItem[]): Node {
  const outputs = new Map<string, Output>();
  for (const item of select)
    for (const output of outputsOf(catalog, relation, item)) outputs.set(output.key, output);
  const rows: Rows = { filters: [], order: null, limit: null, offset: 0 };
  return { relation, outputs: [...outputs.values()], rows };
}

/** The embed that a name means: its alias, else its target. */
export function embedNamed(node: Node, name: string): Embed | undefined {
  const embeds = node.outputs.filter((output) => output.kind === "embed");
  return (
    embeds.find((embed) => embed.key === name) ?? embeds.find((embed) => embed.target === name)
  );
}

/** The embedded node that a path of aliases or targets means. */
function nodeAt(root: Node, path: readonly string[]): Node {
  let node = root;
  for (const name of path) {
    const found = embedNamed(node, name);
    if (!found) throw notEmbedded(name);
    node = found.node;
  }
  return node;
}

/**
 * Looks up every name of a query.
 * @throws PostgrestError 42703 for unknown columns; PGRST108, PGRST118, PGRST200 and PGRST201 for embeds.
 */
export function planQuery(catalog: Catalog, relation: Relation, query: Query): Node {
  const root = planNode(catalog, relation, query.select);
  checkRows(root, query.root);
  root.rows = query.root;
  for (const { path, rows } of query.embedded) {
    const node = nodeAt(root, path);
    checkRows(node, rows);
    node.rows = rows;
  }
  return root;
}
