import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { BROWSER_ZONE, formatTimestamp } from "~/lib/time/datetime";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { chartProps, useChartHints } from "./scatterKeys";
import styles from "./SeriesChart.module.css";
import type { SeriesModel, SeriesPlot } from "./seriesPlot";

type Props = { label: string; model: SeriesModel };

const nothing = () => undefined;

/** Lines over time. Pointer and arrow keys tell the values at a time. */
export function SeriesChart({ label, model }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [plot, setPlot] = useState<SeriesPlot>();
  const [index, setIndex] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  const { timeZone } = useDateTimeSettings();
  const zone = timeZone === BROWSER_ZONE ? undefined : timeZone;
  useEffect(() => {
    const element = host.current;
    let isGone = false;
    let made: SeriesPlot | undefined;
    import("./seriesPlot").then(
      ({ createSeries }) => {
        if (isGone || !element) return;
        made = createSeries(element, { ...model, timeZone: zone }, setIndex);
        setPlot(made);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
      made?.destroy();
      setPlot(undefined);
    };
  }, [model, zone]);
  const last = model.times.length - 1;
  const move = (next: number | undefined) => {
    setIndex(next);
    plot?.mark(next);
  };
  useChartHints("points");
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -last - 1, End: last + 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(Math.min(last, Math.max(0, (index ?? (step > 0 ? -1 : last + 1)) + step)));
  };
  const time = index === undefined ? undefined : model.times[index];
  const said =
    time === undefined || index === undefined
      ? ""
      : `${formatTimestamp(time, timeZone)}: ${model.series
          .map(({ label: name, values }) => {
            const value = values[index];
            return `${name} ${value === null || value === undefined ? "-" : model.formatValue(value)}`;
          })
          .join(", ")}`;
  if (hasFailed) return <p>The chart could not be loaded; its values can be shown as a table.</p>;
  return (
    <div className={styles["chart"]}>
      <ul className={styles["legend"]}>
        {model.series.map(({ label: name, color }) => (
          <li key={name}>
            <span className={styles["key"]} style={{ background: color }} aria-hidden />
            {name}
          </li>
        ))}
      </ul>
      <div
        {...chartProps(
          `${label}. Arrow keys move over the times.`,
          onKeyDown,
          nothing,
          () => move(undefined),
          nothing,
        )}
        className={styles["plot"]}
      >
        <div ref={host} className={styles["host"]} />
      </div>
      <output className={styles["said"]}>{said}</output>
    </div>
  );
}
