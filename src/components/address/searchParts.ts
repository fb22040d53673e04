import * as v from "valibot";

/** Whatever a parameter holds, as text: `?query=42` is a search for "42". */
const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((value) => String(value)),
  v.string(),
);

/** Parts that search schemas of routes are made of. A value that cannot be read counts as missing. */
export const optionalText = v.fallback(v.optional(v.pipe(text, v.trim(), v.nonEmpty())), undefined);

export const flag = v.fallback(
  v.optional(
    v.pipe(
      text,
      v.picklist(["true", "false"]),
      v.transform((value) => value === "true"),
    ),
  ),
  undefined,
);

export const count = v.fallback(
  v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0)),
  ),
  undefined,
);

/** One of some words. */
export const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  v.fallback(v.optional(v.picklist(choices)), undefined);

/** What every list keeps in its address: search text, page and sorting. Spread it into a route's search schema. */
export const listEntries = {
  query: optionalText,
  pageIndex: count,
  pageSize: count,
  sortBy: optionalText,
  sortOrder: oneOf(["asc", "desc"]),
};

const list = v.object(listEntries);
export type ListSearch = v.InferOutput<typeof list>;

/** What a time range keeps in the address (spec 3 §3). */
export const timeRangeEntries = {
  rangeType: oneOf(["absolute", "relative", "mapped"]),
  display: optionalText,
  from: optionalText,
  to: optionalText,
  range: optionalText,
  timeRange: optionalText,
};
