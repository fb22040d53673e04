import type { CatalogChangesQuery } from "~generated/catalog/types.gen";
import { formatTagFilters, parseTagFilters, type TagFilter } from "~/lib/labels/tagFilters";
import {
  formatTriState,
  parseTriState,
  toggleTriState,
  triStateToServer,
  type TriState,
  type TriStateMark,
} from "~/lib/labels/triState";
import { formatTypeFilters, parseTypeFilters } from "~/lib/labels/typeFilters";
import {
  readTimeRange,
  timeRangeFault,
  timeRangeForServer,
  type TimeRange,
} from "~/lib/time/timeRange";
import type { ChangesSearch } from "./changesEntries";

/** Cells of the table that a list of changes can be filtered by. */
const cellKeys = [
  "id",
  "changeType",
  "summary",
  "source",
  "created_by",
  "external_created_by",
] as const;
export type CellKey = (typeof cellKeys)[number];

/** Severities, the worst first; choosing one means that one or more severe ones. */
export const severities = ["critical", "high", "medium", "low", "info"] as const;

const usualRange: TimeRange = { type: "relative", display: "2 days", range: "now-2d" };

/** Steps along relationships that changes of others are looked for (spec 1 §9). */
const depth = 5;

/** What an address asks for, with the defaults in place. */
export interface ChangesFilters {
  types: TriState;
  cells: Readonly<Record<CellKey, TriState>>;
  /** Empty for any. */
  severity: string;
  tags: readonly TagFilter[];
  agents: TriState;
  range: TimeRange;
  /** Why the address's range does not hold, as a sentence. */
  rangeFault: string | undefined;
  showDeleted: boolean;
  upstream: boolean;
  downstream: boolean;
  soft: boolean;
}

/** Where in the list somebody is and how it is shown; the rest of an address says which changes are meant. */
export const placeKeys = [
  "changeId",
  "lanes",
  "pageIndex",
  "pageSize",
  "sortBy",
  "sortOrder",
] as const satisfies readonly (keyof ChangesSearch)[];

type Narrowing = Omit<ChangesSearch, (typeof placeKeys)[number]>;

/** Reads the filters; `showDeleted` is what the reader prefers where the address says nothing. */
export function changesFilters(search: Narrowing, showDeleted = false): ChangesFilters {
  const severity = search.severity?.toLowerCase() ?? "";
  return {
    types: search.configTypes
      ? parseTypeFilters(search.configTypes)
      : new Map(search.configType ? [[search.configType, 1]] : []),
    cells: {
      id: parseTriState(search.id),
      changeType: parseTriState(search.changeType),
      summary: parseTriState(search.summary),
      source: parseTriState(search.source),
      created_by: parseTriState(search.created_by),
      external_created_by: parseTriState(search.external_created_by),
    },
    severity: severities.some((known) => known === severity) ? severity : "",
    tags: parseTagFilters(search.tags),
    agents: parseTriState(search.agent),
    range: readTimeRange(search, { log: () => {} }) ?? usualRange,
    rangeFault: timeRangeFault(search),
    showDeleted: search.showDeleted ?? showDeleted,
    upstream: search.upstream ?? false,
    downstream: search.downstream ?? true,
    soft: search.soft ?? false,
  };
}

/** Every change of a filter starts again at the first page. */
const firstPage = { pageIndex: undefined } satisfies Partial<ChangesSearch>;

/** Changes of the address that set one filter. */
export const setTypes = (types: TriState): Partial<ChangesSearch> => ({
  configTypes: formatTypeFilters(types),
  configType: undefined,
  ...firstPage,
});
export const setCell = (key: CellKey | "agent", value: TriState): Partial<ChangesSearch> => ({
  [key]: formatTriState(value),
  ...firstPage,
});
export const setTags = (tags: readonly TagFilter[]): Partial<ChangesSearch> => ({
  tags: formatTagFilters(tags),
  ...firstPage,
});
export const toggleCell = (
  { cells }: ChangesFilters,
  key: CellKey,
  value: string,
  mark: TriStateMark,
): Partial<ChangesSearch> => setCell(key, toggleTriState(cells[key], value, mark));

/** Takes every filter away; direction and range of an item's changes stay. */
export const unfiltered = {
  configTypes: undefined,
  configType: undefined,
  changeType: undefined,
  severity: undefined,
  tags: undefined,
  id: undefined,
  summary: undefined,
  source: undefined,
  created_by: undefined,
  external_created_by: undefined,
  agent: undefined,
  ...firstPage,
} satisfies Partial<ChangesSearch>;

export const isFiltered = (search: ChangesSearch): boolean =>
  Object.keys(unfiltered).some(
    (key) => key !== "pageIndex" && Reflect.get(search, key) !== undefined,
  );

/** Requirements on tags as the search reads them: `k=v`, `k!=v`, `k in (a,b)`, `k notin (a,b)`. */
export function tagSelector(filters: readonly TagFilter[]): string | undefined {
  const groups = new Map<string, { key: string; mark: TriStateMark; values: string[] }>();
  for (const { key, value, mark } of filters) {
    const id = `${mark} ${key}`;
    const group = groups.get(id) ?? { key, mark, values: [] };
    group.values.push(value);
    groups.set(id, group);
  }
  const parts = [...groups.values()].map(({ key, mark, values }) => {
    if (values.length === 1) return `${key}${mark === 1 ? "=" : "!="}${values[0]}`;
    return `${key} ${mark === 1 ? "in" : "notin"} (${values.join(",")})`;
  });
  return parts.length > 0 ? parts.join(",") : undefined;
}

const recursion = ({ upstream, downstream }: ChangesFilters) =>
  upstream ? (downstream ? "all" : "upstream") : downstream ? "downstream" : "none";

interface Asked {
  /** The item whose changes are asked for; then nothing else is asked by id. */
  configId?: string | undefined;
  timeZone?: string | undefined;
}

/** The filters as the search takes them, without page and order. */
export function changesQuery(
  filters: ChangesFilters,
  { configId, timeZone }: Asked = {},
): CatalogChangesQuery {
  const { cells, range } = filters;
  const bounds = timeRangeForServer(range, { ...(timeZone && { timeZone }) });
  const people = new Map([...cells.created_by, ...cells.external_created_by]);
  const relatives = recursion(filters);
  const query: Record<keyof CatalogChangesQuery, string | number | boolean | undefined> = {
    id: configId ?? triStateToServer(cells.id),
    config_type: triStateToServer(filters.types),
    type: triStateToServer(cells.changeType),
    severity: filters.severity || undefined,
    summary: triStateToServer(cells.summary, { encodeItems: true }),
    source: triStateToServer(cells.source, { encodeItems: true }),
    created_by: triStateToServer(people),
    agent_id: triStateToServer(filters.agents),
    tags: tagSelector(filters.tags),
    from: bounds?.from,
    to: bounds?.to,
    include_deleted_configs: filters.showDeleted,
    recursive: configId === undefined ? "none" : relatives,
    depth: configId === undefined || relatives === "none" ? undefined : depth,
    soft: filters.soft || undefined,
    sort_by: undefined,
    page: undefined,
    page_size: undefined,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}
