import type { DriftEntry } from "~/api/drift";

/** What the report is about: which console met which backend, and when. */
interface ReportHead {
  console: string;
  backend: string;
  at: Date;
}

/** Most frequent first; equal ones by operation and path. */
export const sortEntries = (entries: readonly DriftEntry[]): DriftEntry[] =>
  entries.toSorted(
    (a, b) =>
      b.count - a.count ||
      a.operation.localeCompare(b.operation, "en") ||
      a.path.localeCompare(b.path, "en"),
  );

/** The report as a file to attach to an issue; `npm run drift -- --json` lists differences in the same shape. */
export function reportJson(
  entries: readonly DriftEntry[],
  { console, backend, at }: ReportHead,
): string {
  return `${JSON.stringify({ console, backend, at: at.toISOString(), drift: sortEntries(entries) }, null, 2)}\n`;
}
