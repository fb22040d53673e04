import { Pencil } from "lucide-react";
import { useState } from "react";
import {
  IncidentSeverity,
  IncidentStatus,
  IncidentType,
} from "~/components/incident/IncidentMarks";
import { isOver } from "~/components/incident/incidentWords";
import { LeaveGuard } from "~/components/drafts/LeaveGuard";
import { PlaybooksMenu } from "~/components/playbookMenu/PlaybooksMenu";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { useOnce } from "~/ui/button/useOnce";
import { Markdown } from "~/ui/text/Markdown";
import { Age } from "~/ui/time/Age";
import { definitionOf, evidencesOf } from "./incident";
import { Lasted } from "./Lasted";
import styles from "./incident.module.css";
import { useIncident, useIncidentWrites, useMayEdit } from "./useIncident";

/** Title and the line that says how the incident stands; both texts can be edited. */
export function IncidentHeading() {
  const incident = useIncident();
  const may = useMayEdit();
  const [edited, setEdited] = useState<"title" | "description">();
  const definition = definitionOf(incident);
  return (
    <header className={styles["heading"]}>
      {edited === "title" ? (
        <TextEditor field="title" onClose={() => setEdited(undefined)} />
      ) : (
        <div className={styles["titleLine"]}>
          <h2 className={styles["title"]}>{incident.title}</h2>
          {may.incident ? (
            <IconButton icon={Pencil} label="Edit title" onClick={() => setEdited("title")} />
          ) : null}
          <span className={styles["titleEnd"]}>
            <Playbooks />
          </span>
        </div>
      )}
      <div className={styles["facts"]}>
        <IncidentSeverity severity={incident.severity} />
        <IncidentStatus status={incident.status} />
        <IncidentType type={incident.type} />
        <span>
          <b>
            <Lasted incident={incident} />
          </b>{" "}
          {isOver(incident.status) ? "in all, since" : "open, since"}{" "}
          <Age value={incident.created_at} suffix />
        </span>
        <span>
          {incident.commander ? `${incident.commander.name} commands` : "Nobody commands"}
        </span>
        {definition.length > 0 ? (
          <span>
            {definition.filter(({ done }) => done).length} of {definition.length} done
          </span>
        ) : null}
        {incident.rule ? (
          <span>
            Opened by the rule <i>{incident.rule.name}</i>
          </span>
        ) : null}
      </div>
      {edited === "description" ? (
        <TextEditor field="description" onClose={() => setEdited(undefined)} />
      ) : incident.description !== "" ? (
        <div className={styles["description"]}>
          <Markdown text={incident.description} />
          {may.incident ? (
            <IconButton
              icon={Pencil}
              label="Edit description"
              onClick={() => setEdited("description")}
            />
          ) : null}
        </div>
      ) : may.incident ? (
        <span>
          <Button variant="quiet" flush onClick={() => setEdited("description")}>
            Add description
          </Button>
        </span>
      ) : null}
    </header>
  );
}

/** Playbooks for what the incident is about: its first component, else its first check or item. */
function Playbooks() {
  const evidences = evidencesOf(useIncident());
  const first = <Kind extends "component" | "check" | "config">(kind: Kind) => {
    const found = evidences.find((one) => one[kind])?.[kind];
    return found ? { kind, id: found.id, name: found.name ?? found.id } : undefined;
  };
  const target = first("component") ?? first("check") ?? first("config");
  return target ? <PlaybooksMenu key={target.id} target={target} /> : null;
}

/** The press that opened the editor asked for it. */
const takeFocus = (field: HTMLElement | null) => field?.focus();

/** The title or description while it is typed; a save that fails keeps it. */
function TextEditor({ field, onClose }: { field: "title" | "description"; onClose: () => void }) {
  const incident = useIncident();
  // Others may change it meanwhile: the save is compared with what typing began from.
  const [began] = useState(incident);
  const [text, setText] = useState(began[field]);
  const [isAsking, setIsAsking] = useState(false);
  const { save } = useIncidentWrites(incident);
  const isDirty = text.trim() !== began[field];
  const isEmpty = field === "title" && text.trim() === "";
  const [submit, isBusy] = useOnce(async () => {
    if (!isDirty || (await save({ [field]: text.trim() }, undefined, began))) onClose();
  });
  const cancel = () => (isDirty ? setIsAsking(true) : onClose());
  return (
    <form
      className={styles["editor"]}
      aria-label={`Edit ${field}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) submit();
      }}
    >
      <textarea
        className={styles["editorText"]}
        aria-label={field === "title" ? "Title" : "Description"}
        data-field={field}
        rows={field === "title" ? 1 : 4}
        value={text}
        ref={takeFocus}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") cancel();
          if (event.key === "Enter" && (field === "title" || event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            if (!isEmpty) submit();
          }
        }}
      />
      <Button
        variant="primary"
        type="submit"
        isBusy={isBusy}
        disabledReason={isEmpty ? "An incident needs a title." : undefined}
      >
        Save
      </Button>
      <Button onClick={cancel}>Cancel</Button>
      <LeaveGuard
        isDirty={isDirty && !isBusy}
        isAsking={isAsking}
        onStay={() => setIsAsking(false)}
        onDiscard={onClose}
      />
    </form>
  );
}
