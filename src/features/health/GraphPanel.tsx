import type { UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CheckGraph } from "~generated/canary/types.gen";
import { QueryError } from "~/components/errors/QueryError";
import { formatDuration } from "~/lib/time/duration";
import { ScatterChart } from "~/ui/chart/ScatterChart";
import { Skeleton } from "~/ui/feedback/Skeleton";

interface Props {
  query: UseQueryResult<CheckGraph, unknown>;
  /** First moment of the range, ISO. */
  since: string;
}

/** Health Overview: duration of the runs over time, green where they passed and red where not. */
export function GraphPanel({ query, since }: Props) {
  const points = useMemo(
    () =>
      (query.data?.status ?? []).map(({ time, duration, status, passed, failed }) => ({
        time: new Date(time),
        value: duration,
        ok: status === true,
        ...(passed === undefined && failed === undefined
          ? {}
          : { title: `${passed ?? 0} passed, ${failed ?? 0} failed` }),
      })),
    [query.data],
  );
  if (query.isError)
    return <QueryError title="The measurements could not be loaded" query={query} />;
  if (query.isPending) return <Skeleton height={180} />;
  return (
    <ScatterChart
      label="Duration of the runs over time"
      points={points}
      from={new Date(since)}
      to={new Date(query.dataUpdatedAt)}
      formatValue={formatDuration}
      height={180}
    />
  );
}
