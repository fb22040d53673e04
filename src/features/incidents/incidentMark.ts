import type { IncidentDetail, IncidentMark, RowMark } from "~generated/db/reads";
import { evidencesOf } from "./incident";

/** The last change among some rows, with how many there are. */
interface Newest {
  rows: readonly RowMark[];
  total?: number | null | undefined;
}

/** What a small look at an incident tells. */
export interface Look {
  incident: IncidentMark | undefined;
  comments: Newest;
  evidences: Newest;
}

const marksOf = (rows: readonly RowMark[]): string =>
  rows
    .map(({ id, updated_at: at }) => `${id} ${at}`)
    .toSorted()
    .join(",");

/** A row that came or changed is the last changed one; one that went leaves fewer. */
function isSameList(known: readonly RowMark[], { rows: [newest], total }: Newest): boolean {
  // The server writes all times alike, so that they compare as texts.
  const last = known.reduce((max, { updated_at: at }) => (at > max ? at : max), "");
  return total === known.length && last === (newest?.updated_at ?? "");
}

/** Whether the incident is still as it is known, as far as it and what hangs on it tell. */
export function isSameAs(known: IncidentDetail, { incident, comments, evidences }: Look): boolean {
  if (!incident || incident.updated_at !== known.updated_at) return false;
  return (
    marksOf(incident.hypotheses) === marksOf(known.hypotheses) &&
    marksOf(incident.responders) === marksOf(known.responders) &&
    isSameList(known.comments, comments) &&
    isSameList(evidencesOf(known), evidences)
  );
}
