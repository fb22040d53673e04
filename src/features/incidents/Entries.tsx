import { useState } from "react";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { Button } from "~/ui/button/Button";
import { LongList } from "~/ui/layout/LongList";
import { CommentEntry } from "./CommentEntry";
import styles from "./comments.module.css";
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
  const [isWhole, setIsWhole] = useState(false);
  const earlier = Math.max(0, entries.length - first);
  if (isWhole && earlier > 0)
    return (
      <LongList
        label="Comments and evidence"
        items={entries}
        estimate={84}
        gap={12}
        startAt={earlier}
      >
        {(entry) => <OneEntry entry={entry} namesHypothesis={namesHypothesis} />}
      </LongList>
    );
  return (
    <>
      {earlier > 0 ? (
        <Button variant="quiet" onClick={() => setIsWhole(true)}>
          Show earlier ({earlier})
        </Button>
      ) : null}
      <ol className={styles["entries"]}>
        {entries.slice(earlier).map((entry) => (
          <li key={entry.id}>
            <OneEntry entry={entry} namesHypothesis={namesHypothesis} />
          </li>
        ))}
      </ol>
    </>
  );
}

function OneEntry({ entry, namesHypothesis }: { entry: Entry; namesHypothesis: boolean }) {
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
