import { useEffect, useState } from "react";
import { searchLogs } from "~generated/logs/sdk.gen";
import type { LogAnswer, LogQuery } from "~generated/logs/types.gen";
import { logRows, type LogRow } from "./logRows";
import { MOST_LINES } from "./search";

const EVERY_MS = 1_000;
/** After a failure: longer each time. */
const LONGEST_MS = 30_000;

interface Tail {
  /** The answer that these lines follow. */
  of: LogAnswer | undefined;
  rows: readonly LogRow[];
  /** Also those that were let go again. */
  arrived: number;
  error: unknown;
}

const nothing: Omit<Tail, "of"> = { rows: [], arrived: 0, error: undefined };

/**
 * Lines that came since an answer, asked for every second while the page is in sight.
 * @param query what the answer was asked; its cursor says where to go on
 */
export function useTail(
  query: LogQuery | undefined,
  answer: LogAnswer | undefined,
  isOn: boolean,
): Omit<Tail, "of"> {
  const [tail, setTail] = useState<Tail>({ of: undefined, ...nothing });
  const current = tail.of === answer ? tail : nothing;

  useEffect(() => {
    if (!isOn || !query || answer?.cursor === undefined) return;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cursor = answer.cursor;
    // A line that came while the answer was made may be in both.
    const known = new Set(
      logRows({ results: (answer.results ?? []).slice(0, 2_000) }).map(({ key }) => key),
    );
    let wait = EVERY_MS;
    const { end: _, buckets: __, ...rest } = query;

    async function ask(): Promise<void> {
      try {
        if (document.visibilityState === "visible") {
          const { data } = await searchLogs({
            body: { ...rest, limit: MOST_LINES, cursor },
            signal: abort.signal,
            throwOnError: true,
          });
          cursor = data.cursor ?? cursor;
          const fresh = logRows(data, known);
          known.clear();
          for (const { key } of fresh.slice(-2_000)) known.add(key);
          wait = EVERY_MS;
          setTail((tail) => {
            const before = tail.of === answer ? tail : { of: answer, ...nothing };
            if (fresh.length === 0 && before === tail && tail.error === undefined) return tail;
            const rows =
              fresh.length === 0 ? before.rows : [...before.rows, ...fresh].slice(-MOST_LINES);
            return { of: answer, rows, arrived: before.arrived + fresh.length, error: undefined };
          });
        }
      } catch (error) {
        if (abort.signal.aborted) return;
        wait = Math.min(wait * 2, LONGEST_MS);
        setTail((tail) => ({ ...(tail.of === answer ? tail : nothing), of: answer, error }));
      }
      if (!abort.signal.aborted) timer = setTimeout(() => void ask(), wait);
    }
    timer = setTimeout(() => void ask(), EVERY_MS);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [isOn, query, answer]);

  return current;
}
