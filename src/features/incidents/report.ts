import type { IncidentDetail } from "~generated/db/reads";
import { incidentType, severityLevel, statusWord } from "~/components/incident/incidentWords";
import { formatAge } from "~/lib/time/age";
import { mentionsAsNames } from "~/ui/text/mentions";
import { evidenceKind, evidenceName } from "./evidenceWords";
import { definitionOf, endOf, entriesOf, treeOf, type Branch } from "./incident";
import type { Happening } from "./timeline";
import { speakerOf } from "./speaker";

/** Text that others wrote, so that it cannot start a heading or a list of the report. */
const inline = (text: string): string =>
  mentionsAsNames(text)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([*_`[\]<>|#])/g, "\\$1")
    .trim();

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace("T", " ");

function branchLines(
  incident: IncidentDetail,
  { hypothesis, children }: Branch,
  depth: number,
): string[] {
  const indent = "  ".repeat(depth);
  const entries = entriesOf(incident, hypothesis.id).map((entry) =>
    entry.kind === "comment"
      ? `${indent}  - ${inline(speakerOf(entry.comment).name)}: ${inline(entry.comment.comment)}`
      : `${indent}  - Evidence: ${evidenceKind(entry.evidence.type).label} ${inline(evidenceName(entry.evidence))}${entry.evidence.description ? ` (${inline(entry.evidence.description)})` : ""}`,
  );
  return [
    `${indent}- **${inline(hypothesis.title)}** (${hypothesis.type}, ${statusWord(hypothesis.status).toLowerCase()})`,
    ...entries,
    ...children.flatMap((child) => branchLines(incident, child, depth + 1)),
  ];
}

/** The incident as Markdown: the draft of a post-mortem. Times are UTC. */
export function reportOf(
  incident: IncidentDetail,
  happenings: readonly Happening[],
  responders: readonly string[],
): string {
  const end = endOf(incident);
  const definition = definitionOf(incident).map(
    (one) =>
      `- [${one.done ? "x" : " "}] ${evidenceKind(one.type).label} ${inline(evidenceName(one))}${one.script ? `: \`${one.script.replaceAll("`", "'")}\`` : ""}`,
  );
  const lines = [
    `# ${incident.incident_id}: ${inline(incident.title)}`,
    "",
    `| | |`,
    `|---|---|`,
    `| Severity | ${severityLevel(incident.severity)} |`,
    `| Type | ${incidentType(incident.type).label} |`,
    `| Status | ${statusWord(incident.status)} |`,
    `| Started | ${time(Date.parse(incident.created_at))} UTC |`,
    ...(end === undefined
      ? []
      : [
          `| Ended | ${time(Date.parse(end))} UTC |`,
          `| Duration | ${formatAge(incident.created_at, new Date(end))} |`,
        ]),
    `| Commander | ${inline(incident.commander?.name ?? "nobody")} |`,
    `| Communicator | ${inline(incident.communicator?.name ?? "nobody")} |`,
    `| Responders | ${responders.map(inline).join(", ") || "nobody"} |`,
    "",
    "## Summary",
    "",
    mentionsAsNames(incident.description) ||
      "_What happened, whom it hit, and how it was noticed._",
    "",
    "## Causes and solutions",
    "",
    ...treeOf(incident.hypotheses).flatMap((branch) => branchLines(incident, branch, 0)),
    "",
    "## Definition of done",
    "",
    ...(definition.length > 0 ? definition : ["_Nothing was defined._"]),
    "",
    "## Timeline",
    "",
    ...happenings
      .toReversed()
      .map(
        ({ at, title, detail }) =>
          `- ${time(at)} ${[title && `**${inline(title)}**`, inline(detail)].filter(Boolean).join(" ")}`,
      ),
    "",
    "## Lessons",
    "",
    "_What went well, what did not, and what changes._",
    "",
  ];
  return lines.join("\n");
}
