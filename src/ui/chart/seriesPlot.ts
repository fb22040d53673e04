import "uplot/dist/uPlot.min.css";
import uPlot from "uplot";
import { followTheme } from "./followTheme";
import { axisLabels } from "./scatterModel";

/** Values of several series at common times (ms); null where one has none. */
export interface SeriesModel {
  times: readonly number[];
  series: readonly { label: string; color: string; values: readonly (number | null)[] }[];
  style: "lines" | "area" | "points";
  formatValue: (value: number) => string;
  /** Zone of the time axis; the browser's when missing. */
  timeZone?: string | undefined;
}

/** The drawn chart. */
export interface SeriesPlot {
  /** Draws the line at a time; undefined takes it away. */
  mark: (index: number | undefined) => void;
  destroy: () => void;
}

/** Draws into the host, follows its size and the theme. */
export function createSeries(
  host: HTMLElement,
  { times, series, style, formatValue, timeZone }: SeriesModel,
  onIndex: (index: number | undefined) => void,
): SeriesPlot {
  const font = getComputedStyle(host).getPropertyValue("--qd-font").trim() || "sans-serif";
  const colors = new Map<string, string>();
  // A canvas takes no custom property: the browser resolves each colour on an element first.
  const resolved = (color: string) => () => {
    const known = colors.get(color);
    if (known !== undefined) return known;
    const probe = document.createElement("span");
    probe.style.color = color;
    host.append(probe);
    const { color: plain } = getComputedStyle(probe);
    probe.remove();
    colors.set(color, plain);
    return plain;
  };
  const axis = {
    stroke: resolved("var(--qd-text-2)"),
    ticks: { show: false },
    font: `12px ${font}`,
    grid: { stroke: resolved("var(--qd-line)"), width: 1 },
  };
  const chart = new uPlot(
    {
      width: Math.max(host.clientWidth, 50),
      height: Math.max(host.clientHeight, 50),
      ms: 1,
      // The outer labels of the time axis are centred on their ticks and need room beside them.
      padding: [8, 40, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      axes: [
        {
          ...axis,
          grid: { show: false },
          size: 28,
          space: 90,
          values: (_chart, ticks) =>
            axisLabels(ticks, (times.at(-1) ?? 0) - (times[0] ?? 0), timeZone),
        },
        {
          ...axis,
          size: (_chart, labels) =>
            Math.max(44, 16 + 7 * Math.max(0, ...(labels ?? []).map((label) => label.length))),
          values: (_chart, ticks) => ticks.map((tick) => formatValue(tick)),
        },
      ],
      series: [
        {},
        ...series.map(({ label, color }) => {
          const stroke = resolved(color);
          return {
            label,
            stroke,
            width: style === "points" ? 0 : 1.5,
            points: { show: style === "points" || times.length < 30, size: 5, fill: stroke },
            ...(style === "area"
              ? { fill: resolved(`color-mix(in oklab, ${color} 15%, transparent)`) }
              : {}),
          };
        }),
      ],
      hooks: { setCursor: [({ cursor }) => onIndex(cursor.idx ?? undefined)] },
    },
    [[...times], ...series.map(({ values }) => [...values])],
    host,
  );
  const size = new ResizeObserver(() => {
    if (host.clientWidth > 0) chart.setSize({ width: host.clientWidth, height: host.clientHeight });
  });
  size.observe(host);
  const leaveTheme = followTheme(host, () => {
    colors.clear();
    chart.redraw(false, true);
  });
  return {
    mark(index) {
      const time = index === undefined ? undefined : times[index];
      chart.setCursor(
        { left: time === undefined ? -10 : chart.valToPos(time, "x"), top: 10 },
        false,
      );
    },
    destroy() {
      size.disconnect();
      leaveTheme();
      chart.destroy();
    },
  };
}
