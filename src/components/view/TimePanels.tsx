import { useMemo } from "react";
import type { ViewPanel } from "~generated/view/types.gen";
import { CalendarHeat, type HeatDay } from "~/ui/chart/CalendarHeat";
import { sliceColor } from "~/ui/chart/chartColor";
import { SeriesChart } from "~/ui/chart/SeriesChart";
import type { SeriesModel } from "~/ui/chart/seriesPlot";
import { figure, rowsOf, rowValue, withUnit, type PanelRow } from "./figures";
import { RowsNote } from "./RowsNote";

const timeKeys = ["time", "timestamp", "date", "created_at", "bucket"];

/** The column of a row that holds its time. */
const timeKey = (row: PanelRow): string | undefined =>
  timeKeys.find((key) => row[key] !== undefined) ??
  Object.keys(row).find((key) => /^\d{4}-\d\d-\d\d/.test(String(row[key])));

const timeOf = (row: PanelRow, key: string): number =>
  typeof row[key] === "number" ? row[key] : Date.parse(String(row[key]));

const DAY = 86_400_000;

/** Lines over time: one column is the time, every column of figures a line. */
export function SeriesPanel({ panel }: { panel: ViewPanel }) {
  const model = useMemo(() => seriesModel(panel), [panel]);
  if (!model) return <RowsNote>There is no column of times, such as `time`, in its rows.</RowsNote>;
  if (model.series.length === 0) return <RowsNote>There are no figures in its rows.</RowsNote>;
  return <SeriesChart label={panel.name} model={model} />;
}

function seriesModel(panel: ViewPanel): SeriesModel | undefined {
  const rows = rowsOf(panel);
  const key = rows[0] && timeKey(rows[0]);
  if (key === undefined) return undefined;
  const sorted = rows
    .map((row) => ({ row, time: timeOf(row, key) }))
    .filter(({ time }) => !Number.isNaN(time))
    .toSorted((a, b) => a.time - b.time);
  const names = [...new Set(sorted.flatMap(({ row }) => Object.keys(row)))].filter(
    (name) => name !== key && sorted.some(({ row }) => figure(row[name]) !== undefined),
  );
  const { style, unit } = panel.timeseries ?? {};
  return {
    times: sorted.map(({ time }) => time),
    series: names.map((label, at) => ({
      label,
      color: at === 0 ? "var(--qd-text)" : sliceColor(label, at),
      values: sorted.map(({ row }) => figure(row[label]) ?? null),
    })),
    style: style === "area" || style === "points" ? style : "lines",
    formatValue: (value) => withUnit(value, unit),
  };
}

/** Figures by day: the darker, the more. */
export function HeatPanel({ panel }: { panel: ViewPanel }) {
  const days = useMemo(() => heatDays(panel), [panel]);
  const last = days.at(-1)?.date;
  if (last === undefined)
    return <RowsNote>There is no column of days, such as `date`, in its rows.</RowsNote>;
  const isCompact = panel.heatmap?.mode === "compact";
  const from = isCompact
    ? (days[0]?.date ?? last)
    : new Date(Date.parse(last) - 364 * DAY).toISOString().slice(0, 10);
  return <CalendarHeat label={panel.name} days={days} from={from} to={last} />;
}

function heatDays(panel: ViewPanel): HeatDay[] {
  const values = new Map<string, number>();
  for (const row of rowsOf(panel)) {
    const key = timeKey(row);
    const time = key === undefined ? Number.NaN : timeOf(row, key);
    if (Number.isNaN(time)) continue;
    const date = new Date(time).toISOString().slice(0, 10);
    values.set(date, (values.get(date) ?? 0) + (rowValue(row) ?? 0));
  }
  const most = Math.max(...values.values(), 0);
  return [...values]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, value]) => ({
      date,
      level: most > 0 && value > 0 ? Math.max(1, Math.ceil((value / most) * 4)) : 0,
      text: `${date}: ${withUnit(value, panel.heatmap?.unit)}`,
    }));
}
