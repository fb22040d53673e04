import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";

/** Several measurements of one thing. */
export interface Spread {
  middle: number;
  lowest: number;
  highest: number;
}

/** Median of measurements, and how far they lie apart. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    middle: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    lowest: sorted[0] ?? Number.NaN,
    highest: sorted.at(-1) ?? Number.NaN,
  };
}

/** What has been measured so far by title and name, and what an earlier run has measured. */
const measured = new Map<string, number>();
const earlier = new Map<string, number>();
let over = 0;
let section = "";

/** Title of the lines that follow. */
export function title(text: string): void {
  section = text;
  console.log(text);
}

const shown = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 0);

/** One line of the table: a figure beside its bar, whether it keeps it, and what it was in the earlier run. */
export function line(name: string, value: number | Spread, unit: string, bar?: number): void {
  const { middle, lowest, highest } =
    typeof value === "number" ? { middle: value, lowest: value, highest: value } : value;
  const key = `${section}: ${name}`;
  measured.set(key, middle);
  if (bar !== undefined && !(middle <= bar)) over += 1;
  const verdict = bar === undefined ? "" : middle <= bar ? `within ${bar}` : `OVER ${bar}`;
  const range = lowest === highest ? "" : `${shown(lowest)} to ${shown(highest)}`;
  rows.push({ section, name, value: `${shown(middle)} ${unit}`, range, verdict });
  const before = earlier.get(key);
  const change =
    before === undefined || before === 0
      ? ""
      : `${middle >= before ? "+" : ""}${((middle / before - 1) * 100).toFixed(0)} % of ${shown(before)}`;
  console.log(
    `  ${name.padEnd(58)} ${`${shown(middle)} ${unit}`.padStart(12)}  ${verdict.padEnd(14)} ${range.padEnd(16)} ${change}`.trimEnd(),
  );
}

interface Row {
  section: string;
  name: string;
  value: string;
  range: string;
  verdict: string;
}

const rows: Row[] = [];

/** Writes the figures as a page of Markdown: a table for each title, with what it was measured on. */
export function writeTable(file: string): Promise<void> {
  const sections = [...new Set(rows.map((row) => row.section))];
  const tables = sections.map((name) =>
    [
      `## ${name}`,
      "",
      "| What | Middle | Lowest to highest | Bar |",
      "| --- | --- | --- | --- |",
      ...rows
        .filter((row) => row.section === name)
        .map((row) => `| ${row.name} | ${row.value} | ${row.range} | ${row.verdict} |`),
    ].join("\n"),
  );
  const [processor] = cpus();
  const machine = `${cpus().length} cores (${processor?.model.trim() ?? "unknown"}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
  return writeFile(
    file,
    `# Measurements\n\nWritten by \`npm run bench -- --table ${file}\` on ${machine}. Load of the machine at the end: ${loadavg()
      .map((value) => value.toFixed(1))
      .join(", ")}.\n\n${tables.join("\n\n")}\n`,
  );
}

/** From now on lines show how far they are from the figures that `saveFigures` wrote. */
export async function compareWith(file: string): Promise<void> {
  const figures = JSON.parse(await readFile(file, "utf8")) as Record<string, number>;
  for (const [key, value] of Object.entries(figures)) earlier.set(key, value);
}

/** Keeps the figures of this run for a later one to be compared with. */
export const saveFigures = (file: string): Promise<void> =>
  writeFile(file, `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`);

/** The last line: how many figures there are, and how many miss their bars. */
export function summary(): void {
  console.log(`${measured.size} figures, ${over} over their bars`);
}
