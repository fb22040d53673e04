import type {
  ConfigsChange,
  IncidentDetail,
  IncidentHistoryEntry,
  RecentRun,
} from "~generated/db/reads";
import { statusWord } from "~/components/incident/incidentWords";
import { mentionsAsNames } from "~/ui/text/mentions";
import { evidenceKind, evidenceName } from "./evidenceWords";
import { grouped } from "./grouped";
import { historyWords } from "./historyWords";
import { endOf, entriesOf, evidencesOf } from "./incident";
import { speakerOf } from "./speaker";

/** Kinds of what happened, in the order of their filters. */
export const timelineKinds = [
  { value: "comment", label: "Comments" },
  { value: "evidence", label: "Evidence" },
  { value: "status", label: "Status" },
  { value: "change", label: "Changes" },
  { value: "check", label: "Checks" },
] as const;
export type TimelineKind = (typeof timelineKinds)[number]["value"];

/** One thing that happened. */
export interface Happening {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  kind: TimelineKind;
  title: string;
  detail: string;
  /** Check and change have a place of their own. */
  href?: string;
  isBad?: boolean;
}

/** A stretch in which something stayed as it was, in milliseconds. */
export interface Stretch {
  from: number;
  to: number;
  word: string;
  isBad: boolean;
}

const hour = 3_600_000;

/** From an hour before the incident to its end or now: the cause comes before the effect. */
export function spanOf(incident: IncidentDetail, now: number): { from: number; to: number } {
  const end = endOf(incident);
  const to = end === undefined ? now : Math.min(now, Date.parse(end) + hour / 4);
  return {
    from: Date.parse(incident.created_at) - hour,
    to: Math.max(to, Date.parse(incident.created_at)),
  };
}

/** Ids of the checks and the items that evidence is about. */
export function involved(incident: IncidentDetail): { checkIds: string[]; configIds: string[] } {
  const evidences = evidencesOf(incident);
  const ids = (key: "check_id" | "config_id") =>
    [...new Set(evidences.flatMap((one) => one[key] ?? []))].toSorted();
  return { checkIds: ids("check_id"), configIds: ids("config_id") };
}

/** How a check went: stretches of the same result, oldest first. Nothing is known before the first run. */
export function stretchesOf(runs: readonly RecentRun[], to: number): Stretch[] {
  const result: Stretch[] = [];
  for (const run of runs.toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time))) {
    const at = Date.parse(run.time);
    const last = result.at(-1);
    if (last) last.to = at;
    if (last?.isBad === !run.status) continue;
    result.push({ from: at, to: at, word: run.status ? "Healthy" : "Failing", isBad: !run.status });
  }
  const last = result.at(-1);
  if (last) last.to = Math.max(last.to, to);
  return result;
}

/** States of the incident over time, as its changelog tells them. */
export function statusStretches(
  incident: IncidentDetail,
  history: readonly IncidentHistoryEntry[],
  to: number,
): Stretch[] {
  const steps = history
    .filter(({ type }) => type === "incident.status_updated")
    .map(({ created_at: at, description }) => ({ at: Date.parse(at), status: description ?? "" }))
    .toSorted((a, b) => a.at - b.at);
  const start = Date.parse(incident.created_at);
  // What it was at first nobody noted; without a step it is what it is.
  const all = [{ at: start, status: steps.length === 0 ? incident.status : "open" }, ...steps];
  return all.map(({ at, status }, index) => ({
    from: at,
    to: all[index + 1]?.at ?? to,
    word: statusWord(status),
    isBad: false,
  }));
}

interface TimelineData {
  incident: IncidentDetail;
  history: readonly IncidentHistoryEntry[];
  changes: readonly ConfigsChange[];
  runs: readonly RecentRun[];
}

/** Everything that happened around the incident, the newest first. */
export function happeningsOf({ incident, history, changes, runs }: TimelineData): Happening[] {
  const checks = new Map(
    evidencesOf(incident).flatMap(({ check }) => (check ? [[check.id, check]] : [])),
  );
  const said = entriesOf(incident).map((entry): Happening =>
    entry.kind === "comment"
      ? {
          id: entry.id,
          at: Date.parse(entry.at),
          kind: "comment",
          title: speakerOf(entry.comment).name,
          detail: mentionsAsNames(entry.comment.comment),
        }
      : {
          id: entry.id,
          at: Date.parse(entry.at),
          kind: "evidence",
          title: `${evidenceKind(entry.evidence.type).label} ${evidenceName(entry.evidence)}`,
          detail: entry.hypothesis ? `on ${entry.hypothesis.title}` : "",
        },
  );
  const told = new Set([
    "incident.created",
    "incident.status_updated",
    "hypothesis.created",
    "hypothesis.status_updated",
    "responder.created",
  ]);
  const states = history
    .filter(({ type }) => told.has(type ?? ""))
    .map((entry): Happening => {
      const { who, text } = historyWords(entry);
      return {
        id: entry.id,
        at: Date.parse(entry.created_at),
        kind: "status",
        title: who ?? "",
        detail: text,
      };
    });
  const changed = changes.map((change): Happening => ({
    id: change.id,
    at: Date.parse(change.created_at),
    kind: "change",
    title: change.config?.name ?? "An item that is gone",
    detail: [
      change.change_type,
      change.summary,
      change.external_created_by && `by ${change.external_created_by}`,
    ]
      .filter(Boolean)
      .join(", "),
    href: `/catalog/changes?changeId=${encodeURIComponent(change.id)}`,
    isBad: ["critical", "high"].includes((change.severity ?? "").toLowerCase()),
  }));
  const turned = grouped(runs, ({ check_id: id }) => id).flatMap(([id, own]) =>
    stretchesOf(own, 0)
      .slice(1)
      .map((stretch): Happening => ({
        id: `${id} ${stretch.from}`,
        at: stretch.from,
        kind: "check",
        title: checks.get(id)?.name ?? "A check",
        detail: stretch.isBad ? "Healthy → Failing" : "Failing → Healthy",
        href: `/health?checkId=${encodeURIComponent(id)}&timeRange=1d`,
        isBad: stretch.isBad,
      })),
  );
  return [...said, ...states, ...changed, ...turned].toSorted(
    (a, b) => b.at - a.at || a.id.localeCompare(b.id),
  );
}
