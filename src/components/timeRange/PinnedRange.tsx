import { Pin, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation, useRouter } from "@tanstack/react-router";
import { addressWith } from "~/components/address/useSearchChange";
import { travelledTo } from "~/lib/time/travellingRange";
import { Button } from "~/ui/button/Button";
import { pinRange, usePinnedRange } from "./pinnedRange";
import styles from "./PinnedRange.module.css";

/**
 * The range that travels along, in the top bar, and what makes it travel: a page that is come to without a range of its
 * own is given this one. Afterwards the page's range is the reader's again.
 */
export function PinnedRange() {
  const router = useRouter();
  const range = usePinnedRange();
  const place = useLocation({
    select: ({ pathname, search }) => {
      const { checkId } = search as Readonly<Record<string, unknown>>;
      return typeof checkId === "string" ? `${pathname} ${checkId}` : pathname;
    },
  });
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    if (arrived.current === place) return;
    arrived.current = place;
    if (range === undefined) return;
    const { pathname, search } = router.latestLocation;
    const change = travelledTo(pathname, search, range);
    if (change !== undefined)
      void router.navigate({ href: addressWith(router, change), replace: true });
  }, [router, place, range]);
  if (range === undefined) return null;
  return (
    <span className={styles["pinned"]}>
      <Button
        icon={Pin}
        variant="plain"
        aria-label={`Time range of all pages: ${range.display}. Unpin it`}
        title="This time range comes along to every page that takes one. Press to unpin it."
        onClick={() => pinRange(undefined)}
      >
        {range.display} <X size={12} aria-hidden />
      </Button>
    </span>
  );
}
