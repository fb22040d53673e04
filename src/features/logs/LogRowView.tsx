import { ChevronRight } from "lucide-react";
import { memo, type ReactNode, type Ref } from "react";
import { BROWSER_ZONE, formatTimestamp } from "~/lib/time/datetime";
import { useDrawn } from "~/ui/layout/drawQueue";
import { AnsiText } from "~/ui/text/AnsiText";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import type { LogRow } from "./logRows";
import styles from "./LogTable.module.css";

/** Of a longer message only the beginning is drawn; unfolded it stands whole. */
const LONGEST = 4_000;

interface Props {
  row: LogRow;
  id: string;
  index: number;
  isSelected: boolean;
  isActive: boolean;
  isOpen: boolean;
  search: string;
  measure: Ref<HTMLDivElement> | undefined;
  details: ReactNode;
}

const toneOf = (level: string) =>
  level === "error" || level === "fatal" ? "bad" : level === "warning" ? "mixed" : undefined;

function Cells({
  row,
  isSelected,
  isOpen,
  search,
}: Pick<Props, "row" | "isSelected" | "isOpen" | "search">) {
  const { timeZone = BROWSER_ZONE } = useDateTimeSettings();
  const time = Number.isNaN(row.at) ? "" : formatTimestamp(row.at, timeZone);
  const [first, ...others] = Object.entries(row.labels).filter(([key]) => key !== "stream");
  return (
    <>
      <span role="gridcell" className={styles["time"]}>
        <input
          type="checkbox"
          tabIndex={-1}
          className={styles["check"]}
          aria-label={`Select the line of ${time}`}
          checked={isSelected}
          readOnly
          data-part="select"
        />
        <ChevronRight size={12} aria-hidden className={styles["chevron"]} data-open={isOpen} />
        <time title={time}>
          <span className={styles["day"]}>{time.slice(0, 11)}</span>
          {time.slice(11)}
        </time>
      </span>
      <span role="gridcell" className={styles["level"]}>
        {row.level}
      </span>
      <span role="gridcell" className={styles["message"]}>
        {row.count > 1 ? <b className={styles["times"]}>{row.count} × </b> : null}
        <AnsiText text={row.message.slice(0, LONGEST)} search={search} />
        {row.message.length > LONGEST ? "…" : ""}
      </span>
      <span role="gridcell" className={styles["labels"]}>
        {first ? (
          <span className={styles["label"]} title={`${first[0]}: ${first[1]}`}>
            <span className={styles["key"]}>{first[0]}:</span> {first[1]}
          </span>
        ) : null}
        {others.length > 0 ? <span className={styles["more"]}>+{others.length} more</span> : null}
      </span>
    </>
  );
}

function View({ row, id, index, isSelected, isActive, isOpen, search, measure, details }: Props) {
  // What is measured has its height from its contents.
  const isDrawn = useDrawn(measure !== undefined);
  return (
    <div ref={measure} data-index={index} className={styles["item"]}>
      <div
        id={id}
        role="row"
        aria-rowindex={index + 2}
        aria-level={1}
        aria-selected={isSelected}
        aria-expanded={isOpen}
        className={styles["row"]}
        data-active={isActive || undefined}
        data-tone={toneOf(row.level)}
      >
        {isDrawn ? (
          <Cells row={row} isSelected={isSelected} isOpen={isOpen} search={search} />
        ) : null}
      </div>
      {isOpen ? (
        <div role="row" className={styles["details"]}>
          <div role="gridcell" aria-label="Whole line">
            {details}
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** One line of the table. */
export const LogRowView = memo(View);
