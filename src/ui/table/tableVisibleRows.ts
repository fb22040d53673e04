import { useEffect, useRef } from "react";
import type { FlatRow } from "./tableRows";

const SETTLE_MS = 150;

/** Tells the rows between two indices once they rest for 150 ms; the same rows are never told twice in a row. */
export function useVisibleRows<Row>(
  items: readonly FlatRow<Row>[],
  first: number,
  last: number,
  onChange: ((rows: readonly Row[]) => void) | undefined,
) {
  const latest = useRef(onChange);
  const told = useRef<readonly Row[]>([]);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      const rows = items.slice(first, last + 1).map(({ row }) => row);
      const isSame =
        rows.length === told.current.length && rows.every((row, at) => row === told.current[at]);
      if (isSame || last < first) return;
      told.current = rows;
      latest.current?.(rows);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [items, first, last]);
}
