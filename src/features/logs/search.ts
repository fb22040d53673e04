import * as v from "valibot";
import { count, flag, optionalText } from "~/components/address/searchParts";
import type { SearchChange } from "~/components/address/useSearchChange";

/** What the logs keep in their address (facts 10.1). */
export const logsSearch = v.object({
  /** Component whose logs are read. */
  topologyId: optionalText,
  /** Catalog item whose components are on offer. */
  configId: optionalText,
  /** Name of one of the component's log selectors; the first where it is missing. */
  logsSelector: optionalText,
  /** Text in the message. */
  query: optionalText,
  /** A duration back from now (`15m`), date math (`now-1d/d`) or a time; 15m where it is missing. */
  start: optionalText,
  /** As `start`; now where it is missing. */
  end: optionalText,
  /** Levels: `error:1,fatal:1` or `debug:-1`. */
  level: optionalText,
  /** Labels: `pod____api-1:1,stream____files:-1`. */
  labels: optionalText,
  /** Most lines that are read. */
  limit: count,
  /** Whether lines are shown as they come. */
  follow: flag,
  wrap: flag,
  /** The line that is unfolded. */
  line: optionalText,
});

export type LogsSearch = v.InferOutput<typeof logsSearch>;
export type ChangeLogs = SearchChange<LogsSearch>;

/** Numbers of lines on offer. */
export const limits = [1_000, 10_000, 100_000] as const;
/** More lines than these are let go again, oldest first. */
export const MOST_LINES = 100_000;

/** Lines that an address asks for: the next number on offer. */
export const limitOf = (limit: number | undefined): number =>
  limits.find((one) => one >= (limit ?? 0)) ?? MOST_LINES;

/** Everything that narrows the lines, taken away again. */
export const unfiltered: Partial<LogsSearch> = {
  query: undefined,
  level: undefined,
  labels: undefined,
};
