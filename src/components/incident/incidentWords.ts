import {
  Activity,
  BadgeCheck,
  CircleDollarSign,
  CircleHelp,
  Gauge,
  Hammer,
  Plug,
  ShieldAlert,
  Umbrella,
  type LucideIcon,
} from "lucide-react";

/** One of the values that a column of an incident takes: as it is stored, and as it reads. */
export interface Word {
  value: string;
  label: string;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const word = (value: string): Word => ({ value, label: capitalised(value) });

/** Severities in the order and the spelling of the spec (spec 3 §3). */
export const incidentSeverities: readonly Word[] = [
  "info",
  "warning",
  "low",
  "Medium",
  "high",
  "blocker",
  "critical",
].map(word);

/** Types of incidents (spec 3 §3), with their icons. */
export const incidentTypes: readonly (Word & { icon: LucideIcon })[] = [
  { value: "cost", label: "Cost", icon: CircleDollarSign },
  { value: "availability", label: "Availability", icon: Activity },
  { value: "performance", label: "Performance", icon: Gauge },
  { value: "security", label: "Security", icon: ShieldAlert },
  { value: "integration", label: "Integration", icon: Plug },
  { value: "compliance", label: "Compliance", icon: BadgeCheck },
  { value: "technicalDebt", label: "Technical Debt", icon: Hammer },
  { value: "reliability", label: "Reliability", icon: Umbrella },
];

/** States of incidents (spec 3 §3). */
export const incidentStatuses: readonly Word[] = [
  "open",
  "closed",
  "investigating",
  "mitigated",
  "new",
  "resolved",
].map(word);

/** What is chosen where nobody chose: spec 3 §5. */
export const newIncident = { type: "availability", severity: "low", status: "open" } as const;

const bare = (text: string | null | undefined): string =>
  (text ?? "")
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]/g, "");

const found = <One extends Word>(words: readonly One[], stored: string | null | undefined) =>
  words.find(({ value }) => bare(value) === bare(stored));

/** The option that a stored value stands for, whatever its spelling; a value of nobody's stays as it is. */
export const optionOf = (words: readonly Word[], stored: string | null | undefined): string =>
  found(words, stored)?.value ?? stored ?? "";

/** What a severity is called on a page: names and numbers of five levels, and Low for any other (spec 3 §3). */
const levels = ["Low", "Medium", "High", "Blocker", "Critical"] as const;
type SeverityLevel = (typeof levels)[number];

/** Levels with the worst first. */
export const severityLevels: readonly SeverityLevel[] = [
  "Critical",
  "Blocker",
  "High",
  "Medium",
  "Low",
];

export const severityLevel = (stored: string | number | null | undefined): SeverityLevel =>
  (typeof stored === "number" || /^[0-4]$/.test(stored ?? "")
    ? levels[Number(stored)]
    : levels.find((level) => bare(level) === bare(String(stored)))) ?? "Low";

/** Type of an incident: word and icon; one that nobody knows keeps its own name, none is "NA". */
export function incidentType(stored: string | null | undefined): {
  label: string;
  icon: LucideIcon;
} {
  return found(incidentTypes, stored) ?? { label: capitalised(stored || "NA"), icon: CircleHelp };
}

/** Word for a state: "Investigating". */
export const statusWord = (stored: string | null | undefined): string =>
  found(incidentStatuses, stored)?.label ?? capitalised(stored || "Unknown");

/** Whether nothing is left to be done. */
export const isOver = (status: string): boolean =>
  ["resolved", "closed", "cancelled"].includes(bare(status));

/** What may follow each state (facts 1.7), itself included; from a state that nobody knows everything may. */
const workflow: Readonly<Record<string, readonly string[]>> = {
  new: ["new", "open", "investigating", "mitigated", "resolved", "closed"],
  open: ["open", "investigating", "mitigated", "resolved", "closed"],
  investigating: ["investigating", "mitigated", "resolved", "closed"],
  mitigated: ["mitigated", "resolved", "closed", "open"],
  resolved: ["resolved", "closed", "open"],
  closed: ["closed", "open"],
};

export const nextStatuses = (status: string): readonly string[] =>
  workflow[bare(status)] ?? [status, ...incidentStatuses.map(({ value }) => value)];

/** Whether that step first asks what shows that the incident is over. */
export const asksForDone = (from: string, to: string): boolean =>
  bare(from) !== bare(to) && (to === "mitigated" || to === "resolved");

/** Every spelling in which a value is found stored: as listed, small, capitalised; levels as numbers too. */
export function spellingsOf(value: string): string[] {
  const snake = value.replaceAll(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
  const level = levels.findIndex((name) => bare(name) === bare(value));
  return [
    ...new Set([
      value,
      value.toLowerCase(),
      capitalised(value),
      snake,
      ...(level < 0 ? [] : [String(level)]),
    ]),
  ];
}

/** Include list of a filter for those values, in every spelling; undefined for none. */
export const spellingsFilter = (values: readonly string[]): string | undefined =>
  values.length === 0 ? undefined : values.flatMap(spellingsOf).join(",");

/** Severities that read as a level, as a filter; Low is everything that reads as no other. */
export const levelFilter = (level: SeverityLevel): string =>
  level === "Low"
    ? levels
        .filter((other) => other !== "Low")
        .flatMap(spellingsOf)
        .map((spelling) => `!${spelling}`)
        .join(",")
    : spellingsOf(level).join(",");

/** How sure people are of a hypothesis (facts 1.6); stored small. */
export const hypothesisStatuses: readonly Word[] = [
  "proven",
  "likely",
  "possible",
  "unlikely",
  "improbable",
  "disproven",
].map(word);

/** State of a new hypothesis, and its type at the top of the tree (spec 3 §9). */
export const newHypothesis = { status: "possible", type: "root" } as const;

/** What stands below a hypothesis of a type; a solution has nothing below it. */
export const childType = (type: string): "factor" | "solution" | undefined =>
  type === "root" ? "factor" : type === "factor" ? "solution" : undefined;
