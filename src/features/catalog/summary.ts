import type { CatalogSummaryQuery, CatalogSummaryRow } from "~generated/catalog/types.gen";
import { formatTagFilters, parseTagFilters, type TagFilter } from "~/lib/labels/tagFilters";
import { parseTriState, triStateToServer } from "~/lib/labels/triState";
import { isCounted, parseGroupBy, providerOf, type GroupKey } from "./groupBy";
import { groupTree, type GroupFigures, type GroupNode } from "./groupTree";
import { showsList, type CatalogSearch } from "./search";

/** Keys of a summary whose address names none (facts 4.3). */
export const usualGroups = "config_class,type";

/** What a summary is grouped by. */
export const summaryKeys = (search: CatalogSearch): readonly GroupKey[] => {
  const keys = parseGroupBy(search.groupBy).filter(isCounted);
  return keys.length > 0 ? keys : parseGroupBy(usualGroups);
};

const wireKey = (key: GroupKey): string =>
  key.kind === "tag" ? key.key : key.kind === "column" ? key.name : "type";

/** Whether the call can say these tags: it separates values by commas, and a sign in front has a meaning of its own. */
export const canSummarize = (filters: readonly TagFilter[]): boolean =>
  filters.every(({ value }) => value !== "" && !/[,*]|^!/.test(value));

/** Whether the address shows the summary: nothing asks for the list, and the call can say all filters and keys. */
export const showsSummary = (search: CatalogSearch): boolean =>
  !showsList(search) &&
  search.agent === undefined &&
  canSummarize(parseTagFilters(search.labels)) &&
  parseGroupBy(search.groupBy).every(isCounted);

function labelFilter(filters: readonly TagFilter[]): Record<string, string> | undefined {
  const found = new Map<string, string[]>();
  for (const { key, value, mark } of filters)
    found.set(key, [...(found.get(key) ?? []), mark === 1 ? value : `!${value}`]);
  if (found.size === 0) return undefined;
  return Object.fromEntries([...found].map(([key, values]) => [key, values.join(",")]));
}

/** What the call is asked: 30 days of changes, insights and cost (facts 4.4). */
export function summaryQuery(search: CatalogSearch): CatalogSummaryQuery {
  const keys = summaryKeys(search);
  const tags = keys.flatMap((key) => (key.kind === "tag" ? [key.key] : []));
  const filter = labelFilter(parseTagFilters(search.labels));
  const status = triStateToServer(parseTriState(search.status));
  const health = triStateToServer(parseTriState(search.health));
  return {
    groupBy: [...new Set(keys.map(wireKey))],
    deleted: search.showDeleted === true,
    changes: { since: "30d" },
    analysis: { since: "30d" },
    cost: "30d",
    ...(tags.length > 0 && { tags }),
    ...(filter && { filter }),
    ...(status !== undefined && { status }),
    ...(health !== undefined && { health }),
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

function valueOf(row: CatalogSummaryRow, key: GroupKey): string | null {
  const value = textOf(Reflect.get(row, wireKey(key)));
  return key.kind === "provider" ? providerOf(value) : value;
}

function figuresOf(row: CatalogSummaryRow): GroupFigures {
  const { count, health, changes, analysis, cost_30d: cost } = row;
  return {
    count,
    health: health ?? {},
    analysis: analysis ?? {},
    ...(changes !== undefined && { changes }),
    ...(typeof cost === "number" && { cost }),
    created: row.created_at,
    updated: row.updated_at,
  };
}

/** The rows of the call as groups of groups. */
export const summaryTree = (
  rows: readonly CatalogSummaryRow[],
  keys: readonly GroupKey[],
): readonly GroupNode[] =>
  groupTree(
    rows.map((row) => ({
      values: keys.map((key) => valueOf(row, key)),
      figures: figuresOf(row),
    })),
  );

/**
 * The address of what is inside of a group: its type and tags become filters, no value of a tag an empty one. Undefined
 * where an address cannot say it, such as items without a type.
 */
export function insideOf(
  { values }: Pick<GroupNode, "values">,
  keys: readonly GroupKey[],
  search: CatalogSearch,
): Partial<CatalogSearch> | undefined {
  let configType = search.configType;
  let { status, health } = search;
  let provider: string | undefined;
  let insight: string | undefined;
  let name: string | undefined;
  const filters = [...parseTagFilters(search.labels)];
  for (const [depth, value] of values.entries()) {
    const key = keys[depth];
    if (!key) return undefined;
    if (key.kind === "tag") {
      const others = filters.filter((filter) => filter.key !== key.key);
      filters.splice(0, filters.length, ...others, { key: key.key, value: value ?? "", mark: 1 });
    } else if (value === null) return undefined;
    else if (key.kind === "provider") provider = value;
    // The grammar of the search has no word for a key of other signs.
    else if (key.kind === "analysis" && /^[\w-]+$/.test(value)) insight = value;
    else if (key.kind === "column" && key.name === "type") configType = value;
    else if (key.kind === "column" && key.name === "name") name = value;
    else if (key.kind === "column" && key.name === "status") status = marked(value);
    else if (key.kind === "column" && key.name === "health") health = marked(value);
    else return undefined;
  }
  return {
    configType,
    labels: formatTagFilters(filters),
    status,
    health,
    agent: search.agent,
    showDeleted: search.showDeleted,
    search: searchOf([
      search.search?.includes("|") ? `(${search.search})` : search.search,
      configType === undefined && provider !== undefined && `type=${searchWord(provider)}::*`,
      name !== undefined && `name=${searchWord(name)}`,
      insight !== undefined && `analysis.${insight}=*`,
    ]),
    ...(configType === undefined && { view: "list" as const }),
  };
}

const searchOf = (parts: readonly (string | false | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(" ") || undefined;

const marked = (value: string) => `${value.replaceAll(":", "____").replaceAll(",", "||||")}:1`;
const searchWord = (value: string) => (/[\s()|"',]/.test(value) ? JSON.stringify(value) : value);
