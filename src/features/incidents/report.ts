import type { IncidentDetail } from "~generated/db/reads";
import { incidentType, severityLevel, statusWord } from "~/components/incident/incidentWords";
import { formatAge } from "~/lib/time/age";
import { evidenceKind, evidenceName } from "./evidenceWords";
import { linesOf, logLinesOf } from "./evidenceLines";
import {
  type Branch,
  definitionOf,
  endOf,
  entriesOf,
  type Entry,
  type EvidenceDetail,
  treeOf,
} from "./incident";
import { codeBlock, contained, inline, item } from "./markdownText";
import type { Happening } from "./timeline";
import { speakerOf } from "./speaker";

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace("T", " ");

/** Lines of a log or a spec that are written out; what is longer is told. */
const MOST_LINES = 50;

function attachedLines({ type, evidence }: EvidenceDetail): string[] {
  const lines =
    type === "log"
      ? logLinesOf(evidence).map(({ time: at, text }) => [at, text].filter(Boolean).join(" "))
      : linesOf(evidence).flatMap(({ text, isGap }) => (isGap ? ["…", text] : [text]));
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST_LINES).flatMap((line) => line.split(/\r?\n/));
  const left = lines.length - MOST_LINES;
  return codeBlock(left > 0 ? [...shown, `… ${left} more lines`] : shown);
}

/** Texts of several lines stand below who wrote them. */
const said = (depth: number, who: string, text: string): string[] =>
  text.trim().includes("\n")
    ? item(depth, `${who}:`, contained(text))
    : item(depth, `${who}: ${contained(text).join(" ")}`);

function entryLines(entry: Entry, depth: number): string[] {
  if (entry.kind === "comment")
    return said(depth, inline(speakerOf(entry.comment).name), entry.comment.comment);
  const { evidence } = entry;
  const name = evidenceName(evidence);
  const what = `Evidence: ${evidenceKind(evidence.type).label} ${inline(name)}`;
  const description = evidence.description === name ? "" : inline(evidence.description ?? "");
  return item(depth, description ? `${what} (${description})` : what, attachedLines(evidence));
}

function branchLines(
  incident: IncidentDetail,
  { hypothesis, children }: Branch,
  depth: number,
): string[] {
  return [
    ...item(
      depth,
      `**${inline(hypothesis.title)}** (${inline(hypothesis.type)}, ${statusWord(hypothesis.status).toLowerCase()})`,
    ),
    ...entriesOf(incident, hypothesis.id).flatMap((entry) => entryLines(entry, depth + 1)),
    ...children.flatMap((child) => branchLines(incident, child, depth + 1)),
  ];
}

/** What was said about the incident as a whole. */
function otherLines(incident: IncidentDetail): string[] {
  const others = entriesOf(incident).filter(({ hypothesis }) => hypothesis === undefined);
  if (others.length === 0) return [];
  return ["- **Without a hypothesis**", ...others.flatMap((entry) => entryLines(entry, 1))];
}

/** What happened in one line; a comment of several stands in full among the causes. */
function happeningLine({ at, title, detail }: Happening): string {
  const [first = "", ...more] = detail.split(/\r?\n/).filter((line) => line.trim() !== "");
  const short = more.length > 0 ? `${inline(first)} …` : inline(first);
  return `- ${time(at)} ${[title && `**${inline(title)}**`, short].filter(Boolean).join(" ")}`;
}

/** The incident as Markdown: the draft of a post-mortem. Times are UTC. */
export function reportOf(
  incident: IncidentDetail,
  happenings: readonly Happening[],
  responders: readonly string[],
): string {
  const end = endOf(incident);
  const definition = definitionOf(incident).map((one) => {
    const script = one.script?.replaceAll(/\s+/g, " ").replaceAll("`", "'").trim();
    const last = one.script_result ? ` (last: ${inline(one.script_result)})` : "";
    return `- [${one.done ? "x" : " "}] ${evidenceKind(one.type).label} ${inline(evidenceName(one))}${script ? `: \`${script}\`${last}` : ""}`;
  });
  const row = (name: string, at: string | null) =>
    at === null ? [] : [`| ${name} | ${time(Date.parse(at))} UTC |`];
  const lines = [
    `# ${incident.incident_id}: ${inline(incident.title)}`,
    "",
    `| | |`,
    `|---|---|`,
    `| Severity | ${inline(severityLevel(incident.severity))} |`,
    `| Type | ${inline(incidentType(incident.type).label)} |`,
    `| Status | ${inline(statusWord(incident.status))} |`,
    ...row("Started", incident.created_at),
    ...row("Acknowledged", incident.acknowledged),
    ...(end === undefined
      ? []
      : [
          `| Ended | ${time(Date.parse(end))} UTC |`,
          `| Duration | ${formatAge(incident.created_at, new Date(end))} |`,
        ]),
    ...(incident.rule ? [`| Opened by | the rule ${inline(incident.rule.name)} |`] : []),
    `| Commander | ${inline(incident.commander?.name ?? "nobody")} |`,
    `| Communicator | ${inline(incident.communicator?.name ?? "nobody")} |`,
    `| Responders | ${responders.map(inline).join(", ") || "nobody"} |`,
    "",
    "## Summary",
    "",
    ...(incident.description.trim() === ""
      ? ["_What happened, whom it hit, and how it was noticed._"]
      : contained(incident.description)),
    "",
    "## Causes and solutions",
    "",
    ...treeOf(incident.hypotheses).flatMap((branch) => branchLines(incident, branch, 0)),
    ...otherLines(incident),
    "",
    "## Definition of done",
    "",
    ...(definition.length > 0 ? definition : ["_Nothing was defined._"]),
    "",
    "## Timeline",
    "",
    ...happenings.toReversed().map(happeningLine),
    "",
    "## Lessons",
    "",
    "_What went well, what did not, and what changes._",
    "",
  ];
  return lines.join("\n");
}
