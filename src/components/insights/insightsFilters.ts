import { parseTriState, triStateToServer, type TriState } from "~/lib/labels/triState";
import { parseTypeFilters } from "~/lib/labels/typeFilters";
import type { InsightsSearch } from "./insightsEntries";

/** A plain word in the address, as single choices write it, counts as included. */
const marks = (text: string | undefined): TriState => {
  const parsed = parseTriState(text);
  return parsed.size === 0 && text !== undefined && !text.includes(":")
    ? new Map([[text, 1]])
    : parsed;
};

const lowered = (value: TriState): TriState =>
  new Map([...value].map(([item, mark]) => [item.toLowerCase(), mark]));

/** What an address asks of the insights. */
export interface InsightsFilters {
  configTypes: TriState;
  types: TriState;
  severities: TriState;
  analyzers: TriState;
  sources: TriState;
  statuses: TriState;
  /** Empty for all. */
  component: string;
}

/** Reads the filters; severities are in small letters on the wire, whatever an old address says. */
export const insightsFilters = (search: Partial<InsightsSearch>): InsightsFilters => ({
  configTypes: search.configTypes
    ? parseTypeFilters(search.configTypes)
    : new Map(search.configType ? [[search.configType, 1]] : []),
  types: marks(search.type),
  severities: lowered(marks(search.severity)),
  analyzers: marks(search.analyzer),
  sources: marks(search.source),
  statuses: marks(search.status),
  component: search.component ?? "",
});

/** The filters as both reads take them. */
export function insightsParams(filters: InsightsFilters, text: string | undefined) {
  const params = {
    types: triStateToServer(filters.types),
    severities: triStateToServer(filters.severities),
    statuses: triStateToServer(filters.statuses),
    analyzers: triStateToServer(filters.analyzers),
    sources: triStateToServer(filters.sources),
    configTypes: triStateToServer(filters.configTypes),
    text,
  };
  return Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== undefined),
  ) as Partial<Record<keyof typeof params, string>>;
}

/** Whether anything narrows the insights. */
export const isNarrowed = (search: InsightsSearch): boolean =>
  Object.keys(unfiltered).some(
    (key) => key !== "pageIndex" && Reflect.get(search, key) !== undefined,
  );

/** Takes every filter away. */
export const unfiltered = {
  query: undefined,
  configType: undefined,
  configTypes: undefined,
  type: undefined,
  severity: undefined,
  analyzer: undefined,
  source: undefined,
  component: undefined,
  status: undefined,
  pageIndex: undefined,
} satisfies Partial<InsightsSearch>;
