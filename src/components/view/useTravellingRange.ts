import { useEffect, useRef } from "react";
import type { ViewResult } from "~generated/view/types.gen";
import { usePinnedRange } from "~/components/timeRange/pinnedRange";
import type { ChangeView, ViewSearch } from "~/components/viewResult/viewState";
import { travelledView } from "./viewTravel";

/** Gives the range that travels along to a view that is come to; afterwards its range is the reader's again. */
export function useTravellingRange(
  view: ViewResult | undefined,
  search: ViewSearch,
  onSearch: ChangeView,
): void {
  const range = usePinnedRange();
  const hasArrived = useRef(false);
  useEffect(() => {
    if (view === undefined || hasArrived.current) return;
    hasArrived.current = true;
    const change = range && travelledView(view, search, range);
    if (change) onSearch(change);
  }, [view, range, search, onSearch]);
}
