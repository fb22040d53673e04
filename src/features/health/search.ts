import * as v from "valibot";

/** Whatever a parameter holds, as text: `?query=42` is a search for "42". */
const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => String(value)),
  v.string(),
);
const optionalText = v.fallback(v.optional(v.pipe(text, v.trim(), v.nonEmpty())), undefined);
const flag = v.fallback(
  v.optional(
    v.pipe(
      text,
      v.picklist(["true", "false"]),
      v.transform((value) => value === "true"),
    ),
  ),
  undefined,
);
const count = v.fallback(
  v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0)),
  ),
  undefined,
);
const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  v.fallback(v.optional(v.picklist(choices)), undefined);

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
