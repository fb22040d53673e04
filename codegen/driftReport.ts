import type { Drift } from "./driftChecks";

/** What a live backend answered, compared with the contract. */
export interface DriftReport {
  url: string;
  /** Operations and named reads whose answers were compared. */
  compared: string[];
  /** Those that could not be asked, were refused or broke off, with the reason in the server's own words. */
  skipped: { operation: string; reason: string }[];
  drift: Drift[];
  /** Records that were made to probe writes. */
  scratch?: ScratchReport;
}

/** What became of the records that a run made. */
export interface ScratchReport {
  made: number;
  removed: number;
  /** What is still there, and why. */
  left: string[];
}

/** Whether the backend differs from the contract. */
export const hasDrift = ({ drift }: DriftReport): boolean => drift.length > 0;

/** Exit code of the command: 0 fits, 1 differs or left something behind, 2 nothing could be compared. */
export const exitCodeOf = (report: DriftReport): 0 | 1 | 2 => {
  if (hasDrift(report) || (report.scratch?.left.length ?? 0) > 0) return 1;
  return report.compared.length === 0 ? 2 : 0;
};

/** The report as a table for a terminal. */
export function reportText({ url, compared, skipped, drift, scratch }: DriftReport): string {
  const columns = ["operation", "path", "expected", "seen", "count"] as const;
  const lines = [
    [...columns],
    ...drift.map((entry) => columns.map((column) => String(entry[column]))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  const table = lines.map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const count = `${drift.length} difference${drift.length === 1 ? "" : "s"} from the contract`;
  return [
    ...(drift.length > 0 ? [...table, ""] : []),
    ...(compared.length === 0 && drift.length === 0
      ? [
          `${url}: nothing could be compared, so this says nothing about the contract. Say who asks with --token or --cookie.`,
        ]
      : [
          `${url}: ${compared.length} answers compared, ${drift.length === 0 ? "no difference from the contract" : count}.`,
        ]),
    ...(scratch === undefined ? [] : scratchLines(scratch)),
    ...(skipped.length > 0 ? [`${skipped.length} not compared:`, ...skippedLines(skipped)] : []),
  ].join("\n");
}

/** Calls that share a reason from this number on are one line: a backend that is away is told once. */
const MANY = 4;

/** A line for each reason that many calls share, then one for each other call. */
function skippedLines(skipped: DriftReport["skipped"]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { operation, reason } of skipped)
    byReason.set(reason, [...(byReason.get(reason) ?? []), operation]);
  return [...byReason].flatMap(([reason, calls]) =>
    calls.length < MANY
      ? calls.map((operation) => `  ${operation}: ${reason}`)
      : [`  ${calls.length} calls: ${reason} (${calls.slice(0, 2).join(", ")} …)`],
  );
}

const scratchLines = ({ made, removed, left }: ScratchReport): string[] => [
  `${made} records made to probe writes, ${removed} removed.`,
  ...(left.length > 0
    ? [
        "Still there, to be removed by hand or by the next run with --scratch:",
        ...left.map((line) => `  ${line}`),
      ]
    : []),
];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text inside XML; control characters, which XML 1.0 cannot hold, become spaces. */
const xml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign).replaceAll(/\p{Cc}/gu, " ");

/** The report as JUnit writes it, for what shows tests in CI: a case for each call. */
export function reportJunit({ compared, skipped, drift }: DriftReport): string {
  const found = new Set(drift.map(({ operation }) => operation));
  const skips = new Map(skipped.map(({ operation, reason }) => [operation, reason]));
  const names = new Set([...compared, ...found, ...skips.keys()]);
  const cases = [...names].map((name) => {
    const differences = drift.filter(({ operation }) => operation === name);
    const reason = skips.get(name);
    const failures = differences.map(
      ({ path, expected, seen, count }) =>
        `<failure message="${xml(`${path}: ${expected}, seen ${seen} (${count}×)`)}"/>`,
    );
    const skip =
      failures.length === 0 && reason !== undefined ? [`<skipped message="${xml(reason)}"/>`] : [];
    return `    <testcase classname="drift" name="${xml(name)}">${[...failures, ...skip].join("")}</testcase>`;
  });
  const only = [...skips.keys()].filter((name) => !found.has(name)).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="contract drift" tests="${names.size}" failures="${found.size}" skipped="${only}">`,
    ...cases,
    "</testsuite></testsuites>",
    "",
  ].join("\n");
}
