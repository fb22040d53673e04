import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CheckGraph, GraphPoint } from "~generated/canary/types.gen";
import { QueryError } from "~/components/errors/QueryError";
import { formatDuration } from "~/lib/time/duration";
import { ScatterChart } from "~/ui/chart/ScatterChart";
import { Skeleton } from "~/ui/feedback/Skeleton";
import styles from "./GraphPanel.module.css";
import type { ChangeCheck } from "./search";

interface Props {
  query: UseQueryResult<CheckGraph, unknown>;
  /** First moment of the range, ISO. */
  since: string;
  /** Milliseconds that a point stands for. */
  window: number;
  height: number | "fill";
  onSearch: ChangeCheck;
}

const minute = 60_000;
const windowWords = (ms: number) =>
  ms < 60 * minute
    ? `${ms / minute} minute${ms === minute ? "" : "s"}`
    : `${ms / (60 * minute)} hour${ms === 60 * minute ? "" : "s"}`;

/** "3 of 60 runs failed (5%)"; nothing where the backend does not count. */
function shareWords({ passed, failed }: GraphPoint): string | undefined {
  if (passed === undefined && failed === undefined) return undefined;
  const [good, bad] = [passed ?? 0, failed ?? 0];
  const all = good + bad;
  if (all === 0) return undefined;
  return `${bad} of ${all} run${all === 1 ? "" : "s"} failed (${Math.round((bad / all) * 100)}%)`;
}

/**
 * Health Overview: what the runs took over time, green where they passed and red where not. A point is a window of
 * time and leads to its runs.
 */
export function GraphPanel({ query, since, window, height, onSearch }: Props) {
  const points = useMemo(
    () =>
      (query.data?.status ?? []).map((point) => {
        const title = shareWords(point);
        return {
          time: new Date(point.time),
          value: point.duration,
          ok: point.status === true,
          ...(title === undefined ? {} : { title }),
        };
      }),
    [query.data],
  );
  if (query.isError)
    return <QueryError title="The measurements could not be loaded" query={query} />;
  if (query.isPending) return <Skeleton height={180} />;
  const pick = (time: number) => {
    // Windows start at whole steps; a backend may name any moment of one.
    const start = Math.floor(time / window) * window;
    onSearch({
      checkTab: undefined,
      runFrom: new Date(start).toISOString(),
      runTo: new Date(start + window).toISOString(),
      runPage: undefined,
      runStatus: undefined,
      runDuration: undefined,
    });
  };
  return (
    <div className={styles["graph"]} aria-busy={query.isPlaceholderData || undefined}>
      <ScatterChart
        label="Duration of the runs over time"
        points={points}
        from={new Date(since)}
        to={new Date(query.dataUpdatedAt)}
        formatValue={formatDuration}
        height={height}
        onPick={pick}
      />
      {points.length > 0 ? (
        <p className={styles["note"]}>
          A point stands for {windowWords(window)}: the mean duration of its runs, red where one of
          them failed. Choose one to see its runs.
        </p>
      ) : null}
    </div>
  );
}
