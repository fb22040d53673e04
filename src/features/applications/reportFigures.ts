import type {
  ApplicationBackup,
  ApplicationFinding,
  ApplicationIncident,
} from "~generated/application/types.gen";
import { toInstant } from "~/lib/time/instant";
import type { HealthTone } from "~/lib/health/health";
import type { HeatDay } from "~/ui/chart/CalendarHeat";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Bytes that a size such as `12.4GB` or `12Gi` means; undefined for a text without a figure or a unit. */
export function sizeBytes(size: string): number | undefined {
  const [, digits, unit = ""] = /^\s*([\d.]+)\s*([KMGTP]?)i?B?\s*$/i.exec(size) ?? [];
  if (digits === undefined || !Number.isFinite(Number(digits))) return undefined;
  return Number(digits) * 1024 ** " KMGTP".indexOf(unit === "" ? " " : unit.toUpperCase());
}

const average = (values: readonly number[]): number | undefined =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;

/** Bytes of a backup on average, of those that say their size. */
export const averageSize = (backups: readonly ApplicationBackup[]): number | undefined =>
  average(backups.flatMap(({ size }) => sizeBytes(size) ?? []));

/** Whether a backup or restore is good: successful or completed, in any case. */
export const isSuccess = (status: string): boolean =>
  /^(successful|completed)$/i.test(status.trim());

/** The newest of some records, whatever their order. */
export const latest = <Dated extends { date: string }>(
  records: readonly Dated[],
): Dated | undefined =>
  records.reduce<Dated | undefined>(
    (best, one) => (best && Date.parse(best.date) >= Date.parse(one.date) ? best : one),
    undefined,
  );

/** Milliseconds that incidents took until they were resolved, on average; undefined when none is. */
export const averageResolution = (incidents: readonly ApplicationIncident[]): number | undefined =>
  average(
    incidents.flatMap(({ date, resolvedDate }) => {
      const end = toInstant(resolvedDate)?.getTime();
      return end === undefined ? [] : [Math.max(0, end - Date.parse(date))];
    }),
  );

/** Hours and days: "5h", "2d 3h"; minutes below an hour. */
export function spanText(ms: number): string {
  if (ms < HOUR) return `${Math.max(0, Math.round(ms / 60_000))}m`;
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  if (days === 0) return `${hours}h`;
  return hours > 0 ? `${days}d ${hours}h` : `${days}d`;
}

/** Whether an incident or finding is still open. */
export const isOpen = ({ status }: Pick<ApplicationFinding, "status">): boolean =>
  !/^(resolved|closed|cancelled|accepted)$/i.test(status);

/** Counts by a word, most first. */
export function countsBy<Row>(
  rows: readonly Row[],
  wordOf: (row: Row) => string,
): [string, number][] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(wordOf(row), (counts.get(wordOf(row)) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

/** Tone of a status word: exact words first, then what it contains (facts 3.2). */
export function wordTone(status: string): HealthTone {
  const word = status.toLowerCase();
  if (["critical", "blocker", "open"].includes(word)) return "bad";
  if (word === "high") return "mixed";
  if (["medium", "investigating", "pending", "in-progress", "mitigated"].includes(word))
    return "running";
  if (/error|fail|reject|deny/.test(word)) return "bad";
  if (/success|succeed|resolved|complete|pass|ok|closed/.test(word)) return "good";
  if (/warn|caution|alert/.test(word)) return "mixed";
  if (/progress|running|active/.test(word)) return "running";
  return "unknown";
}

/** Colour of a tone in a chart; undefined, which is that of any bar, where a word means nothing. */
export const toneColor = (tone: HealthTone): string | undefined =>
  tone === "unknown" ? undefined : `var(--qd-${tone})`;

/** Days of one database: all good, at least half, less, or none at all. */
export function backupDays(backups: readonly ApplicationBackup[]): HeatDay[] {
  const days = new Map<string, { good: number; total: number }>();
  for (const { date, status } of backups) {
    const day = date.slice(0, 10);
    const known = days.get(day) ?? { good: 0, total: 0 };
    days.set(day, { good: known.good + (isSuccess(status) ? 1 : 0), total: known.total + 1 });
  }
  return [...days].map(([date, { good, total }]) => ({
    date,
    tone: good === total ? "good" : good * 2 >= total ? "mixed" : "bad",
    text: `${date}: ${good} successful, ${total - good} failed (${total} total)`,
  }));
}
