import { recentRanges, type TimeRange } from "~/lib/time/timeRange";
import { FUTURE_PRESETS, MAPPED_RANGES, PAST_PRESETS } from "~/lib/time/timeRangePresets";
import { AbsoluteRange } from "./AbsoluteRange";
import styles from "./TimeRangePanel.module.css";

type Props = {
  value: TimeRange | undefined;
  /** Applies a range; the owner closes the panel and keeps absolute ranges among the recent ones. */
  onApply: (range: TimeRange) => void;
  /** Recently used ranges, latest first; only absolute ones are shown, without doubles, five at most. */
  recents: readonly TimeRange[];
  /** Offers ranges that start now, and none that is over, for silences and the like. */
  isFuture?: boolean;
};

/** Body of the time-range picker: absolute From and To, recently used ranges, and ready ranges. */
export function TimeRangePanel({ value, onApply, recents, isFuture = false }: Props) {
  const used = recentRanges(recents);
  const past = PAST_PRESETS.map((preset): TimeRange => ({ type: "relative", ...preset }));
  const future = FUTURE_PRESETS.map((preset): TimeRange => ({ type: "relative", ...preset }));
  const mapped = MAPPED_RANGES.map(({ name }): TimeRange => ({
    type: "mapped",
    display: name,
    timeRange: name,
  }));
  return (
    <div className={styles["panel"]}>
      <div className={styles["own"]}>
        <AbsoluteRange value={value} onApply={onApply} />
        {used.length > 0 ? (
          <Ranges
            title="Recently used"
            ranges={used}
            value={value}
            onApply={onApply}
            textOf={textOfAbsolute}
          />
        ) : null}
      </div>
      <div className={styles["ready"]}>
        {isFuture ? (
          <Ranges title="From now" ranges={future} value={value} onApply={onApply} />
        ) : (
          <>
            <Ranges title="Relative" ranges={past} value={value} onApply={onApply} />
            <Ranges title="Quick ranges" ranges={mapped} value={value} onApply={onApply} />
          </>
        )}
      </div>
    </div>
  );
}

type RangesProps = Pick<Props, "value" | "onApply"> & {
  title: string;
  ranges: readonly TimeRange[];
  textOf?: (range: TimeRange) => string;
};

function Ranges({ title, ranges, value, onApply, textOf = ({ display }) => display }: RangesProps) {
  return (
    <div className={styles["group"]}>
      <p className={styles["title"]} aria-hidden>
        {title}
      </p>
      <ul className={styles["list"]} aria-label={title}>
        {ranges.map((range) => (
          <li key={keyOf(range)}>
            <button
              type="button"
              className={styles["range"]}
              aria-pressed={value !== undefined && keyOf(value) === keyOf(range)}
              onClick={() => onApply(range)}
            >
              {textOf(range)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function textOfAbsolute(range: TimeRange): string {
  return range.type === "absolute" ? `${range.from} to ${range.to}` : range.display;
}

function keyOf(range: TimeRange): string {
  switch (range.type) {
    case "absolute":
      return JSON.stringify([range.from, range.to]);
    case "relative":
      return range.range;
    case "mapped":
      return range.timeRange;
  }
}
