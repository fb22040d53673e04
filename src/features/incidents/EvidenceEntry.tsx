import { ListChecks, ListX, MoreHorizontal, MoveRight, Trash2 } from "lucide-react";
import { useState } from "react";
import type { EvidenceDetail } from "./incident";
import { IconButton } from "~/ui/button/IconButton";
import { Badge } from "~/ui/feedback/Badge";
import { PlanButton } from "~/components/plan/PlanButton";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { Menu } from "~/ui/overlay/Menu";
import { Markdown } from "~/ui/text/Markdown";
import { EntryFrame, type EntryPlace } from "./EntryFrame";
import { evidenceKind, evidenceName } from "./evidenceWords";
import { EvidenceView } from "./EvidenceView";
import { useEvidenceWrites } from "./useEvidenceWrites";
import { useIncident, useMayEdit } from "./useIncident";

interface Props extends EntryPlace {
  evidence: EvidenceDetail;
}

/** Evidence among the comments, with what can be done with it (facts 1.6). */
export function EvidenceEntry({ evidence, ...place }: Props) {
  const incident = useIncident();
  const may = useMayEdit().evidences;
  const writes = useEvidenceWrites();
  const [isAsking, setIsAsking] = useState(false);
  const isDefining = evidence.definition_of_done === true;
  const { label } = evidenceKind(evidence.type);
  const isManual = evidence.type === "comment";
  const move = (hypothesis_id: string) =>
    void writes.change(evidence, { hypothesis_id }, "Evidence could not be moved");
  return (
    <EntryFrame
      {...place}
      at={evidence.created_at}
      person={{
        name: evidence.creator?.name ?? "Someone",
        avatar: evidence.creator?.avatar ?? null,
      }}
      what={
        <>
          added evidence <Badge>{label}</Badge>
          {isDefining ? (
            <>
              {" "}
              <Badge tone={evidence.done ? "good" : "accent"}>definition of done</Badge>
            </>
          ) : null}
        </>
      }
      menu={
        may ? (
          <Menu
            trigger={
              <IconButton
                icon={MoreHorizontal}
                label={`Actions for the evidence ${evidenceName(evidence)}`}
              />
            }
            groups={[
              {
                id: "done",
                items: [
                  isDefining
                    ? {
                        id: "undefine",
                        label: "Remove from definition of done",
                        icon: ListX,
                        onSelect: () =>
                          void writes.change(
                            evidence,
                            { definition_of_done: false },
                            "Removing evidence from definition of done failed",
                          ),
                      }
                    : {
                        id: "define",
                        label: "Add to definition of done",
                        icon: ListChecks,
                        onSelect: () =>
                          void writes.change(
                            evidence,
                            { definition_of_done: true },
                            "Marking evidence as part of definition of done failed",
                          ),
                      },
                  ...(incident.hypotheses.length > 1
                    ? [
                        {
                          kind: "menu" as const,
                          id: "move",
                          label: "Move to",
                          icon: MoveRight,
                          groups: [
                            {
                              id: "hypotheses",
                              items: incident.hypotheses
                                .filter(({ id }) => id !== evidence.hypothesis_id)
                                .map(({ id, title }) => ({
                                  id,
                                  label: title,
                                  onSelect: () => move(id),
                                })),
                            },
                          ],
                        },
                      ]
                    : []),
                ],
              },
              {
                id: "delete",
                items: [
                  {
                    id: "delete",
                    label: "Delete Evidence",
                    icon: Trash2,
                    isDanger: true,
                    onSelect: () => setIsAsking(true),
                  },
                ],
              },
            ]}
          />
        ) : undefined
      }
    >
      <EvidenceView evidence={evidence} />
      {evidence.description && !isManual ? (
        <Markdown text={evidence.description} topHeading={4} />
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => setIsAsking(false)}
        title="Delete Evidence"
        description={`${label} ${evidenceName(evidence)} is taken out of the incident${isDefining ? " and of its definition of done" : ""}. What it is about stays.`}
        confirmLabel="Delete"
        danger
        onConfirm={async () => {
          if (await writes.remove(evidence)) setIsAsking(false);
        }}
        footerStart={<PlanButton action={() => writes.remove(evidence)} />}
      />
    </EntryFrame>
  );
}
