import {
  ChevronRight,
  CirclePlus,
  MoreHorizontal,
  MoveRight,
  Paperclip,
  Pencil,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { HypothesisStatus, hypothesisChoices } from "~/components/incident/IncidentMarks";
import { childType } from "~/components/incident/incidentWords";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { Badge } from "~/ui/feedback/Badge";
import { PickOne } from "~/ui/field/PickOne";
import { Menu } from "~/ui/overlay/Menu";
import { Age } from "~/ui/time/Age";
import { DeleteHypothesis } from "./DeleteHypothesis";
import { useEdited, useGoneReason, useHoldsText } from "./edited";
import { Entries } from "./Entries";
import { evidenceKind } from "./evidenceWords";
import { branchMembers, entriesOf, otherParents, type Branch } from "./incident";
import { NewComment } from "./NewComment";
import { People } from "./People";
import styles from "./plan.module.css";
import type { ChangeIncident } from "./search";
import { TextEditor } from "./TextEditor";
import { useHypothesisWrites, withoutEvidence } from "./useHypothesisWrites";
import { useIncident, useMayEdit } from "./useIncident";

interface Props {
  branch: Branch;
  isRoot?: boolean;
  isOpen: (id: string) => boolean;
  onToggle: (id: string) => void;
  hidesDisproven: boolean;
  onSearch: ChangeIncident;
}

/** A hypothesis with what was said and found about it, and with what hangs on it. */
export function HypothesisNode({ branch, isRoot = false, ...rest }: Props) {
  const { isOpen, onToggle, hidesDisproven, onSearch } = rest;
  const { hypothesis, children } = branch;
  const incident = useIncident();
  const goneReason = useGoneReason(hypothesis.id, "hypothesis");
  const rights = useMayEdit();
  // What somebody else deleted is there for what is typed into it alone.
  const isGone = goneReason !== undefined;
  const may = isGone ? { ...rights, incident: false, evidences: false } : rights;
  const { save } = useHypothesisWrites();
  const text = useEdited(hypothesis.id);
  const [isDeleted, setIsDeleted] = useState(false);
  const entries = entriesOf(incident, hypothesis.id);
  const isShown = isRoot || isOpen(hypothesis.id);
  const hasUnsent = useHoldsText(branchMembers(branch).map(({ id }) => id)) && !isShown;
  const child = childType(hypothesis.type);
  const parents = otherParents(incident, hypothesis);
  const isDefining = hypothesis.evidences.some((one) => one.definition_of_done);
  const shown = children.filter(
    (one) => !hidesDisproven || one.hypothesis.status.toLowerCase() !== "disproven",
  );
  const status = hypothesis.status.toLowerCase();
  return (
    <li className={styles["node"]} data-defining={isDefining || undefined}>
      <div className={styles["bar"]}>
        {isRoot ? null : (
          <button
            type="button"
            className={styles["chevron"]}
            aria-expanded={isShown}
            aria-label={`${isShown ? "Fold" : "Unfold"} ${hypothesis.title}`}
            onClick={() => onToggle(hypothesis.id)}
          >
            <ChevronRight size={14} aria-hidden data-open={isShown || undefined} />
          </button>
        )}
        {may.incident ? (
          <span className={styles["status"]} data-status={status}>
            <PickOne
              label={`Status of ${hypothesis.title}`}
              hideLabel
              options={hypothesisChoices}
              value={status}
              placeholder={hypothesis.status}
              onChange={(next) => void save(hypothesis, { status: next })}
            />
          </span>
        ) : (
          <HypothesisStatus status={hypothesis.status} />
        )}
        {text.isEdited && rights.incident ? (
          <TextEditor
            kind="hypothesis.title"
            title={`Edit title of the ${hypothesis.type}`}
            label="Title of the hypothesis"
            look="line"
            value={hypothesis.title}
            record={withoutEvidence(hypothesis)}
            emptyReason="A title is needed."
            goneReason={goneReason}
            onSave={(title, base) => save(base, { title })}
            onClose={text.close}
          />
        ) : (
          <h3 className={styles["title"]} data-disproven={status === "disproven" || undefined}>
            {hypothesis.title}
          </h3>
        )}
        <span className={styles["faint"]}>{hypothesis.type}</span>
        {hasUnsent ? <Badge tone="accent">unsent comment</Badge> : null}
        <span className={styles["end"]}>
          <Counts entries={entries} />
          <People
            people={[
              hypothesis.creator,
              ...entries.map((entry) =>
                entry.kind === "comment" ? entry.comment.creator : entry.evidence.creator,
              ),
            ]}
          />
          <Age value={hypothesis.created_at} />
          {may.incident ? (
            <Menu
              trigger={
                <IconButton icon={MoreHorizontal} label={`Actions for ${hypothesis.title}`} />
              }
              groups={[
                {
                  id: "hypothesis",
                  items: [
                    {
                      id: "title",
                      label: "Edit title",
                      icon: Pencil,
                      onSelect: text.edit,
                    },
                    ...(parents.length > 0
                      ? [
                          {
                            kind: "menu" as const,
                            id: "move",
                            label: "Move to",
                            icon: MoveRight,
                            groups: [
                              {
                                id: "parents",
                                items: parents.map(({ id, title }) => ({
                                  id,
                                  label: title,
                                  onSelect: () => void save(hypothesis, { parent_id: id }),
                                })),
                              },
                            ],
                          },
                        ]
                      : []),
                    {
                      id: "delete",
                      label: "Delete hypothesis",
                      icon: Trash2,
                      isDanger: true,
                      onSelect: () => setIsDeleted(true),
                    },
                  ],
                },
              ]}
            />
          ) : null}
        </span>
      </div>
      {isShown ? (
        <div className={styles["below"]}>
          <PanelBoundary resetKey={hypothesis.id}>
            {entries.length > 0 ? <Entries entries={entries} /> : null}
          </PanelBoundary>
          {may.comments ? (
            <NewComment
              place={hypothesis.id}
              hypothesisId={hypothesis.id}
              label={`Comment on ${hypothesis.title}`}
              placeholder={`Comment on this ${hypothesis.type}, @ to mention someone`}
            />
          ) : null}
          {shown.length > 0 ? (
            <ul className={styles["tree"]}>
              {shown.map((one) => (
                <HypothesisNode key={one.hypothesis.id} branch={one} {...rest} />
              ))}
            </ul>
          ) : null}
          <div className={styles["add"]}>
            {child && may.incident ? (
              <Button
                variant="quiet"
                icon={CirclePlus}
                onClick={() => onSearch({ dialog: "child", about: hypothesis.id }, { push: true })}
              >
                Add {child}
              </Button>
            ) : null}
            {may.evidences ? (
              <Button
                variant="quiet"
                icon={Paperclip}
                onClick={() =>
                  onSearch({ dialog: "evidence", about: hypothesis.id }, { push: true })
                }
              >
                Add evidence
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
      {isDeleted ? <DeleteHypothesis branch={branch} onClose={() => setIsDeleted(false)} /> : null}
    </li>
  );
}

/** How much of each kind stands under a hypothesis. */
function Counts({ entries }: { entries: ReturnType<typeof entriesOf> }) {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const type = entry.kind === "comment" ? "comment" : entry.evidence.type;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => {
    const { icon: Icon, label } = evidenceKind(type);
    return (
      <span key={type} className={styles["count"]} title={`${label}: ${count}`}>
        <Icon size={13} aria-label={label} />
        {count}
      </span>
    );
  });
}
