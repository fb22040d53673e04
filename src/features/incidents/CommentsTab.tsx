import { useState } from "react";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { PickOne } from "~/ui/field/PickOne";
import { Button } from "~/ui/button/Button";
import { CommentEntry } from "./CommentEntry";
import styles from "./comments.module.css";
import { EvidenceEntry } from "./EvidenceEntry";
import { entriesOf, rootOf, type Entry } from "./incident";
import { NewComment } from "./NewComment";
import { useIncident, useMayEdit } from "./useIncident";

/** Entries at first, and more with each press: a long incident stays quick. */
const step = 25;

/** The newest entries, and more of them when asked. */
export function Entries({
  entries,
  namesHypothesis = false,
}: {
  entries: readonly Entry[];
  namesHypothesis?: boolean;
}) {
  const [shown, setShown] = useState(step);
  const earlier = Math.max(0, entries.length - shown);
  return (
    <>
      {earlier > 0 ? (
        <Button variant="quiet" onClick={() => setShown(shown + 4 * step)}>
          Show earlier ({earlier})
        </Button>
      ) : null}
      <ol className={styles["entries"]}>
        {entries.slice(earlier).map((entry) => {
          const hypothesis = namesHypothesis ? entry.hypothesis?.title : undefined;
          return (
            <PanelBoundary key={entry.id}>
              {entry.kind === "comment" ? (
                <CommentEntry comment={entry.comment} hypothesis={hypothesis} />
              ) : (
                <EvidenceEntry evidence={entry.evidence} hypothesis={hypothesis} />
              )}
            </PanelBoundary>
          );
        })}
      </ol>
    </>
  );
}

/** Everything that was said and attached, in the order of time (facts 1.5). */
export function CommentsTab() {
  const incident = useIncident();
  const may = useMayEdit();
  const root = rootOf(incident);
  const [chosen, setChosen] = useState<string>();
  const hypothesis = incident.hypotheses.find(({ id }) => id === chosen) ?? root;
  const entries = entriesOf(incident);
  return (
    <div className={styles["tab"]}>
      {entries.length === 0 ? (
        <EmptyState
          title="Nothing was said yet"
          text={
            may.comments
              ? "Write what you see below, and attach evidence from any screen."
              : "Comments and evidence show here, in the order of time."
          }
        />
      ) : (
        <Entries entries={entries} namesHypothesis />
      )}
      {may.comments ? (
        <div className={styles["composer"]}>
          <NewComment
            place="all"
            hypothesisId={hypothesis?.id}
            placeholder="Comment, @ to mention someone"
            extra={
              <PickOne
                label="Hypothesis"
                hideLabel
                value={hypothesis?.id ?? ""}
                placeholder="Hypothesis"
                options={incident.hypotheses.map(({ id, title, status }) => ({
                  value: id,
                  label: title,
                  hint: status,
                }))}
                onChange={setChosen}
              />
            }
          />
        </div>
      ) : null}
    </div>
  );
}
