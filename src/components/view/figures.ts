import { grouped } from "~/lib/text/grouped";
import type { ViewGauge, ViewPanel } from "~generated/view/types.gen";
import { formatBytes } from "~/lib/text/bytes";

/** A row of a panel. */
export type PanelRow = Readonly<Record<string, unknown>>;

/** The figure of a text or number; undefined where it is none. */
export function figure(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Any value as text; "-" for none, JSON for documents. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "-";
  if (typeof value === "number") return plain(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** From here on a figure is its power of ten: nobody counts the digits. */
const HUGE = 1e21;

/** Grouped, with as many decimals as it has (at most 4). */
export const plain = (value: number, decimals?: number): string =>
  Math.abs(value) >= HUGE ? value.toExponential(3) : grouped(value, decimals ?? 0, decimals ?? 4);

const valueKeys = ["value", "count"];
const labelKeys = ["label", "name"];

/** The value of a row: `value`, else `count`, else the first figure in it. */
export function rowValue(row: PanelRow): number | undefined {
  for (const key of valueKeys) if (row[key] !== undefined) return figure(row[key]);
  for (const value of Object.values(row)) if (typeof value === "number") return figure(value);
  return undefined;
}

/** What a row is called: its label or name, else its first other column; "" when it has none. */
export function rowLabel(row: PanelRow): string {
  for (const key of labelKeys) if (row[key] !== undefined) return cellText(row[key]);
  const other = Object.entries(row).find(
    ([key, value]) => !valueKeys.includes(key) && typeof value !== "number",
  );
  return other ? cellText(other[1]) : "";
}

/** A figure with its unit; bytes and millicores in their own steps. */
export function withUnit(value: number, unit = "", precision?: number): string {
  if (unit === "bytes") return formatBytes(value);
  if (unit === "millicores" || unit === "millicore") return formatMillicores(value);
  // Next to nothing is not nothing.
  if (precision === undefined && value !== 0 && Math.abs(value) < 0.005)
    return suffixed(String(Number(value.toPrecision(2))), unit);
  const decimals = precision ?? (Number.isInteger(value) ? 0 : 2);
  // Somebody may write any number into a view; a browser throws at more than it knows.
  return suffixed(plain(value, Math.min(Math.max(decimals, 0), 20)), unit);
}

/** Letters that a figure in a chart has room for. */
const ROOM = 12;

/** The same for a place with little room: what is too long there is rounded to its thousands, such as "1.2T". */
export function shortWithUnit(value: number, unit = "", precision?: number): string {
  const text = withUnit(value, unit, precision);
  const size = Math.abs(value);
  if (text.length <= ROOM || size < 1e6 || size >= HUGE) return text;
  const short = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });
  return suffixed(size < 1e15 ? short.format(value) : value.toExponential(2), unit);
}

function suffixed(text: string, unit: string): string {
  if (unit === "%" || unit === "") return `${text}${unit}`;
  return /^[$€£¥]$/.test(unit) ? `${unit}${text}` : `${text} ${unit}`;
}

/** Thousandths of a processor: "250m", from 1000 on "1.25 cores". */
export const formatMillicores = (value: number): string =>
  Math.abs(value) >= 1000 ? `${plain(value / 1000, undefined)} cores` : `${plain(value)}m`;

const spans: readonly (readonly [string, number])[] = [
  ["d", 86_400e9],
  ["h", 3_600e9],
  ["m", 60e9],
  ["s", 1e9],
  ["ms", 1e6],
  ["µs", 1e3],
  ["ns", 1],
];

/** Nanoseconds in their two largest units: "3h 12m". */
export function formatNanoseconds(value: number): string {
  const size = Math.abs(value);
  const at = spans.findIndex(([, span]) => size >= span);
  const [unit, span] = spans[at] ?? ["s", 1e9];
  if (size === 0) return "0s";
  const first = Math.floor(size / span);
  const next = spans[at + 1];
  const rest = next && span >= 60e9 ? Math.floor((size - first * span) / next[1]) : 0;
  return `${value < 0 ? "-" : ""}${first}${unit}${rest > 0 && next ? ` ${rest}${next[0]}` : ""}`;
}

/** Share of the span between two bounds in percent; bounds are texts that hold figures (0 and 100 when missing). */
export function percentOf(value: number, bounds: Pick<ViewGauge, "min" | "max"> = {}): number {
  const min = figure(bounds.min) ?? 0;
  const max = figure(bounds.max) ?? 100;
  return max > min ? Math.min(100, Math.max(0, ((value - min) / (max - min)) * 100)) : 0;
}

/** Prettified name of a column: underscores and camelCase split, words capitalised. */
export const prettyName = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

export const rowsOf = ({ rows }: Pick<ViewPanel, "rows">): readonly PanelRow[] => rows ?? [];
