import { parseDocument } from "yaml";
import type { SpecName } from "~/lib/yaml/specNames";
import { yamlPlace, type YamlPlace } from "~/lib/yaml/yamlPlace";
import { changeColumns, itemColumns } from "./queryColumns";

type Spec = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Spec =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const recordIn = (spec: Spec, key: string): Spec => {
  const value = spec[key];
  return isRecord(value) ? value : {};
};

const textsIn = (spec: Spec, list: string, key: string): string[] => {
  const entries: unknown = spec[list];
  return Array.isArray(entries)
    ? entries.flatMap((entry: unknown) => {
        const value = isRecord(entry) ? entry[key] : undefined;
        return typeof value === "string" ? [value] : [];
      })
    : [];
};

/** What a text says so far, as far as it can be read. */
function roughSpec(text: string): Spec {
  try {
    const document = parseDocument(text, { logLevel: "silent", uniqueKeys: false });
    const value: unknown = document.toJS();
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Columns that the rows of a query have, as far as its source says. */
function columnsOf(spec: Spec, query: string): readonly string[] {
  const one = recordIn(spec, "queries")[query];
  if (!isRecord(one)) return [];
  const named = Object.keys(recordIn(one, "columns"));
  const known = "configs" in one ? itemColumns : "changes" in one ? changeColumns : [];
  return [...new Set([...named, ...known])];
}

const queriesOf = (spec: Spec): string[] => Object.keys(recordIn(spec, "queries"));
const variablesOf = (spec: Spec): string[] => textsIn(spec, "templating", "key");

const TABLES =
  /\b(?:from|join)\s+(\w+)(?:\s+(?:as\s+)?(?!(?:on|where|group|order|left|right|inner|join|limit|cross|full|union)\b)(\w+))?/gi;

/** Tables of a statement by the names that it calls them. */
function tablesIn(sql: string, queries: readonly string[]): Map<string, string> {
  const tables = new Map<string, string>();
  for (const [, table = "", alias] of sql.matchAll(TABLES))
    if (queries.includes(table)) tables.set(alias ?? table, table);
  return tables;
}

const named = (names: Iterable<string>, detail: string): SpecName[] =>
  [...new Set(names)].map((label) => ({ label, detail }));

/** Columns of the table's rows: what the statement names anew, and those of the queries where it takes all of them. */
function rowColumns(spec: Spec): SpecName[] {
  const { merge } = spec;
  const queries = queriesOf(spec);
  const sql = typeof merge === "string" ? merge : "";
  const aliases = [...sql.matchAll(/\bas\s+(\w+)\s*(?=,|\bfrom\b|$)/gi)].map(
    ([, name = ""]) => name,
  );
  const listed = [...sql.matchAll(/(?:\bselect|,)\s+(?:\w+\.)?([a-z_]\w*)\s*(?=,|\bfrom\b)/gi)].map(
    ([, name = ""]) => name,
  );
  const isWhole = sql === "" || /\bselect\s+(?:[^()]*,\s*)?(?:\w+\.)?\*/i.test(sql);
  const sources = sql === "" ? queries : [...tablesIn(sql, queries).values()];
  return [
    ...named([...aliases, ...listed], "column of merge"),
    ...(isWhole
      ? sources.flatMap((query) => named(columnsOf(spec, query), `column of ${query}`))
      : []),
  ];
}

/** Once each, what comes first wins. */
const once = (names: readonly SpecName[]): SpecName[] =>
  [...new Map(names.toReversed().map((name) => [name.label, name])).values()].toReversed();

function inSql(spec: Spec, before: string, after: string): SpecName[] {
  const queries = queriesOf(spec);
  if (/\b(?:from|join)\s+(?:\w+(?:\s+\w+)?\s*,\s*)*\w*$/i.test(before))
    return named(queries, "query");
  // Within a text there are no names.
  if (((before.match(/'/g)?.length ?? 0) & 1) === 1) return [];
  const tables = tablesIn(`${before}${after}`, queries);
  const qualifier = /(\w+)\.\w*$/.exec(before)?.[1];
  if (qualifier !== undefined) {
    const query = tables.get(qualifier) ?? qualifier;
    return named(columnsOf(spec, query), `column of ${query}`);
  }
  const sources = tables.size > 0 ? [...tables.values()] : queries;
  return [
    ...sources.flatMap((query) => named(columnsOf(spec, query), `column of ${query}`)),
    ...named(tables.keys(), "query"),
  ];
}

/** Names that go on behind `row.`, or `row` itself. */
const inExpression = (spec: Spec, before: string): SpecName[] =>
  /\brow\.\w*$/.test(before)
    ? once(rowColumns(spec))
    : /(?:^|[^\w.])r?o?$/.test(before)
      ? [{ label: "row", detail: "row of the table" }]
      : [];

function atKey(spec: Spec, { keys, hasColon }: YamlPlace): SpecName[] {
  const colon = hasColon ? "" : ": ";
  const asKeys = (names: readonly SpecName[]) =>
    names.map((name) => ({ ...name, insert: `${name.label}${colon}` }));
  const path = keys.join(".");
  if (path === "mapping") {
    const taken = Object.keys(recordIn(spec, "mapping"));
    return asKeys(named(textsIn(spec, "columns", "name"), "column")).filter(
      ({ label }) => !taken.includes(label),
    );
  }
  if (path === "display.plugins.variables") return asKeys(named(variablesOf(spec), "variable"));
  return [];
}

/**
 * Names of a view's own that can stand where the caret is: queries and their columns in SQL, columns in mappings, links,
 * icons and bounds, variables where something depends on them.
 * @param text the spec in YAML, finished or not.
 */
export function viewNames(text: string, offset: number): readonly SpecName[] {
  const place = yamlPlace(text, offset);
  const { keys, before, after } = place;
  const [top, ...below] = keys;
  if (top === undefined) return [];
  const spec = roughSpec(text);
  if (before === undefined) return atKey(spec, place);
  if (/\$\(\.var\.\w*$/.test(before)) return named(variablesOf(spec), "variable");
  const path = below.join(".");
  if (top === "merge" || (top === "panels" && path === "query"))
    return once(inSql(spec, before, after));
  if (top === "mapping") return inExpression(spec, before);
  if (top === "templating" && path === "dependsOn") return named(variablesOf(spec), "variable");
  if (top !== "columns") return [];
  if (path === "name") {
    // The one that is being written is among them, unfinished.
    const taken = textsIn(spec, "columns", "name").filter((name) => name !== before.trim());
    return once(rowColumns(spec)).filter(({ label }) => !taken.includes(label));
  }
  return path === "icon" || /(?:^|\.)(?:max|min|config)$|^url\.view\.filter\.|^gauge\./.test(path)
    ? inExpression(spec, before)
    : [];
}
