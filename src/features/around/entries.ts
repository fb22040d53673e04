import type { CatalogChange } from "~generated/catalog/types.gen";
import type { IncidentChoice, PlaybookRunEntry, SendEntry } from "~generated/db/reads";
import { statusLabel } from "~/components/playbookRun/runStatus";
import type { Source } from "./search";

/** Something that happened, as a line of the page. */
export interface AroundEntry {
  key: string;
  source: Source;
  /** Milliseconds since 1970. */
  at: number;
  title: string;
  detail: string;
  /** Page that says more. */
  path: string;
  /** Ids of what it is about. */
  about: readonly (string | null | undefined)[];
}

const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");

export const changeEntry = (change: CatalogChange): AroundEntry => ({
  key: `change-${change.id}`,
  source: "change",
  at: Date.parse(change.created_at),
  title: line(change.name ?? change.config_id, change.change_type),
  detail: line(change.summary, change.source, change.severity),
  path: `/catalog/changes?changeId=${change.id}`,
  about: [change.config_id],
});

export const runEntry = (run: PlaybookRunEntry): AroundEntry => ({
  key: `run-${run.id}`,
  source: "run",
  at: Date.parse(run.start_time ?? run.created_at),
  title: run.playbook?.title || run.playbook?.name || run.playbook_id,
  detail: line(
    statusLabel(run.status),
    run.check?.name ?? run.component?.name ?? run.config?.name,
    run.creator?.name,
  ),
  path: `/playbooks/runs/${run.id}`,
  about: [run.check?.id, run.component?.id, run.config?.id],
});

export const sendEntry = (send: SendEntry): AroundEntry => ({
  key: `send-${send.id}`,
  source: "notification",
  at: Date.parse(send.created_at),
  title: line(send.resource?.name ?? send.resource_type, send.source_event),
  detail: line(send.status, send.person?.name),
  path: `/notifications?id=${send.id}`,
  about: [send.resource?.id],
});

export const incidentEntry = (incident: IncidentChoice): AroundEntry => ({
  key: `incident-${incident.id}`,
  source: "incident",
  at: Date.parse(incident.created_at),
  title: line(incident.incident_id, incident.title),
  detail: line(incident.severity, incident.status),
  path: `/incidents/${incident.id}`,
  about: [],
});

/** All of them, the latest first. */
export const inOrder = (entries: readonly AroundEntry[]): readonly AroundEntry[] =>
  entries.toSorted((a, b) => b.at - a.at || (a.key < b.key ? -1 : 1));

/** How long before or after the moment: "12m before". */
export function offsetText(at: number, moment: number, span: (ms: number) => string): string {
  const away = Math.abs(at - moment);
  if (away < 1_000) return "at the moment";
  return `${span(away)} ${at < moment ? "before" : "after"}`;
}
