import * as v from "valibot";
import { count, flag, oneOf, optionalText } from "~/components/address/searchParts";

export const sortKeys = ["name", "status", "uptime", "latency", "transition", "failure"] as const;
const healthStates = ["healthy", "unhealthy", "unknown"] as const;
export const checkTabs = ["history", "uptime", "graph", "spec", "relationships"] as const;
export const pivotCells = ["health", "uptime", "latency"] as const;

/** What the address holds of an open check; any page that opens one keeps it under these names. */
export const checkEntries = {
  checkId: optionalText,
  timeRange: optionalText,
  checkTab: oneOf(checkTabs),
  runStatus: oneOf(["healthy", "unhealthy"]),
  runDuration: optionalText,
  runPage: count,
  runPageSize: count,
  /** Runs of one window alone: first and last moment, ISO. */
  runFrom: optionalText,
  runTo: optionalText,
  /** Time of the run that is unfolded. */
  run: optionalText,
};
const checkSearch = v.object(checkEntries);
export type CheckSearch = v.InferOutput<typeof checkSearch>;

/**
 * Everything that the health page shows, as its address holds it (spec 2 §2 "Health page query parameters", and the
 * settings that the spec leaves elsewhere). A missing parameter means the default; a value that cannot be read counts
 * as missing, except `labels`, which is kept so that the page can say what is wrong with it.
 */
export const healthSearch = v.object({
  ...checkEntries,
  layout: oneOf(["table", "card"]),
  query: optionalText,
  labels: v.optional(v.unknown()),
  sortBy: oneOf(sortKeys),
  sortDesc: flag,
  pivotBy: optionalText,
  pivotLabel: optionalText,
  pivotCellType: oneOf(pivotCells),
  hidePassing: flag,
  /** Only checks of this health, whatever hidePassing says. */
  health: oneOf(healthStates),
  /** Only checks that speak for this component or for what is below it. */
  component: optionalText,
  groupBy: optionalText,
  tabBy: optionalText,
  tab: optionalText,
  refresh: optionalText,
  /** Whether the dialog that runs several checks is open. */
  runMany: flag,
});

/** What belongs to an open check and goes when it closes. */
export const withoutCheck: Partial<CheckSearch> = {
  checkId: undefined,
  timeRange: undefined,
  checkTab: undefined,
  runStatus: undefined,
  runDuration: undefined,
  runPage: undefined,
  runFrom: undefined,
  runTo: undefined,
  run: undefined,
};

export type HealthSearch = v.InferOutput<typeof healthSearch>;

/** Changes of the address: `undefined` takes a parameter away. */
export type ChangeSearch = (change: Partial<HealthSearch>, options?: { push?: boolean }) => void;

export type ChangeCheck = (change: Partial<CheckSearch>, options?: { push?: boolean }) => void;

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
