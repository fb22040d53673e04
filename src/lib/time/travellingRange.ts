import { CHECK_RANGES } from "./checkRange";
import { resolveTimeRange, spanOf, timeRangeSearch, type TimeRange } from "./timeRange";

/** Pages whose address holds a range in its usual parameters. */
const usual = [
  /^\/catalog\/changes\/?$/,
  /^\/catalog\/[^/]+\/changes\/?$/,
  /^\/notifications\/?$/,
  /^\/incidents\/?$/,
  /^\/playbooks\/runs\/?$/,
  /^\/settings\/jobs\/?$/,
];

/**
 * What a page's address has to change so that it shows a range that the reader took along; undefined where the page
 * takes none, names one of its own, or has none that is alike.
 */
export function travelledTo(
  pathname: string,
  search: Readonly<Record<string, unknown>>,
  range: TimeRange,
  now = new Date(),
): Readonly<Record<string, string | undefined>> | undefined {
  if (usual.some((page) => page.test(pathname)))
    return search["rangeType"] === undefined ? timeRangeSearch(range) : undefined;
  const span = spanOf(range);
  if (/^\/logs\/?$/.test(pathname)) {
    if (search["start"] !== undefined || search["end"] !== undefined) return undefined;
    if (span !== undefined) return { start: span, end: undefined };
    const bounds = resolveTimeRange(range, { now });
    return bounds && { start: bounds.from.toISOString(), end: bounds.to?.toISOString() };
  }
  if (/^\/health\/?$/.test(pathname) && typeof search["checkId"] === "string") {
    const same = CHECK_RANGES.find(
      (one) => one === (span === "24h" ? "1d" : span === "7d" ? "1w" : span),
    );
    return same === undefined || search["timeRange"] === same ? undefined : { timeRange: same };
  }
  return undefined;
}
