import { useQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { searchLogsOptions } from "~generated/logs/@tanstack/react-query.gen";
import type { LogAnswer, LogQuery } from "~generated/logs/types.gen";
import { parseTagFilters, type TagFilter } from "~/lib/labels/tagFilters";
import { parseTriState, triStateToServer } from "~/lib/labels/triState";
import { BARS, countedHistogram, histogramOf } from "./histogram";
import { askedRange, logRange } from "./logRange";
import { fitting, logRows, unheeded, type LogRow } from "./logRows";
import { limitOf, MOST_LINES, type LogsSearch } from "./search";
import { useTail } from "./useTail";

const nothing: readonly string[] = [];
const COUNT_EVERY_MS = 5_000;

/** Labels as a log service takes them: `a,b,!c` by key. */
function labelLists(filters: readonly TagFilter[]): Record<string, string> | undefined {
  const lists: Record<string, string> = {};
  for (const { key, value, mark } of filters) {
    const item = mark === 1 ? value : `!${value}`;
    lists[key] = lists[key] === undefined ? item : `${lists[key]},${item}`;
  }
  return filters.length > 0 ? lists : undefined;
}

/** What an address asks of the log service; undefined until component and selector are known. */
function logQuery(
  search: LogsSearch,
  id: string | undefined,
  selector: string | undefined,
  now: Date,
): LogQuery | undefined {
  if (id === undefined || selector === undefined) return undefined;
  const levels = triStateToServer(parseTriState(search.level));
  const labels = labelLists(parseTagFilters(search.labels));
  return {
    id,
    name: selector,
    ...askedRange(search, now),
    ...(search.query !== undefined && { query: search.query }),
    ...(levels !== undefined && { levels }),
    ...(labels !== undefined && { labels }),
    limit: limitOf(search.limit),
    buckets: BARS,
  };
}

/** The read of an address. A hundred thousand lines are neither compared with those before nor kept for later. */
const logsRead = (body: LogQuery) =>
  ({
    ...searchLogsOptions({ body }),
    structuralSharing: false,
    gcTime: 0,
    staleTime: Infinity,
  }) as const;

/** The lines of an address, oldest first, with what came since; and what is known about all that fit. */
export function useLogs(search: LogsSearch, id: string | undefined, selector: string | undefined) {
  const { line: _line, wrap: _wrap, follow = false, ...narrowing } = search;
  const key = JSON.stringify([narrowing, id, selector]);
  const [asked, setAsked] = useState(() => ({ key, search, id, selector, now: new Date() }));
  if (asked.key !== key) setAsked(() => ({ key, search, id, selector, now: new Date() }));
  const body = useMemo(() => logQuery(asked.search, asked.id, asked.selector, asked.now), [asked]);
  const query = useQuery({
    ...logsRead(body ?? { id: "" }),
    enabled: body !== undefined,
    // Lines of another component would be taken for those of this one.
    placeholderData: (before: LogAnswer | undefined, query) => {
      const was = query?.queryKey[0].body;
      return was?.id === body?.id && was?.name === body?.name ? before : undefined;
    },
  });
  const answer = query.data;
  const honoured = answer?.honoured ?? nothing;
  const canFollow = honoured.includes("cursor");
  const tail = useTail(body, query.isPlaceholderData ? undefined : answer, follow && canFollow);

  const loaded = useMemo(() => (answer ? logRows(answer) : []), [answer]);
  const all = useMemo(
    () => (tail.rows.length === 0 ? loaded : [...loaded, ...tail.rows].slice(-MOST_LINES)),
    [loaded, tail.rows],
  );
  const filter = useMemo(() => {
    const { search, now } = asked;
    const { from, to } = logRange(search, now);
    return {
      text: search.query ?? "",
      levels: parseTriState(search.level),
      labels: parseTagFilters(search.labels),
      from: from.getTime(),
      // What comes while the page follows is later than its question.
      to: search.end === undefined ? Number.POSITIVE_INFINITY : to.getTime(),
      end: to.getTime(),
    };
  }, [asked]);
  // While an answer is on its way, those that are here are narrowed already.
  const seenTo = query.isPlaceholderData ? nothing : honoured;
  const wanted = useDeferredValue(filter);
  const rows = useMemo(() => {
    const fits = answer && fitting(wanted, seenTo);
    return fits ? all.filter(fits) : all;
  }, [all, answer, wanted, seenTo]);

  const isCounted = honoured.includes("buckets") && !query.isPlaceholderData;
  const counts = useCounts(follow && isCounted ? body : undefined, answer);
  const histogram = useMemo(() => {
    const counted = counts?.histogram ?? (isCounted ? answer?.histogram : undefined);
    return counted ? countedHistogram(counted) : histogramOf(rows, wanted.from, wanted.end);
  }, [counts, isCounted, answer, rows, wanted]);

  const { refetch } = query;
  const refresh = useCallback(() => {
    setAsked((asked) => ({ ...asked, now: new Date() }));
    void refetch();
  }, [refetch]);
  return {
    query,
    isAsked: body !== undefined,
    rows: rows as readonly LogRow[],
    /** Lines that fit, also those that were not sent. */
    total: isCounted
      ? Math.max(counts?.total ?? 0, (answer?.total ?? 0) + tail.arrived, rows.length)
      : rows.length,
    /** Lines that the log service sent. */
    sent: all.length,
    arrived: loaded.length + tail.arrived,
    histogram,
    isCounted,
    unheeded: answer && !query.isPlaceholderData ? unheeded(filter, honoured) : nothing,
    canFollow,
    tailError: tail.error,
    refresh,
  };
}

/** Counts of all lines, again and again while the page follows. */
function useCounts(body: LogQuery | undefined, of: LogAnswer | undefined): LogAnswer | undefined {
  const [since, setSince] = useState({ of, isOver: false });
  if (since.of !== of) setSince({ of, isOver: false });
  useEffect(() => {
    const timer = setTimeout(() => setSince({ of, isOver: true }), COUNT_EVERY_MS);
    return () => clearTimeout(timer);
  }, [of]);
  const { data } = useQuery({
    ...logsRead({ ...(body ?? { id: "" }), limit: 0 }),
    enabled: body !== undefined && since.isOver,
    refetchInterval: COUNT_EVERY_MS,
    staleTime: 0,
  });
  return body && since.isOver ? data : undefined;
}
