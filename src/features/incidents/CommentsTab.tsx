import { useState } from "react";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { PickOne } from "~/ui/field/PickOne";
import styles from "./comments.module.css";
import { Entries } from "./Entries";
import { entriesOf, rootOf } from "./incident";
import { NewComment } from "./NewComment";
import { useIncident, useMayEdit } from "./useIncident";
import { usePinnedEnd } from "./usePinnedEnd";

/** Everything that was said and attached, in the order of time (facts 1.5). */
export function CommentsTab() {
  const incident = useIncident();
  const may = useMayEdit();
  const root = rootOf(incident);
  const [chosen, setChosen] = useState<string>();
  const hypothesis = incident.hypotheses.find(({ id }) => id === chosen) ?? root;
  const entries = entriesOf(incident);
  const atEnd = usePinnedEnd();
  return (
    <div className={styles["tab"]} ref={atEnd}>
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
