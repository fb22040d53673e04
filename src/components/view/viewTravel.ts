import type { ViewResult } from "~generated/view/types.gen";
import { spanOf, timeRangeSearch, type TimeRange } from "~/lib/time/timeRange";
import { timeColumn, variableKey, type ViewSearch } from "~/components/viewResult/viewState";

/** Spans that mean the same, so that "24h" is found among the options of a variable that says "1d". */
const alike: readonly (readonly string[])[] = [
  ["60m", "1h"],
  ["24h", "1d"],
  ["7d", "1w"],
];

/** The same stretch as one of the options says it; undefined where none does. */
const optionFor = (span: string, options: readonly string[]): string | undefined =>
  options.find(
    (option) =>
      option === span || alike.some((names) => names.includes(span) && names.includes(option)),
  );

const isSpan = (option: string): boolean => /^\d+[smhdwMy]$/.test(option);

/**
 * What a view's address has to change so that it shows a range that the reader took along: the range where its table
 * has a column of times, and variables whose options are all stretches of time. What the address says itself stays.
 * Panels are made by the backend from the variables alone.
 */
export function travelledView(
  { variables = [], columns = [] }: Pick<ViewResult, "variables" | "columns">,
  search: ViewSearch,
  range: TimeRange,
): ViewSearch | undefined {
  const span = spanOf(range);
  const chosen = variables.flatMap(({ key, options }): [string, string][] => {
    const name = variableKey(key);
    if (span === undefined || search[name] !== undefined || !options?.every(isSpan)) return [];
    const option = optionFor(span, options);
    return option === undefined ? [] : [[name, option]];
  });
  const takesRange = timeColumn(columns) !== undefined && search["rangeType"] === undefined;
  if (!takesRange && chosen.length === 0) return undefined;
  return { ...(takesRange ? timeRangeSearch(range) : {}), ...Object.fromEntries(chosen) };
}
