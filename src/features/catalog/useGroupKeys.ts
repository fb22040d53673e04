import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { configGroupKeysOptions, type ConfigGroupKeysParams } from "~generated/db/reads";
import type { ConfigGroupKeys } from "~generated/db/rows";
import { readableRows } from "~/api/readable";
import { LOOK_AGAIN } from "./list";

/** Items whose keys are read at most; beyond them the groups say that there are more. */
const MOST = 20_000;

type Filter = Omit<ConfigGroupKeysParams, "limit" | "offset">;

/**
 * What the items of a filter are grouped by. A backend gives as many rows at once as it likes: the first answer tells how
 * many those are, and the others are asked for together. `total` counts all items, read or not.
 */
export function useGroupKeys(filter: Filter, isAsked: boolean) {
  const first = useQuery({
    ...configGroupKeysOptions({ ...filter, limit: MOST, offset: 0 }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN,
  });
  const size = first.data?.rows.length ?? 0;
  const total = isAsked ? (first.data?.total ?? 0) : 0;
  const pages = size > 0 && size < total ? Math.ceil(Math.min(total, MOST) / size) - 1 : 0;
  const rest = useQueries({
    queries: Array.from({ length: pages }, (_, at) => ({
      ...configGroupKeysOptions({ ...filter, limit: size, offset: size * (at + 1) }),
      // Thousands of rows are a burden when they come again every half minute.
      refetchInterval: LOOK_AGAIN * 10,
    })),
    combine: joined,
  });
  return {
    query: first,
    rows: first.data ? [...readableRows(first.data.rows), ...rest.rows] : noRows,
    total,
    isReading: rest.isReading,
  };
}

const noRows: readonly ConfigGroupKeys[] = [];

const joined = (
  answers: readonly {
    data?: { rows: readonly ConfigGroupKeys[] } | undefined;
    isPending: boolean;
  }[],
) => ({
  rows: answers.flatMap(({ data }) => readableRows(data?.rows)),
  isReading: answers.some(({ isPending }) => isPending),
});
