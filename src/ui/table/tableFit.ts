import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import type { DataColumn } from "./dataTableTypes";
import { leastWidth } from "./tableColumns";

type Fitted = Pick<
  DataColumn<never>,
  "id" | "width" | "minWidth" | "hideBelow" | "isHideable" | "phone"
>;

/** Below this width of the window a row is two lines, with its name and its state in the first. */
const STACKED = "(width < 640px)";

/**
 * The columns whose least widths fit, so that names stay readable and nothing scrolls sideways. The first column, what
 * says the state and what acts on the row stay; of the others those that small windows hide go first, then the last.
 * @param width pixels there are; undefined while nobody has measured: all fit.
 */
export function fittingColumns<Column extends Fitted>(
  columns: readonly Column[],
  width: number | undefined,
): readonly Column[] {
  if (width === undefined) return columns;
  let need = columns.reduce((sum, column) => sum + leastWidth(column), 0);
  const dropped = new Set<Column>();
  const optional = columns
    .filter((column, at) => at > 0 && column.phone !== "end" && column.isHideable !== false)
    .toReversed()
    .toSorted((a, b) => (b.hideBelow ?? 0) - (a.hideBelow ?? 0));
  for (const column of optional) {
    if (need <= width) break;
    need -= leastWidth(column);
    dropped.add(column);
  }
  return dropped.size === 0 ? columns : columns.filter((column) => !dropped.has(column));
}

/** Whether rows are stacked now, and the columns that have room beside each other. */
export function useFittingColumns<Row>(
  columns: readonly DataColumn<Row>[],
  scroller: RefObject<HTMLElement | null>,
) {
  const isStacked = useMediaQuery(STACKED);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const fitting = useMemo(
    () =>
      isStacked
        ? columns
            .filter(({ phone }) => phone !== "hidden")
            .toSorted((a, b) => Number(b.phone === "first") - Number(a.phone === "first"))
        : fittingColumns(columns, width),
    [columns, isStacked, width],
  );
  return { fitting, isStacked: isStacked && columns.length > 1 };
}
