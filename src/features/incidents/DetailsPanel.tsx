import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { personChoicesOptions } from "~generated/db/reads";
import {
  IncidentSeverity,
  IncidentStatus,
  IncidentType,
} from "~/components/incident/IncidentMarks";
import {
  asksForDone,
  incidentSeverities,
  incidentStatuses,
  incidentTypes,
  nextStatuses,
  optionOf,
  statusWord,
} from "~/components/incident/incidentWords";
import { PersonCell } from "~/components/people/PersonCell";
import { PickOne } from "~/ui/field/PickOne";
import { Age } from "~/ui/time/Age";
import { Lasted } from "./Lasted";
import styles from "./incident.module.css";
import type { ChangeIncident } from "./search";
import { SidePanel } from "~/components/sidePanel/SidePanel";
import { useIncident, useIncidentWrites, useMayEdit } from "./useIncident";

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles["fact"]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the incident is, who leads it, how it stands (facts 1.7); each choice is saved at once. */
export function DetailsPanel({ onSearch }: { onSearch: ChangeIncident }) {
  const incident = useIncident();
  const { save } = useIncidentWrites(incident);
  const may = useMayEdit().incident;
  const { status } = incident;
  const setStatus = (next: string) => {
    if (asksForDone(status, next)) onSearch({ dialog: "done", about: next }, { push: true });
    else void save({ status: next }, "Incident status updated successfully");
  };
  return (
    <SidePanel title="Details">
      <dl className={styles["rows"]}>
        <Row label="Id">
          <code className={styles["mono"]}>{incident.incident_id}</code>
        </Row>
        <Row label="Type">
          {may ? (
            <PickOne
              label="Type"
              hideLabel
              options={incidentTypes.map(({ value, label }) => ({ value, label }))}
              value={optionOf(incidentTypes, incident.type)}
              onChange={(type) => void save({ type })}
            />
          ) : (
            <IncidentType type={incident.type} />
          )}
        </Row>
        <Row label="Status">
          {may ? (
            <PickOne
              label="Status"
              hideLabel
              options={nextStatuses(status).map((value) => ({ value, label: statusWord(value) }))}
              value={optionOf(incidentStatuses, status)}
              placeholder={statusWord(status)}
              onChange={setStatus}
            />
          ) : (
            <IncidentStatus status={status} />
          )}
        </Row>
        <Row label="Priority">
          {may ? (
            <PickOne
              label="Priority"
              hideLabel
              options={incidentSeverities}
              value={optionOf(incidentSeverities, incident.severity)}
              onChange={(severity) => void save({ severity })}
            />
          ) : (
            <IncidentSeverity severity={incident.severity} />
          )}
        </Row>
        <Row label="Commander">
          <Person column="commander_id" label="Commander" />
        </Row>
        <Row label="Communicator">
          <Person column="communicator_id" label="Communicator" />
        </Row>
        <Row label="Started">
          <Age value={incident.created_at} suffix />
        </Row>
        {incident.acknowledged ? (
          <Row label="Acknowledged">
            <Age value={incident.acknowledged} suffix />
          </Row>
        ) : null}
        <Row label="Duration">
          <Lasted incident={incident} />
        </Row>
      </dl>
    </SidePanel>
  );
}

/** Who leads or speaks for the incident: anyone of the organization, or nobody. */
function Person({ column, label }: { column: "commander_id" | "communicator_id"; label: string }) {
  const incident = useIncident();
  const { save } = useIncidentWrites(incident);
  const may = useMayEdit().incident;
  const person = column === "commander_id" ? incident.commander : incident.communicator;
  const people = useQuery({ ...personChoicesOptions({ limit: 500, offset: 0 }), enabled: may });
  if (!may) return <PersonCell person={person} />;
  const rows = people.data?.rows ?? [];
  const known = person && !rows.some(({ id }) => id === person.id) ? [person, ...rows] : rows;
  return (
    <PickOne
      label={label}
      hideLabel
      placeholder="Nobody"
      options={[
        { value: "", label: "Nobody" },
        ...known.map(({ id, name, email }) => ({
          value: id,
          label: name,
          ...(email && { hint: email }),
        })),
      ]}
      value={incident[column] ?? ""}
      onChange={(id) => void save({ [column]: id === "" ? null : id })}
    />
  );
}
