import type { SearchChange } from "~/components/address/useSearchChange";
import { Timeline } from "~/components/timeline/Timeline";
import { Button } from "~/ui/button/Button";
import type { ChangesSearch } from "./changesEntries";
import styles from "./changes.module.css";
import type { useTimeline } from "./useTimeline";

interface Props {
  timeline: ReturnType<typeof useTimeline>;
  search: ChangesSearch;
  onSearch: SearchChange<ChangesSearch>;
}

/** Changes over time, beside their list. */
export function ChangesTimeline({ timeline, search, onSearch }: Props) {
  const { cut, span } = timeline;
  return (
    <div className={styles["timeline"]}>
      <Timeline
        label="Changes over time"
        events={timeline.events}
        lanes={timeline.lanes}
        span={span}
        knownFrom={cut?.at}
        selectedId={search.changeId}
        onOpen={(changeId) => onSearch({ changeId }, { push: search.changeId === undefined })}
        onBrush={({ from, to }) =>
          onSearch({
            rangeType: "absolute",
            display: undefined,
            from: new Date(from).toISOString(),
            to: new Date(to).toISOString(),
            range: undefined,
            timeRange: undefined,
            pageIndex: undefined,
          })
        }
      />
      {cut ? (
        <p className={styles["cut"]}>
          The newest {cut.drawn.toLocaleString("en")} of {cut.total.toLocaleString("en")} are drawn;
          the shaded time holds the others.
        </p>
      ) : null}
      {search.rangeType === "absolute" ? (
        <span className={styles["widen"]}>
          <Button
            variant="quiet"
            onClick={() =>
              onSearch({
                rangeType: undefined,
                display: undefined,
                from: undefined,
                to: undefined,
                pageIndex: undefined,
              })
            }
          >
            Back to 2 days
          </Button>
        </span>
      ) : null}
    </div>
  );
}
