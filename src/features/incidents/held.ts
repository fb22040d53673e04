import { useState } from "react";
import type { IncidentDetail } from "~generated/db/reads";

/** Whether the incident has a comment, a hypothesis or evidence of this id. */
export const hasRecord = ({ comments, hypotheses }: IncidentDetail, id: string): boolean =>
  comments.some((one) => one.id === id) ||
  hypotheses.some((one) => one.id === id || one.evidences.some((evidence) => evidence.id === id));

/** The incident with those of the records that it had `before` and that somebody else deleted meanwhile. */
function withHeld(
  incident: IncidentDetail,
  before: IncidentDetail,
  ids: readonly string[],
): IncidentDetail {
  const missing = ids.filter((id) => !hasRecord(incident, id) && hasRecord(before, id));
  if (missing.length === 0) return incident;
  const comments = before.comments.filter(({ id }) => missing.includes(id));
  const hypotheses = [...incident.hypotheses];
  for (const then of before.hypotheses) {
    const evidences = then.evidences.filter(({ id }) => missing.includes(id));
    if (evidences.length === 0 && !missing.includes(then.id)) continue;
    const at = hypotheses.findIndex(({ id }) => id === then.id);
    const now = hypotheses[at];
    // Evidence of a hypothesis that went with it.
    if (now === undefined) hypotheses.push({ ...then, evidences });
    else hypotheses[at] = { ...now, evidences: [...now.evidences, ...evidences] };
  }
  return { ...incident, comments: [...incident.comments, ...comments], hypotheses };
}

/**
 * The incident as the page shows it: a record that somebody types into stays although another deletes it, until it is
 * closed. @param ids of the records that are typed into.
 */
export function useHeld(incident: IncidentDetail, ids: readonly string[]): IncidentDetail {
  const key = ids.join(" ");
  const [state, setState] = useState({ incident, key, shown: incident });
  if (state.incident === incident && state.key === key) return state.shown;
  const shown = withHeld(incident, state.shown, ids);
  setState({ incident, key, shown });
  return shown;
}
