import type { IncidentDetail } from "~generated/db/reads";
import { childType, isOver } from "~/components/incident/incidentWords";
import { grouped } from "./grouped";

export type CommentDetail = IncidentDetail["comments"][number];
export type HypothesisDetail = IncidentDetail["hypotheses"][number];
export type EvidenceDetail = HypothesisDetail["evidences"][number];

/** A comment or a piece of evidence, as the pages list them together. */
export type Entry = { at: string; id: string; hypothesis: HypothesisDetail | undefined } & (
  | { kind: "comment"; comment: CommentDetail }
  | { kind: "evidence"; evidence: EvidenceDetail }
);

function readEntries(incident: IncidentDetail): Entry[] {
  const byId = new Map(incident.hypotheses.map((one) => [one.id, one]));
  const comments = incident.comments.map((comment): Entry => ({
    kind: "comment",
    id: comment.id,
    at: comment.created_at,
    hypothesis: byId.get(comment.hypothesis_id ?? ""),
    comment,
  }));
  const evidence = incident.hypotheses.flatMap((hypothesis) =>
    hypothesis.evidences.map((evidence): Entry => ({
      kind: "evidence",
      id: evidence.id,
      at: evidence.created_at,
      hypothesis,
      evidence,
    })),
  );
  return inTime([...comments, ...evidence], ({ at }) => at);
}

/** Oldest first; each time is read once, however long the list is. */
function inTime<One extends { id: string }>(list: readonly One[], at: (one: One) => string): One[] {
  return list
    .map((one) => ({ one, time: Date.parse(at(one)) }))
    .toSorted((a, b) => a.time - b.time || a.one.id.localeCompare(b.one.id))
    .map(({ one }) => one);
}

/** Many parts of the page read the same of an incident: what was read of one is kept as long as it. */
function once<Result>(read: (incident: IncidentDetail) => Result) {
  const known = new WeakMap<IncidentDetail, Result>();
  return (incident: IncidentDetail): Result => {
    const found = known.get(incident) ?? read(incident);
    known.set(incident, found);
    return found;
  };
}

const allEntries = once((incident): readonly Entry[] => readEntries(incident));
const entriesByHypothesis = once(
  (incident) => new Map(grouped(allEntries(incident), ({ hypothesis }) => hypothesis?.id)),
);

/** Everything that was said and attached, oldest first; of one hypothesis where one is named. */
export const entriesOf = (incident: IncidentDetail, hypothesisId?: string): readonly Entry[] =>
  hypothesisId === undefined
    ? allEntries(incident)
    : (entriesByHypothesis(incident).get(hypothesisId) ?? []);

/** All evidence, oldest first. */
export const evidencesOf = once((incident): readonly EvidenceDetail[] =>
  inTime(
    incident.hypotheses.flatMap(({ evidences }) => evidences),
    ({ created_at: at }) => at,
  ),
);

/** Evidence that defines when the incident is over. */
export const definitionOf = (incident: IncidentDetail): EvidenceDetail[] =>
  evidencesOf(incident).filter((evidence) => evidence.definition_of_done);

/** The hypothesis that everything else hangs on: the oldest without a parent. */
export const rootOf = (incident: IncidentDetail): HypothesisDetail | undefined =>
  incident.hypotheses.find(({ type, parent_id: parent }) => type === "root" && parent === null) ??
  incident.hypotheses.find(({ parent_id: parent }) => parent === null) ??
  incident.hypotheses[0];

/** A hypothesis with what stands below it. */
export interface Branch {
  hypothesis: HypothesisDetail;
  children: Branch[];
}

/** The action plan as trees; a hypothesis whose parent is not there, or that is its own, stands at the top. */
export function treeOf(hypotheses: readonly HypothesisDetail[]): Branch[] {
  const branches = new Map<string, Branch>(
    hypotheses.map((hypothesis) => [hypothesis.id, { hypothesis, children: [] }]),
  );
  const isBelow = (id: string, above: string): boolean => {
    const seen = new Set<string>();
    for (let at: string | null = above; at !== null && !seen.has(at);) {
      if (at === id) return true;
      seen.add(at);
      at = branches.get(at)?.hypothesis.parent_id ?? null;
    }
    return false;
  };
  const top: Branch[] = [];
  for (const branch of branches.values()) {
    const { id, parent_id: parent } = branch.hypothesis;
    const above = parent === null || isBelow(id, parent) ? undefined : branches.get(parent);
    (above?.children ?? top).push(branch);
  }
  return top;
}

/** Hypotheses that one could hang on instead: those of its parent's kind, which its kind is fixed by. */
export const otherParents = (
  { hypotheses }: IncidentDetail,
  { type, parent_id: parent, id }: HypothesisDetail,
): HypothesisDetail[] =>
  hypotheses.filter((one) => childType(one.type) === type && one.id !== parent && one.id !== id);

/** Every hypothesis at and below one. */
export const branchMembers = ({ hypothesis, children }: Branch): HypothesisDetail[] => [
  hypothesis,
  ...children.flatMap(branchMembers),
];

/** When it ended, as far as the record says: the time it was resolved or closed. */
export const endOf = (incident: IncidentDetail): string | undefined =>
  isOver(incident.status)
    ? (incident.resolved ?? incident.closed ?? incident.updated_at)
    : undefined;
