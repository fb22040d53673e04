import { useEffect, useOptimistic, useRef, useTransition } from "react";
import { afterPaint } from "~/ui/layout/afterPaint";
import type { DataTableProps } from "./dataTableTypes";

type Sort = DataTableProps<unknown>["sort"];
type OnSort = NonNullable<DataTableProps<unknown>["onSort"]>;

/**
 * The header and the rows answer a press at once; the owner, who writes the address and draws the whole page again, hears
 * of it after that frame.
 * @returns the sorting to show, how to change it, and whether the owner has yet to hear of a press.
 */
export function useAnsweredSort(sort: Sort, onSort: OnSort | undefined) {
  const [shown, show] = useOptimistic(sort);
  const [isPending, startTransition] = useTransition();
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const change: OnSort | undefined =
    onSort &&
    ((next) =>
      startTransition(async () => {
        show(next ?? undefined);
        await new Promise<void>((resolve) => void afterPaint(resolve));
        if (isThere.current) onSort(next);
      }));
  return { shown, change, isPending };
}
