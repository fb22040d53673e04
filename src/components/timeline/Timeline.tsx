import {
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { TechIcon } from "~/components/icons/TechIcon";
import { BROWSER_ZONE, formatTimestamp } from "~/lib/time/datetime";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { type KeyHint, useKeyHints } from "~/ui/keys/keyHints";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./Timeline.module.css";
import {
  axisTimes,
  histogram,
  markPaths,
  timeAt,
  yOf,
  type Span,
  type TimelineEvent,
  type TimelineLane,
} from "./timelineModel";

interface Props {
  /** Names the timeline: "Changes over time". */
  label: string;
  /** What happened, the latest first. */
  events: readonly TimelineEvent[];
  lanes: readonly TimelineLane[];
  span: Span;
  /** Before this time nothing is known here, though something may have happened. */
  knownFrom?: number | undefined;
  selectedId?: string | undefined;
  onOpen: (id: string) => void;
  /** A stretch that was drawn with the pointer. */
  onBrush: (span: Span) => void;
}

const axisWidth = 46;
const barsWidth = 44;
const laneWidth = 22;
/** Pixels between a press and a mark that still mean it. */
const near = 10;
/** Above the first mark and below the last. */
const edge = 8;
/** Fewer pixels are a click. */
const leastBrush = 6;

/** What the walker's handler answers to. */
const hints: readonly KeyHint[] = [
  ["↑ ↓", "Later, earlier"],
  ["Home End", "The latest, the earliest"],
  ["Enter", "Open it"],
];

/** Height of an element, as it changes. */
function useHeight() {
  const frame = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight));
    observer.observe(element);
    setHeight(element.clientHeight);
    return () => observer.disconnect();
  }, []);
  return [frame, height] as const;
}

/**
 * What happened over time, running down as the list beside it: a bar for how much, a lane for each kind. Drawing a
 * stretch narrows the time, pressing a mark opens it; arrow keys walk from event to event, Enter opens.
 */
export function Timeline(props: Props) {
  const { label, events, lanes, span, knownFrom, selectedId, onOpen, onBrush } = props;
  const id = useId();
  const { timeZone = BROWSER_ZONE } = useDateTimeSettings();
  const [frame, full] = useHeight();
  const height = Math.max(0, full - 2 * edge);
  const [brush, setBrush] = useState<{ start: number; end: number }>();
  const [at, setAt] = useState(0);
  const laneX = useMemo(
    () =>
      new Map(
        lanes.map((lane, index) => [lane.id, axisWidth + barsWidth + laneWidth * (index + 0.5)]),
      ),
    [lanes],
  );
  const places = useMemo(
    () =>
      events.map((event) => ({
        ...event,
        x: laneX.get(event.lane) ?? 0,
        y: yOf(event.at, span, height),
      })),
    [events, laneX, span, height],
  );
  const paths = useMemo(() => markPaths(places), [places]);
  const bins = useMemo(
    () => histogram(events, span, Math.floor(height / 6)),
    [events, span, height],
  );
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const width = axisWidth + barsWidth + laneWidth * lanes.length;
  const selected = places.find((place) => place.id === selectedId);
  const current = events[Math.min(at, events.length - 1)];

  const yFrom = (event: PointerEvent<SVGSVGElement>) =>
    event.clientY - event.currentTarget.getBoundingClientRect().top - edge;
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setBrush({ start: yFrom(event), end: yFrom(event) });
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (brush) setBrush({ ...brush, end: yFrom(event) });
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    if (!brush) return;
    setBrush(undefined);
    const [top, bottom] = [Math.min(brush.start, brush.end), Math.max(brush.start, brush.end)];
    if (bottom - top >= leastBrush)
      return onBrush({ from: timeAt(bottom, span, height), to: timeAt(top, span, height) });
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const [closest] = places
      .map((place) => ({ id: place.id, far: Math.hypot(place.x - x, place.y - top) }))
      .filter(({ far }) => far <= near)
      .toSorted((a, b) => a.far - b.far);
    if (closest) onOpen(closest.id);
  };
  useKeyHints(events.length > 0 ? `Timeline: ${label}` : undefined, hints, frame);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: events.length - 1 }[event.key];
    if (next !== undefined) setAt(Math.min(Math.max(next, 0), events.length - 1));
    else if (event.key === "Enter" && current) onOpen(current.id);
    else return;
    event.preventDefault();
  };
  const currentPlace = places[Math.min(at, places.length - 1)];
  return (
    <div className={styles["timeline"]} style={{ width: width + 8 }}>
      <div className={styles["heads"]} style={{ paddingLeft: axisWidth + barsWidth }}>
        {lanes.map((lane) => (
          <span
            key={lane.id}
            className={styles["head"]}
            title={lane.label}
            style={{ width: laneWidth }}
          >
            {lane.icon ? (
              <TechIcon name={lane.icon} size={14} label={lane.label} />
            ) : (
              <span>{lane.label.slice(0, 2)}</span>
            )}
          </span>
        ))}
      </div>
      <div ref={frame} className={styles["frame"]}>
        <svg
          className={styles["drawing"]}
          width={width}
          height={full}
          viewBox={`0 ${-edge} ${width} ${Math.max(1, full)}`}
          aria-hidden
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => setBrush(undefined)}
        >
          {axisTimes(span, height, offsetOf(timeZone, span.to)).map((time) => {
            const text = formatTimestamp(new Date(time), timeZone);
            const isDay = text.slice(11, 16) === "00:00";
            return (
              <g key={time} transform={`translate(0 ${yOf(time, span, height)})`}>
                <line
                  x1={axisWidth}
                  x2={width}
                  className={styles["tick"]}
                  data-day={isDay || undefined}
                />
                <text
                  x={axisWidth - 6}
                  y="4"
                  className={styles["time"]}
                  data-day={isDay || undefined}
                >
                  {isDay ? text.slice(5, 10) : text.slice(11, 16)}
                </text>
              </g>
            );
          })}
          {[...laneX.values()].map((x) => (
            <line key={x} x1={x} x2={x} y1="0" y2={height} className={styles["lane"]} />
          ))}
          {bins.map(({ count, bad }, index) =>
            count > 0 ? (
              // Bins have no identity beyond their place.
              <g
                key={index}
                transform={`translate(${axisWidth} ${(index * height) / bins.length})`}
              >
                <rect
                  className={styles["bar"]}
                  width={Math.max(2, (count / most) * (barsWidth - 6))}
                  height="4"
                />
                {bad > 0 ? (
                  <rect
                    className={styles["bad"]}
                    width={Math.max(2, (bad / most) * (barsWidth - 6))}
                    height="4"
                  />
                ) : null}
              </g>
            ) : null,
          )}
          {selected ? (
            <line
              x1={axisWidth}
              x2={width}
              y1={selected.y}
              y2={selected.y}
              className={styles["selected"]}
            />
          ) : null}
          {paths.map(({ severity, path }) => (
            <path key={severity} d={path} className={styles["mark"]} data-severity={severity} />
          ))}
          {currentPlace ? (
            <circle cx={currentPlace.x} cy={currentPlace.y} r="8" className={styles["current"]} />
          ) : null}
          {knownFrom !== undefined && knownFrom > span.from ? (
            <rect
              x={axisWidth}
              width={width - axisWidth}
              y={yOf(knownFrom, span, height)}
              height={Math.max(0, height - yOf(knownFrom, span, height))}
              className={styles["unknown"]}
            />
          ) : null}
          {brush ? (
            <rect
              x={axisWidth}
              width={width - axisWidth}
              y={Math.min(brush.start, brush.end)}
              height={Math.abs(brush.end - brush.start)}
              className={styles["brush"]}
            />
          ) : null}
        </svg>
        {/* Lies over the drawing without taking the pointer; what it holds is the event that the keys have come to. */}
        <div
          role="listbox"
          aria-label={label}
          aria-describedby={`${id}-help`}
          aria-activedescendant={current ? `${id}-${current.id}` : undefined}
          tabIndex={0}
          className={styles["walker"]}
          onKeyDown={onKeyDown}
        >
          <VisuallyHidden>
            <span
              key={current?.id}
              id={`${id}-${current?.id ?? "none"}`}
              role="option"
              aria-selected
              tabIndex={-1}
            >
              {current
                ? `${current.title}, ${formatTimestamp(new Date(current.at), timeZone).slice(0, 19)}`
                : "Nothing happened"}
            </span>
          </VisuallyHidden>
        </div>
      </div>
      <div className={styles["legend"]} role="note" aria-label="Legend">
        {["critical", "high", "medium", "low", "info"].map((severity) => (
          <SeverityMark key={severity} severity={severity} showLabel />
        ))}
      </div>
      <VisuallyHidden>
        <p id={`${id}-help`}>
          Up and down walk from event to event, Enter opens one. The list beside it holds the same
          events; its time range does what drawing a stretch here does.
        </p>
      </VisuallyHidden>
    </div>
  );
}

/** Minutes that a zone's clock is ahead of UTC at a time. */
function offsetOf(timeZone: string, at: number): number {
  const local = formatTimestamp(new Date(at), timeZone);
  return Math.round((Date.parse(`${local.replace(" ", "T")}Z`) - at) / 60_000);
}
