import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { DataColumn } from "./dataTableTypes";

const DEFAULT_FILL_MIN = 160;

type Sized = Pick<DataColumn<never>, "width" | "minWidth">;

/** Pixels that a column needs at least. */
export const leastWidth = (column: Sized) =>
  typeof column.width === "number" ? column.width : (column.minWidth ?? DEFAULT_FILL_MIN);

/** The tracks that header and rows share, and the least width of a row. Without a "fill" column the last one stretches. */
export function columnTracks(columns: readonly Sized[]): { template: string; minWidth: number } {
  const last = columns.length - 1;
  const stretchLast = columns.every((column) => typeof column.width === "number");
  const tracks = columns.map((column, at) => {
    const least = leastWidth(column);
    const fills = typeof column.width !== "number" || (stretchLast && at === last);
    return fills ? `minmax(${least}px, 1fr)` : `${least}px`;
  });
  return {
    template: tracks.join(" "),
    minWidth: columns.reduce((sum, column) => sum + leastWidth(column), 0),
  };
}

/** Visibility by column id, as TanStack Table wants it: off when the user hid it or the viewport is too narrow. */
export function columnVisibility(
  columns: readonly Pick<DataColumn<never>, "id" | "hideBelow">[],
  hidden: ReadonlySet<string> | undefined,
  isNarrowerThan: (width: number) => boolean,
): Record<string, boolean> {
  return Object.fromEntries(
    columns.map(({ id, hideBelow }, at) => [
      id,
      at === 0 ||
        !(hidden?.has(id) === true || (hideBelow !== undefined && isNarrowerThan(hideBelow))),
    ]),
  );
}

/** Re-renders when the viewport passes one of the columns' widths; answers whether it is narrower than a width. */
export function useNarrowness(columns: readonly Pick<DataColumn<never>, "hideBelow">[]) {
  const widths = columns.flatMap(({ hideBelow }) => hideBelow ?? []).join(",");
  const queries = useMemo(
    () =>
      widths === ""
        ? []
        : widths.split(",").map((width) => window.matchMedia(`(width < ${width}px)`)),
    [widths],
  );
  const subscribe = useCallback(
    (changed: () => void) => {
      queries.forEach((query) => query.addEventListener("change", changed));
      return () => queries.forEach((query) => query.removeEventListener("change", changed));
    },
    [queries],
  );
  const matchingNow = () =>
    widths
      .split(",")
      .filter((_, at) => queries[at]?.matches)
      .join(",");
  const matching = useSyncExternalStore(subscribe, matchingNow, matchingNow);
  return useMemo(() => {
    const narrower = new Set(matching.split(","));
    return (width: number) => narrower.has(String(width));
  }, [matching]);
}
