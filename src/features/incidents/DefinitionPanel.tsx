import { useQueryClient } from "@tanstack/react-query";
import {
  CircleCheck,
  CircleX,
  Hourglass,
  Maximize2,
  MoreHorizontal,
  Plus,
  RefreshCw,
} from "lucide-react";
import { useState } from "react";
import { incidentDetailOptions } from "~generated/db/reads";
import { IconButton } from "~/ui/button/IconButton";
import { PlanButton } from "~/components/plan/PlanButton";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { Menu } from "~/ui/overlay/Menu";
import type { MenuItem } from "~/ui/overlay/menuItems";
import { Age } from "~/ui/time/Age";
import styles from "./definition.module.css";
import { evidenceName } from "./evidenceWords";
import { EvidenceView } from "./EvidenceView";
import { definitionOf, type EvidenceDetail } from "./incident";
import type { ChangeIncident } from "./search";
import { PanelNote, SidePanel } from "~/components/sidePanel/SidePanel";
import { useEvidenceWrites } from "./useEvidenceWrites";
import { useIncident, useMayEdit } from "./useIncident";

/** What shows that the incident is over (facts 1.9). */
export function DefinitionPanel({ onSearch }: { onSearch: ChangeIncident }) {
  const incident = useIncident();
  const client = useQueryClient();
  const may = useMayEdit().evidences;
  const items = definitionOf(incident);
  const done = items.filter((item) => item.done).length;
  return (
    <SidePanel
      title="Definition of done"
      count={items.length === 0 ? undefined : `${done} of ${items.length}`}
      extra={
        <span className={styles["tools"]}>
          <IconButton
            icon={RefreshCw}
            label="Refresh the definition of done"
            onClick={() => void client.refetchQueries(incidentDetailOptions({ id: incident.id }))}
          />
          <IconButton
            icon={Maximize2}
            label="Show the definition of done at full size"
            onClick={() => onSearch({ dialog: "definition" }, { push: true })}
          />
          {may ? (
            <IconButton
              icon={Plus}
              label="Add definition of done"
              onClick={() => onSearch({ dialog: "define" }, { push: true })}
            />
          ) : null}
        </span>
      }
    >
      {items.length === 0 ? (
        <PanelNote>
          Nothing says yet when this is over. An incident whose scripts all hold resolves by itself.
        </PanelNote>
      ) : (
        <ul className={styles["items"]}>
          {items.map((item) => (
            <DefinitionItem key={item.id} item={item} onSearch={onSearch} />
          ))}
        </ul>
      )}
    </SidePanel>
  );
}

const isBroken = ({ script, script_result: result, done }: EvidenceDetail): boolean =>
  Boolean(script) && !done && result !== null && result !== "false" && result !== "true";

const markOf = (done: boolean): string => (done ? "Mark as resolved" : "Mark as not resolved");

interface ItemProps {
  item: EvidenceDetail;
  /** Without it nothing can be done with the item. */
  onSearch?: ChangeIncident;
}

/** What has to be so, whether it is, and what its script said last. */
export function DefinitionItem({ item, onSearch }: ItemProps) {
  const may = useMayEdit().evidences;
  const writes = useEvidenceWrites();
  const [asked, setAsked] = useState<"remove" | { done: boolean }>();
  const isManual = item.type === "comment" || !item.script;
  const broken = isBroken(item);
  const isDone = item.done === true;
  const marked = typeof asked === "object" ? asked.done : undefined;
  // Somebody else was faster: it is as was wanted, and nothing is left to be asked.
  if (marked === isDone) setAsked(undefined);
  const mark = markOf(marked ?? !isDone);
  const items: MenuItem[] = [
    {
      id: "edit",
      label: "Edit",
      onSelect: () => onSearch?.({ dialog: "script", about: item.id }, { push: true }),
    },
    ...(isManual ? [{ id: "mark", label: mark, onSelect: () => setAsked({ done: !isDone }) }] : []),
    { id: "remove", label: "Remove", isDanger: true, onSelect: () => setAsked("remove") },
  ];
  const takeOut = () =>
    writes.change(
      item,
      { definition_of_done: false },
      "Removing evidence from definition of done failed",
    );
  const turn = () =>
    writes.change(item, { done: marked ?? !isDone }, "The definition of done could not be changed");
  return (
    <li className={styles["item"]}>
      <span
        className={styles["state"]}
        data-state={item.done ? "done" : broken ? "broken" : "open"}
      >
        {item.done ? (
          <CircleCheck size={16} aria-label="Done" />
        ) : broken ? (
          <CircleX size={16} aria-label="Its script fails" />
        ) : (
          <Hourglass size={16} aria-label="Not done" />
        )}
      </span>
      <div className={styles["what"]}>
        <EvidenceView evidence={item} isCompact />
        {item.script ? (
          <>
            <code className={styles["script"]} title={item.script}>
              {item.script}
            </code>
            <span className={styles["result"]} data-broken={broken || undefined}>
              {item.script_result ?? "not judged yet"}
              {item.script_result === null ? null : (
                <>
                  {", "}
                  <Age value={item.updated_at} suffix />
                </>
              )}
            </span>
          </>
        ) : (
          <span className={styles["result"]}>{item.done ? "done" : "marked by hand"}</span>
        )}
      </div>
      {may && onSearch ? (
        <Menu
          trigger={<IconButton icon={MoreHorizontal} label={`Actions for ${evidenceName(item)}`} />}
          groups={[{ id: "item", items }]}
        />
      ) : null}
      <ConfirmDialog
        open={asked === "remove"}
        onOpenChange={() => setAsked(undefined)}
        title="Remove from definition of done ?"
        description={`${evidenceName(item)} stays as evidence.`}
        confirmLabel="Remove"
        onConfirm={async () => {
          if (await takeOut()) setAsked(undefined);
        }}
        footerStart={<PlanButton action={takeOut} />}
      />
      <ConfirmDialog
        open={marked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={`${mark} ?`}
        description={evidenceName(item)}
        confirmLabel={mark}
        onConfirm={async () => {
          if (await turn()) setAsked(undefined);
        }}
        footerStart={<PlanButton action={turn} />}
      />
    </li>
  );
}
