import { Popover } from "@radix-ui/themes";
import { CalendarRange, ChevronDown, Pin } from "lucide-react";
import { useState } from "react";
import {
  RANGE_PLACEHOLDER,
  readTimeRange,
  timeRangeSearch,
  type TimeRangeSearch,
} from "~/lib/time/timeRange";
import { Button } from "~/ui/button/Button";
import { TimeRangePanel } from "~/ui/time/TimeRangePanel";
import { PopoverPanel } from "~/ui/overlay/PopoverPanel";
import { pinRange, usePinnedRange } from "./pinnedRange";
import { readRecentRanges, rememberRange } from "./recentRangeStore";

interface Props {
  /** The page's search parameters: rangeType, display, from, to, range, timeRange. */
  search: Readonly<Record<string, unknown>>;
  /** Receives the parameters of the applied range; keys to be removed are undefined (also `duration`). */
  onChange: (change: TimeRangeSearch) => void;
  /** Offers ranges that start now and none that is over, for silences. */
  isFuture?: boolean;
}

/**
 * Time-range picker (spec 3 §2-5): the range stands in the address, applying one closes the panel, and absolute ranges
 * are offered again.
 */
export function TimeRangePicker({ search, onChange, isFuture = false }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const value = readTimeRange(search);
  const pinned = usePinnedRange();
  // Read anew with each opening.
  const recents = isOpen ? readRecentRanges() : [];
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger>
        <Button
          icon={CalendarRange}
          aria-label={`Time range: ${value?.display ?? RANGE_PLACEHOLDER}`}
        >
          {value?.display ?? RANGE_PLACEHOLDER} <ChevronDown size={14} aria-hidden />
        </Button>
      </Popover.Trigger>
      <PopoverPanel maxWidth="none" aria-label="Time range">
        {isOpen && !isFuture && value ? (
          <Button
            icon={Pin}
            variant="quiet"
            aria-pressed={pinned !== undefined}
            onClick={() => pinRange(pinned === undefined ? value : undefined)}
          >
            {pinned === undefined ? "Use on every page" : "No longer use on every page"}
          </Button>
        ) : null}
        {isOpen ? (
          <TimeRangePanel
            value={value}
            recents={recents}
            isFuture={isFuture}
            onApply={(range) => {
              rememberRange(range);
              if (pinned !== undefined && !isFuture) pinRange(range);
              onChange(timeRangeSearch(range));
              setIsOpen(false);
            }}
          />
        ) : null}
      </PopoverPanel>
    </Popover.Root>
  );
}
