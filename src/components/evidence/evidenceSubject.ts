import type { components } from "~generated/db/types";

type EvidenceInsert = components["schemas"]["EvidenceInsert"];

/** What the evidence is about, in the columns that it is stored in, and what people call it. */
export interface EvidenceSubject extends Pick<
  EvidenceInsert,
  "check_id" | "config_id" | "config_change_id" | "config_analysis_id" | "component_id" | "evidence"
> {
  type: "check" | "config" | "config_change" | "config_analysis" | "topology" | "log";
  name: string;
}

/** Tells drafts of different subjects apart. */
export const subjectKey = (subject: EvidenceSubject): string =>
  [
    subject.type,
    subject.config_change_id ??
      subject.config_analysis_id ??
      subject.check_id ??
      subject.component_id ??
      subject.config_id ??
      "",
  ].join(".");

/** A check with the window that its drawer shows (facts: `start` is a range such as `1h`). */
export const checkEvidence = (
  check: { id: string; name: string },
  start: string,
): EvidenceSubject => ({
  type: "check",
  name: check.name,
  check_id: check.id,
  evidence: { check_id: check.id, includeMessages: true, start },
});

export const componentEvidence = (component: { id: string; name: string }): EvidenceSubject => ({
  type: "topology",
  name: component.name,
  component_id: component.id,
  evidence: { id: component.id },
});

export const changeEvidence = (change: {
  id: string;
  config_id: string;
  change_type: string | null;
}): EvidenceSubject => ({
  type: "config_change",
  name: change.change_type ?? "change",
  config_id: change.config_id,
  config_change_id: change.id,
});

export const insightEvidence = (insight: {
  id: string;
  config_id: string;
  analyzer: string;
}): EvidenceSubject => ({
  type: "config_analysis",
  name: insight.analyzer,
  config_id: insight.config_id,
  config_analysis_id: insight.id,
});

/** Lines around the selected ones are kept too, so that the reader sees where they stand. */
const around = 3;

/**
 * A config item, or some lines of its spec.
 * @param lines every line of the text; `selected` are numbers that start with 1.
 */
export function configEvidence(
  config: { id: string; name: string | null; type: string },
  lines: readonly string[] = [],
  selected: readonly number[] = [],
): EvidenceSubject {
  const kept = new Set(
    selected.flatMap((number) =>
      Array.from({ length: 2 * around + 1 }, (_, offset) => number - around + offset),
    ),
  );
  const textOf = (numbers: Iterable<number>) =>
    Object.fromEntries(
      [...numbers]
        .filter((number) => number >= 1 && number <= lines.length)
        .toSorted((a, b) => a - b)
        .map((number) => [String(number), lines[number - 1] ?? ""]),
    );
  return {
    type: "config",
    name: config.name ?? config.id,
    config_id: config.id,
    evidence: {
      id: config.id,
      configName: config.name,
      configType: config.type,
      lines: textOf(kept),
      selected_lines: textOf(selected),
    },
  };
}

/** A line of a log, as it is kept. */
export interface LogLine {
  timestamp?: string | undefined;
  message: string;
  severity?: string | undefined;
  host?: string | undefined;
  source?: string | undefined;
}

/** Some lines of a log, with where they came from. */
export const logEvidence = (
  name: string,
  lines: readonly LogLine[],
  about: Pick<EvidenceSubject, "component_id" | "config_id"> = {},
): EvidenceSubject => ({
  type: "log",
  name,
  ...about,
  evidence: { name, lines: lines.map((line) => ({ ...line })) },
});
