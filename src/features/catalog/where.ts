import { localAgent } from "~/components/record/origin";
import { parseTagFilters, type TagFilter } from "~/lib/labels/tagFilters";
import { parseTriState, type TriState } from "~/lib/labels/triState";
import { parseSearchText, SearchTextError } from "~/lib/search/searchText";
import { searchCondition, type SearchFields } from "~/lib/search/searchConditions";
import {
  allOf,
  anyOf,
  isIn,
  isLike,
  isNotIn,
  jsonText,
  whereOf,
  type Condition,
} from "~/lib/wire/postgrest";
import type { CatalogSearch } from "./search";

const text = (column: string) => ({ column, type: "text" }) as const;
const number = (column: string) => ({ column, type: "number" }) as const;
const time = (column: string) => ({ column, type: "time" }) as const;

/** What the search box of the catalog knows of its items. */
export const configFields: SearchFields = {
  fields: {
    name: text("name"),
    type: text("type"),
    status: text("status"),
    health: text("health"),
    namespace: text("namespace"),
    config_class: text("config_class"),
    source: text("source"),
    description: text("description"),
    external_id: { column: "external_id", type: "list" },
    id: { column: "id", type: "id" },
    agent_id: { column: "agent_id", type: "id" },
    changes: number("changes"),
    cost_total_1d: number("cost_total_1d"),
    cost_total_7d: number("cost_total_7d"),
    cost_total_30d: number("cost_total_30d"),
    created: time("created_at"),
    created_at: time("created_at"),
    updated: time("updated_at"),
    updated_at: time("updated_at"),
    deleted: time("deleted_at"),
    deleted_at: time("deleted_at"),
  },
  maps: { tags: "tags", labels: "labels", analysis: "analysis" },
  words: ["name", "type", "description", "namespace"],
};

/** What a three-state list asks of a column. */
function listed(column: string, marks: TriState): readonly Condition[] {
  const wanted = [...marks].filter(([, mark]) => mark === 1).map(([item]) => item);
  const unwanted = [...marks].filter(([, mark]) => mark === -1).map(([item]) => item);
  return [
    ...(wanted.length > 0 ? [isIn(column, wanted)] : []),
    ...(unwanted.length > 0 ? [isNotIn(column, unwanted)] : []),
  ];
}

/** Values of each key that has this mark. */
function valuesByKey(filters: readonly TagFilter[], mark: 1 | -1) {
  const found = new Map<string, string[]>();
  for (const filter of filters)
    if (filter.mark === mark)
      found.set(filter.key, [...(found.get(filter.key) ?? []), filter.value]);
  return [...found];
}

/** Items without the tag; an empty one counts as none, as in the groups of the summary. */
const isUntagged = (key: string): Condition =>
  `or(${jsonText("tags", key)}.is.null,${jsonText("tags", key)}.eq."")`;

/**
 * What tag and label filters ask: a pair counts wherever it stands, several values of one key are alternatives, and an
 * empty value stands for items without the tag.
 */
function tagConditions(filters: readonly TagFilter[]): readonly Condition[] {
  const columns = (key: string) => [jsonText("tags", key), jsonText("labels", key)];
  const included = valuesByKey(filters, 1).map(([key, values]) =>
    anyOf([
      ...(values.includes("") ? [isUntagged(key)] : []),
      ...(values.some((value) => value !== "")
        ? columns(key).map((field) => isIn(field, values))
        : []),
    ]),
  );
  const excluded = valuesByKey(filters, -1).map(([key, values]) =>
    allOf([
      ...(values.includes("") ? [`not.${isUntagged(key)}`] : []),
      ...columns(key).map((field) => isNotIn(field, values)),
    ]),
  );
  return [...included, ...excluded].filter((condition) => condition !== undefined);
}

const fieldWords = (words: string) =>
  anyOf(configFields.words.map((column) => isLike(column, `*${words}*`)));

/** The search text as a condition; one that is no search is looked for as it stands, and `issue` says why. */
export function searchPart(search: string | undefined, now: Date) {
  if (search === undefined) return {};
  try {
    const { term, order } = parseSearchText(search);
    return { condition: searchCondition(term, configFields, now), order };
  } catch (error) {
    if (!(error instanceof SearchTextError)) throw error;
    return { condition: fieldWords(search.replaceAll("*", "")), issue: error.message };
  }
}

/** What the catalog's reads ask for, from its address. */
export function catalogWhere(search: CatalogSearch, now: Date, more: readonly Condition[] = []) {
  const { condition, order, issue } = searchPart(search.search, now);
  const agents = new Map(
    [...parseTriState(search.agent)].map(([id, mark]) => [id === "local" ? localAgent : id, mark]),
  );
  const where = whereOf([
    ...tagConditions(parseTagFilters(search.labels)),
    ...listed("status", parseTriState(search.status)),
    ...listed("health", parseTriState(search.health)),
    ...listed("agent_id", agents),
    condition,
    ...more,
  ]);
  return {
    filter: {
      ...(search.configType !== undefined && { type: search.configType }),
      ...(where !== undefined && { where }),
      ...(!search.showDeleted && { isLive: true as const }),
    },
    order,
    issue,
  };
}
