import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { BROWSER_ZONE, formatTimestamp } from "~/lib/time/datetime";
import { formatDuration } from "~/lib/time/duration";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { TextButton } from "~/ui/button/TextButton";
import styles from "./ScatterChart.module.css";
import { chartProps, useChartHints } from "./scatterKeys";
import { plotPoints, type PlotPoint, type ScatterPoint, scatterSummary } from "./scatterModel";
import type { PlotPlace, ScatterPlot } from "./scatterPlot";
import { ScatterTable } from "./ScatterTable";

type Props = {
  label: string;
  points: readonly ScatterPoint[];
  /** Bounds of the time axis; it widens where points lie outside. */
  from: Date | number;
  to: Date | number;
  /** Writes values on the axis, in the tooltip and in the table; default: a duration in ms. */
  formatValue?: (value: number) => string;
  /** Height of the drawing in px, or what its container leaves. */
  height?: number | "fill";
  /** A point was chosen, by click or Enter: its time. */
  onPick?: ((time: number) => void) | undefined;
};

/** Measurements over time: green circles, red squares; the same as a table for those who do not see them. */
export function ScatterChart(props: Props) {
  const { label, points: given, formatValue = formatDuration, height = 200 } = props;
  const { timeZone } = useDateTimeSettings();
  const points = useMemo(() => plotPoints(given), [given]);
  const [asTable, setAsTable] = useState(false);
  const summary = useMemo(() => scatterSummary(points, formatValue), [points, formatValue]);
  const isFilling = height === "fill";
  const pixels = isFilling ? undefined : height;
  if (points.length === 0) {
    return (
      <p
        className={styles["empty"]}
        style={{ height: pixels }}
        aria-label={`${label}: No data available`}
        role="img"
      >
        No data available
      </p>
    );
  }
  return (
    <figure className={styles["figure"]} data-fill={isFilling || undefined} aria-label={label}>
      <figcaption className={styles["caption"]}>
        <span className={styles["summary"]}>{summary}</span>
        <TextButton onClick={() => setAsTable(!asTable)}>
          {asTable ? "Show as chart" : "Show as table"}
        </TextButton>
      </figcaption>
      {asTable ? (
        <ScatterTable
          label={label}
          points={points}
          formatValue={formatValue}
          height={pixels}
          onPick={props.onPick}
        />
      ) : (
        <Plot
          label={`${label}: ${summary} Arrow keys move over the points${props.onPick ? ", Enter opens the runs of one" : ""}.`}
          points={points}
          from={Number(props.from)}
          to={Number(props.to)}
          timeZone={timeZone === BROWSER_ZONE ? undefined : timeZone}
          formatValue={formatValue}
          height={pixels}
          onPick={props.onPick}
          onFailure={() => setAsTable(true)}
        />
      )}
    </figure>
  );
}

type PlotProps = {
  label: string;
  points: readonly PlotPoint[];
  from: number;
  to: number;
  timeZone: string | undefined;
  formatValue: (value: number) => string;
  height: number | undefined;
  onPick: ((time: number) => void) | undefined;
  onFailure: () => void;
};

/** The canvas, which comes in its own chunk, and the tooltip above it. */
function Plot(props: PlotProps) {
  const { label, points, from, to, timeZone, formatValue, height, onPick, onFailure } = props;
  const host = useRef<HTMLDivElement>(null);
  const [plot, setPlot] = useState<ScatterPlot>();
  const [place, setPlace] = useState<PlotPlace>();
  const model = useMemo(
    () => ({ points, from, to, timeZone, formatValue }),
    [points, from, to, timeZone, formatValue],
  );
  const latest = useRef({ model, onFailure });
  useEffect(() => {
    latest.current = { model, onFailure };
  });

  useEffect(() => {
    const element = host.current;
    let isGone = false;
    let made: ScatterPlot | undefined;
    import("./scatterPlot").then(
      ({ createScatter }) => {
        if (isGone || !element) return;
        made = createScatter(element, latest.current.model);
        setPlot(made);
      },
      () => {
        if (!isGone) latest.current.onFailure();
      },
    );
    return () => {
      isGone = true;
      made?.destroy();
      setPlot(undefined);
    };
  }, []);

  const [drawn, setDrawn] = useState(model);
  if (drawn !== model) {
    setDrawn(model);
    setPlace(undefined);
  }
  useEffect(() => plot?.update(model), [plot, model]);

  const show = (index: number | undefined) => {
    if (index !== place?.index) setPlace(plot?.mark(index));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    show(plot?.near(event.clientX - box.left, event.clientY - box.top));
  };
  const pick = () => {
    const chosen = place && points[place.index];
    if (chosen) onPick?.(chosen.time);
  };
  useChartHints(onPick ? "pickable" : "points");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") pick();
    const next = nextPoint(event.key, place?.index, points.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  };
  const point = place && points[place.index];
  const text = point && wordsOf(point, timeZone, formatValue);
  return (
    <div
      {...chartProps(label, onKeyDown, onPointerMove, () => show(undefined), pick)}
      data-pick={(onPick && place) || undefined ? "" : undefined}
      className={styles["plot"]}
      style={{ height }}
    >
      <div ref={host} className={styles["host"]} />
      {place && text ? (
        <div
          className={styles["tip"]}
          data-side={place.side}
          style={{ left: place.left, top: place.top }}
          aria-hidden
        >
          <strong>{text.value}</strong>
          <span>{text.time}</span>
          {text.title === undefined ? null : <span>{text.title}</span>}
          {onPick ? <span>Click for its runs</span> : null}
        </div>
      ) : null}
      <VisuallyHidden>
        <output>
          {text ? `${text.value}, ${text.time}${text.title ? `, ${text.title}` : ""}` : ""}
        </output>
      </VisuallyHidden>
    </div>
  );
}

function wordsOf(
  { time, value, ok, title }: PlotPoint,
  timeZone: string | undefined,
  formatValue: PlotProps["formatValue"],
) {
  return {
    value: `${formatValue(value)}, ${ok ? "passed" : "failed"}`,
    time: formatTimestamp(time, timeZone),
    title,
  };
}

function nextPoint(key: string, index: number | undefined, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min((index ?? -1) + 1, count - 1);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max((index ?? count) - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
