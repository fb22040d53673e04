import { Pencil } from "lucide-react";
import {
  IncidentSeverity,
  IncidentStatus,
  IncidentType,
} from "~/components/incident/IncidentMarks";
import { isOver } from "~/components/incident/incidentWords";
import { PlaybooksMenu } from "~/components/playbookMenu/PlaybooksMenu";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { Markdown } from "~/ui/text/Markdown";
import { Age } from "~/ui/time/Age";
import { useEdited } from "./edited";
import { definitionOf, evidencesOf } from "./incident";
import { Lasted } from "./Lasted";
import styles from "./incident.module.css";
import { TextEditor } from "./TextEditor";
import { ownColumns, useIncident, useIncidentWrites, useMayEdit } from "./useIncident";

/** Title and the line that says how the incident stands; both texts can be edited. */
export function IncidentHeading() {
  const incident = useIncident();
  const may = useMayEdit();
  const title = useEdited("title");
  const description = useEdited("description");
  const definition = definitionOf(incident);
  return (
    <header className={styles["heading"]}>
      {title.isEdited && may.incident ? (
        <Text field="title" />
      ) : (
        <div className={styles["titleLine"]}>
          <h2 className={styles["title"]}>{incident.title}</h2>
          {may.incident ? (
            <IconButton icon={Pencil} label="Edit title" onClick={title.edit} />
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
      {description.isEdited && may.incident ? (
        <Text field="description" />
      ) : incident.description !== "" ? (
        <div className={styles["description"]}>
          <Markdown text={incident.description} />
          {may.incident ? (
            <IconButton icon={Pencil} label="Edit description" onClick={description.edit} />
          ) : null}
        </div>
      ) : may.incident ? (
        <span>
          <Button variant="quiet" flush onClick={description.edit}>
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

/** The title or description while it is typed. */
function Text({ field }: { field: "title" | "description" }) {
  const incident = useIncident();
  const { save } = useIncidentWrites(incident);
  const { close } = useEdited(field);
  return (
    <TextEditor
      kind={`incident.${field}`}
      title={`Edit ${field}`}
      label={field === "title" ? "Title" : "Description"}
      look={field === "title" ? "title" : "text"}
      value={incident[field]}
      record={ownColumns(incident)}
      {...(field === "title" && { emptyReason: "An incident needs a title." })}
      onSave={(text, base) => save({ [field]: text }, undefined, base)}
      onClose={close}
    />
  );
}
