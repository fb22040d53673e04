import { resolveDateMath } from "./dateMath";
import { MAPPED_RANGES } from "./timeRangePresets";
import { presentMinute } from "./presentMinute";

/** A chosen time range, as the URL keeps it. `from` and `to` are the texts that the user entered or picked. */
export type TimeRange =
  | { type: "absolute"; display: string; from: string; to: string }
  | { type: "relative"; display: string; range: string }
  | { type: "mapped"; display: string; timeRange: string };

/** The URL parameters of a time range; a key that is undefined is to be removed from the URL. */
export type TimeRangeSearch = {
  rangeType: "absolute" | "relative" | "mapped" | undefined;
  display: string | undefined;
  from: string | undefined;
  to: string | undefined;
  range: string | undefined;
  timeRange: string | undefined;
  duration: undefined;
};

/** The range of silences that never end. */
export const INDEFINITELY = "indefinitely";

/** Placeholder of the picker (spec 3 §9). */
export const RANGE_PLACEHOLDER = "Please select time range";
/** Display of a range that was applied as From and To (spec 3 §3). */
export const ABSOLUTE_DISPLAY = "Custom";

/** Recently used absolute ranges that are kept (spec 3 §9). */
const RECENTS = 5;

/** Bounds of a range; `to` is null when it has no end. */
export type Bounds = { from: Date; to: Date | null };

/** When "now" is and whose clock rounds ("Browser" or IANA). */
type ResolveOptions = { now?: Date; timeZone?: string };

type ReadOptions = { log?: (message: string) => void };

/**
 * What is wrong with the range that URL parameters ask for, as a sentence; undefined when there is none or it can be
 * read.
 */
export function timeRangeFault(search: Readonly<Record<string, unknown>>): string | undefined {
  if (search.rangeType === undefined || readTimeRange(search, { log: () => {} })) return undefined;
  const kind = typeof search.rangeType === "string" ? search.rangeType : "";
  const part = { absolute: ["from", "to"], relative: ["range"], mapped: ["timeRange"] }[kind];
  if (part === undefined) return `The address asks for a time range of the unknown kind "${kind}".`;
  const texts = part.map((key) => search[key]).filter((value) => typeof value === "string");
  if (texts.length < part.length) return "The address asks for a time range but not for which.";
  const asked = texts.map((text) => `"${text}"`).join(" to ");
  return search.rangeType === "mapped"
    ? `The address asks for the time range ${asked}, which does not exist.`
    : `The address asks for the time range ${asked}, which cannot be read.`;
}

/**
 * Reads a range from URL parameters; undefined when none is set, it is incomplete or cannot be read. A relative type
 * without a usable range is logged as 'Invalid relative time range' (spec 3 §5).
 */
export function readTimeRange(
  search: Readonly<Record<string, unknown>>,
  { log = (message) => console.error(message) }: ReadOptions = {},
): TimeRange | undefined {
  const text = (key: string) => {
    const value = search[key];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const [from, to, range, timeRange] = [text("from"), text("to"), text("range"), text("timeRange")];
  switch (search.rangeType) {
    case "absolute":
      return from && to && resolveDateMath(from) && resolveDateMath(to)
        ? { type: "absolute", display: text("display") ?? ABSOLUTE_DISPLAY, from, to }
        : undefined;
    case "relative":
      if (range && isRelative(range))
        return { type: "relative", display: text("display") ?? range, range };
      log("Invalid relative time range");
      return undefined;
    case "mapped":
      return timeRange && MAPPED_RANGES.some(({ name }) => name === timeRange)
        ? { type: "mapped", display: text("display") ?? timeRange, timeRange }
        : undefined;
    default:
      return undefined;
  }
}

/** All URL parameters of a range (or of none); `duration` is cleared with every change (spec 3 §3). */
export function timeRangeSearch(value: TimeRange | undefined): TimeRangeSearch {
  return {
    rangeType: value?.type,
    display: value?.display,
    from: value?.type === "absolute" ? value.from : undefined,
    to: value?.type === "absolute" ? value.to : undefined,
    range: value?.type === "relative" ? value.range : undefined,
    timeRange: value?.type === "mapped" ? value.timeRange : undefined,
    duration: undefined,
  };
}

/**
 * The bounds of a range. Mapped ranges reach to the end of their last unit. Undefined when a bound cannot be read.
 * @throws Error 'Invalid mapped time range' for an unknown mapped name (spec 3 §5).
 */
export function resolveTimeRange(
  value: TimeRange,
  options: ResolveOptions = {},
): Bounds | undefined {
  const { now = new Date(), timeZone } = options;
  switch (value.type) {
    case "absolute":
      return bounds(
        resolveDateMath(value.from, { now, timeZone }),
        resolveDateMath(value.to, { now, timeZone }),
      );
    case "relative": {
      if (value.range === INDEFINITELY) return { from: now, to: null };
      const other = resolveDateMath(value.range, { now, timeZone });
      return other && other > now ? bounds(now, other) : bounds(other, now);
    }
    case "mapped": {
      const pair = MAPPED_RANGES.find((range) => range.name === value.timeRange);
      if (!pair) throw new Error("Invalid mapped time range");
      const to = resolveDateMath(pair.to, { now, timeZone, roundUp: true });
      return bounds(resolveDateMath(pair.from, { now, timeZone }), to);
    }
  }
}

function bounds(from: Date | undefined, to: Date | undefined): Bounds | undefined {
  return from && to ? { from, to } : undefined;
}

/**
 * The bounds for calls that understand date math: relative ranges stay text (`now-2d` to `now`), all others become
 * ISO timestamps. `to` is undefined when the range has no end.
 * @throws Error as {@link resolveTimeRange}.
 */
export function timeRangeForServer(
  value: TimeRange,
  options: ResolveOptions = {},
): { from: string; to: string | undefined } | undefined {
  if (value.type === "relative" && value.range.startsWith("now")) {
    return value.range.startsWith("now+")
      ? { from: "now", to: value.range }
      : { from: value.range, to: "now" };
  }
  const resolved = resolveTimeRange(value, options);
  return resolved && { from: resolved.from.toISOString(), to: resolved.to?.toISOString() };
}

/**
 * The bounds that an address asks for, as reads of lists take them, ISO. "Now" is the present minute, so that drawing
 * the page again asks nothing new, and a range that ends now is open: what is made meanwhile belongs to it.
 */
export function askedTimes(
  search: Readonly<Record<string, unknown>>,
  { now = presentMinute(), ...options }: ReadOptions & { now?: Date | undefined } = {},
): { since?: string; until?: string } {
  const range = readTimeRange(search, options);
  const times = range && resolveTimeRange(range, { now });
  return {
    ...(times && { since: times.from.toISOString() }),
    ...(times?.to && times.to < now && { until: times.to.toISOString() }),
  };
}

/** "6h" of the last six hours; undefined for a range that is no stretch up to now. */
export const spanOf = (range: TimeRange): string | undefined =>
  range.type === "relative" ? /^now-(\d+[smhdw])$/.exec(range.range)?.[1] : undefined;

/** Puts an absolute range in front of the recently used ones: no two with the same texts, five at most. */
export function addRecentRange(
  recents: readonly TimeRange[],
  value: TimeRange,
): readonly TimeRange[] {
  if (value.type !== "absolute") return recents;
  return recentRanges([value, ...recents]);
}

/** Cleans a stored list of recently used ranges: absolute ones only, without doubles, five at most. */
export function recentRanges(ranges: readonly TimeRange[]): readonly TimeRange[] {
  const byText = new Map<string, TimeRange>();
  for (const range of ranges) {
    if (range.type !== "absolute") continue;
    const key = JSON.stringify([range.from, range.to]);
    if (!byText.has(key)) byText.set(key, range);
  }
  return [...byText.values()].slice(0, RECENTS);
}

function isRelative(range: string): boolean {
  return (
    range === INDEFINITELY || (range.startsWith("now") && resolveDateMath(range) !== undefined)
  );
}
