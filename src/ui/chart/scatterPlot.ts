import "uplot/dist/uPlot.min.css";
import uPlot from "uplot";
import { followTheme } from "./followTheme";
import { axisLabels, nearestPoint, type PlotPoint } from "./scatterModel";

/** What is drawn. Times in milliseconds; the axis reaches over all points even where they leave [from, to]. */
type PlotModel = {
  points: readonly PlotPoint[];
  from: number;
  to: number;
  timeZone: string | undefined;
  formatValue: (value: number) => string;
};

/** A point, its place in px inside the chart, and the side of it that has more room. */
export type PlotPlace = { index: number; left: number; top: number; side: "left" | "right" };

/** The drawn chart. */
export type ScatterPlot = {
  update: (model: PlotModel) => void;
  /** Marks a point with a ring and tells its place. */
  mark: (index: number | undefined) => PlotPlace | undefined;
  /** The point near a place in px inside the chart. */
  near: (x: number, y: number) => number | undefined;
  destroy: () => void;
};

const REACH = 24;
const SIZE = 3.5;

/** Draws into the host, follows its size and the theme. */
export function createScatter(host: HTMLElement, first: PlotModel): ScatterPlot {
  let model = first;
  let marked: number | undefined;
  let tokens = readTokens(host);
  const span = () => {
    const from = Math.min(model.from, model.points[0]?.time ?? model.from);
    const to = Math.max(model.to, model.points.at(-1)?.time ?? model.to);
    return { from, to: to > from ? to : from + 1 };
  };
  const color = (name: keyof typeof tokens) => () => tokens[name];
  const axis = { stroke: color("text"), ticks: { show: false }, font: `12px ${tokens.font}` };

  const chart = new uPlot(
    {
      width: Math.max(host.clientWidth, 50),
      height: Math.max(host.clientHeight, 50),
      ms: 1,
      tzDate: (time) => wallClock(time, model.timeZone),
      legend: { show: false },
      cursor: { show: false },
      // The last label of the time axis is centred on its tick and needs room beside it.
      padding: [8, 40, 0, 0],
      scales: {
        x: { time: true, range: () => [span().from, span().to] },
        y: { range: (_chart, _min, max) => [0, max > 0 ? max * 1.1 : 1] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          border: { show: true, stroke: color("line"), width: 1 },
          size: 28,
          space: 90,
          values: (_chart, ticks) => axisLabels(ticks, span().to - span().from, model.timeZone),
        },
        {
          ...axis,
          grid: { stroke: color("line"), width: 1 },
          space: 36,
          size: (_chart, labels) =>
            16 + 7 * Math.max(0, ...(labels ?? []).map((label) => label.length)),
          // Steps finer than the words tell apart say so once.
          values: (_chart, ticks) => {
            const labels = ticks.map((tick) => model.formatValue(tick));
            return labels.map((label, at) => (label === labels[at - 1] ? "" : label));
          },
        },
      ],
      series: [{}, { paths: () => null, points: { show: false } }],
      hooks: { draw: [() => drawPoints(chart, model.points, tokens, marked)] },
    },
    dataOf(model),
    host,
  );

  const size = new ResizeObserver(() => {
    if (host.clientWidth > 0) chart.setSize({ width: host.clientWidth, height: host.clientHeight });
  });
  size.observe(host);
  const leaveTheme = followTheme(host, () => {
    tokens = readTokens(host);
    chart.redraw(false, true);
  });

  const placeOf = ({ time, value }: PlotPoint) => ({
    x: chart.valToPos(time, "x"),
    y: chart.valToPos(value, "y"),
  });
  // Places are inside the plotting area; the host also holds the axes around it.
  const inset = () => ({ left: chart.over.offsetLeft, top: chart.over.offsetTop });

  return {
    update(next) {
      model = next;
      marked = undefined;
      chart.setData(dataOf(next));
    },
    mark(index) {
      marked = index;
      chart.redraw(false);
      const point = index === undefined ? undefined : model.points[index];
      if (index === undefined || point === undefined) return undefined;
      const { x, y } = placeOf(point);
      const left = x + inset().left;
      return {
        index,
        left,
        top: y + inset().top,
        side: left > host.clientWidth / 2 ? "left" : "right",
      };
    },
    near: (x, y) =>
      nearestPoint(model.points, placeOf, { x: x - inset().left, y: y - inset().top }, REACH),
    destroy() {
      size.disconnect();
      leaveTheme();
      chart.destroy();
    },
  };
}

/** A date whose local fields show the clock of the zone, so that ticks fall on its midnights. */
function wallClock(time: number, timeZone: string | undefined): Date {
  const date = new Date(time);
  if (timeZone === undefined) return date;
  try {
    return uPlot.tzDate(date, timeZone);
  } catch {
    // A zone that this browser does not know.
    return date;
  }
}

function dataOf({ points }: PlotModel): uPlot.AlignedData {
  return [points.map(({ time }) => time), points.map(({ value }) => value)];
}

function readTokens(host: HTMLElement) {
  const style = getComputedStyle(host);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    good: token("--qd-good"),
    bad: token("--qd-bad"),
    line: token("--qd-line"),
    text: token("--qd-text-2"),
    accent: token("--qd-accent"),
    font: token("--qd-font") || "sans-serif",
  };
}

/** Circles for good points, squares for failed ones on top: told apart without colour too. */
function drawPoints(
  chart: uPlot,
  points: readonly PlotPoint[],
  tokens: ReturnType<typeof readTokens>,
  marked: number | undefined,
): void {
  const { ctx } = chart;
  const size = SIZE * devicePixelRatio;
  const [good, bad] = [new Path2D(), new Path2D()];
  for (const { time, value, ok } of points) {
    const x = chart.valToPos(time, "x", true);
    const y = chart.valToPos(value, "y", true);
    if (ok) {
      good.moveTo(x + size, y);
      good.arc(x, y, size, 0, 2 * Math.PI);
    } else bad.rect(x - size, y - size, 2 * size, 2 * size);
  }
  ctx.save();
  ctx.fillStyle = tokens.good;
  ctx.fill(good);
  ctx.fillStyle = tokens.bad;
  ctx.fill(bad);
  const point = marked === undefined ? undefined : points[marked];
  if (point) {
    ctx.strokeStyle = tokens.accent;
    ctx.lineWidth = 2 * devicePixelRatio;
    ctx.beginPath();
    ctx.arc(
      chart.valToPos(point.time, "x", true),
      chart.valToPos(point.value, "y", true),
      size * 2,
      0,
      2 * Math.PI,
    );
    ctx.stroke();
  }
  ctx.restore();
}
