import * as v from "valibot";
import { count, flag, oneOf, optionalText } from "~/components/address/searchParts";

export const sortKeys = ["name", "status", "uptime", "latency", "transition"] as const;
export const checkTabs = ["history", "graph", "spec", "relationships"] as const;
export const pivotCells = ["health", "uptime", "latency"] as const;

/**
 * Everything that the health page shows, as its address holds it (spec 2 §2 "Health page query parameters", and the
 * settings that the spec leaves elsewhere). A missing parameter means the default; a value that cannot be read counts
 * as missing, except `labels`, which is kept so that the page can say what is wrong with it.
 */
export const healthSearch = v.object({
  timeRange: optionalText,
  checkId: optionalText,
  layout: oneOf(["table", "card"]),
  query: optionalText,
  labels: v.optional(v.unknown()),
  sortBy: oneOf(sortKeys),
  sortDesc: flag,
  pivotBy: optionalText,
  pivotLabel: optionalText,
  pivotCellType: oneOf(pivotCells),
  hidePassing: flag,
  groupBy: optionalText,
  tabBy: optionalText,
  tab: optionalText,
  refresh: optionalText,
  checkTab: oneOf(checkTabs),
  runStatus: oneOf(["healthy", "unhealthy"]),
  runDuration: optionalText,
  runPage: count,
  runPageSize: count,
});

export type HealthSearch = v.InferOutput<typeof healthSearch>;

/** Changes of the address: `undefined` takes a parameter away. */
export type ChangeSearch = (change: Partial<HealthSearch>, options?: { push?: boolean }) => void;

export const defaults = {
  timeRange: "1h",
  layout: "table",
  sortBy: "name",
  sortDesc: false,
  hidePassing: true,
  groupBy: "canary_name",
  tabBy: "namespace",
} as const;

/** The change that writes `value`, or takes the parameter away where it is the default. */
export function orDefault<Key extends keyof typeof defaults>(
  key: Key,
  value: HealthSearch[Key],
): Partial<HealthSearch> {
  return { [key]: value === defaults[key] ? undefined : value };
}
