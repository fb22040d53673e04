import { useDeferredValue, useState } from "react";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { Button } from "~/ui/button/Button";
import { LongList } from "~/ui/layout/LongList";
import { CommentEntry } from "./CommentEntry";
import styles from "./comments.module.css";
import { useEditedId } from "./edited";
import { EvidenceEntry } from "./EvidenceEntry";
import type { Entry } from "./incident";

interface Props {
  entries: readonly Entry[];
  namesHypothesis?: boolean;
}

/** Entries at first: the newest are what one comes for. */
const first = 25;

/** The newest entries, and all of them when asked: however many there are, those in view are drawn. */
export function Entries({ entries, namesHypothesis = false }: Props) {
  const [wantsWhole, setWantsWhole] = useState(false);
  // The button answers before a thousand entries are put in place.
  const isWhole = useDeferredValue(wantsWhole);
  /** Comment that is being corrected: it is among those that are shown, and stays so when the others come. */
  const edited = useEditedId();
  const one = (entry: Entry) => <OneEntry entry={entry} namesHypothesis={namesHypothesis} />;
  const at = entries.findIndex(({ id }) => id === edited);
  const newest = Math.max(0, entries.length - first);
  const earlier = at < 0 ? newest : Math.min(newest, at);
  if (isWhole && earlier > 0)
    return (
      <LongList
        label="Comments and evidence"
        items={entries}
        estimate={84}
        gap={12}
        startAt={earlier}
        keep={edited}
      >
        {one}
      </LongList>
    );
  return (
    <>
      {earlier > 0 ? (
        <Button variant="quiet" isBusy={wantsWhole} onClick={() => setWantsWhole(true)}>
          Show earlier ({earlier})
        </Button>
      ) : null}
      <ol className={styles["entries"]}>
        {entries.slice(earlier).map((entry) => (
          <li key={entry.id}>{one(entry)}</li>
        ))}
      </ol>
    </>
  );
}

interface OneProps {
  entry: Entry;
  namesHypothesis: boolean;
}

function OneEntry({ entry, namesHypothesis }: OneProps) {
  const hypothesis = namesHypothesis ? entry.hypothesis?.title : undefined;
  return (
    <PanelBoundary>
      {entry.kind === "comment" ? (
        <CommentEntry comment={entry.comment} hypothesis={hypothesis} />
      ) : (
        <EvidenceEntry evidence={entry.evidence} hypothesis={hypothesis} />
      )}
    </PanelBoundary>
  );
}
