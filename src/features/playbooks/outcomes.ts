import type { PlaybookRunOutcome } from "~generated/db/reads";

/** How the runs of one stretch of time went. */
export interface OutcomeBucket {
  /** Start, milliseconds since 1970. */
  at: number;
  completed: number;
  failed: number;
  other: number;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;

const failing = new Set(["failed", "timed_out"]);

/** Completed, failed and other runs by hour or day, without gaps, from the first run to now. */
export function outcomeBuckets(runs: readonly PlaybookRunOutcome[], now: number): OutcomeBucket[] {
  const times = runs.map(({ created_at: at }) => Date.parse(at));
  if (times.length === 0) return [];
  const first = times.reduce((least, at) => Math.min(least, at), now);
  const step = now - first > 2 * DAY ? DAY : HOUR;
  const start = Math.floor(first / step) * step;
  const buckets = Array.from(
    { length: Math.min(400, Math.floor((now - start) / step) + 1) },
    (_, index): OutcomeBucket => ({ at: start + index * step, completed: 0, failed: 0, other: 0 }),
  );
  for (const run of runs) {
    const bucket = buckets[Math.floor((Date.parse(run.created_at) - start) / step)];
    if (!bucket) continue;
    if (run.status === "completed") bucket.completed += 1;
    else if (failing.has(run.status)) bucket.failed += 1;
    else bucket.other += 1;
  }
  return buckets;
}

/** Whether each stretch is a day, of UTC, rather than an hour. */
export const isWholeDays = ([first, second]: readonly OutcomeBucket[]): boolean =>
  first !== undefined && second !== undefined && second.at - first.at >= DAY;

/** How one playbook's runs went. Durations in milliseconds; undefined where none has ended. */
interface PlaybookOutcome {
  id: string;
  title: string;
  icon: string | null;
  runs: number;
  completed: number;
  failed: number;
  median: number | undefined;
  longest: number | undefined;
}

const middle = (sorted: readonly number[]): number | undefined => {
  const half = Math.floor(sorted.length / 2);
  const [left, right] = [sorted[half - 1], sorted[half]];
  if (right === undefined) return undefined;
  return sorted.length % 2 === 1 || left === undefined ? right : (left + right) / 2;
};

/** The playbooks that ran, the busiest first. */
export function playbookOutcomes(runs: readonly PlaybookRunOutcome[]): PlaybookOutcome[] {
  const groups = new Map<string, PlaybookRunOutcome[]>();
  for (const run of runs)
    groups.set(run.playbook_id, [...(groups.get(run.playbook_id) ?? []), run]);
  return [...groups]
    .map(([id, own]): PlaybookOutcome => {
      const lasted = own
        .flatMap(({ start_time: start, end_time: end }) =>
          start && end ? [Date.parse(end) - Date.parse(start)] : [],
        )
        .toSorted((a, b) => a - b);
      const playbook = own[0]?.playbook;
      return {
        id,
        title: playbook?.title || playbook?.name || "Deleted playbook",
        icon: playbook?.icon ?? null,
        runs: own.length,
        completed: own.filter(({ status }) => status === "completed").length,
        failed: own.filter(({ status }) => failing.has(status)).length,
        median: middle(lasted),
        longest: lasted.at(-1),
      };
    })
    .toSorted((a, b) => b.runs - a.runs || a.title.localeCompare(b.title));
}
