import { useState, type KeyboardEvent } from "react";
import styles from "./CalendarHeat.module.css";
import { chartProps, useChartHints } from "./scatterKeys";
import { heatWeeks, monthMarks } from "./heatDays";

/** A day of a heat map: how strongly it is filled (0 to 4), or in which tone, and what is said of it. */
export interface HeatDay {
  /** As `2026-11-20`. */
  date: string;
  level?: number;
  tone?: "good" | "mixed" | "bad" | undefined;
  text: string;
}

type Props = {
  label: string;
  days: readonly HeatDay[];
  /** First and last day, as `2026-11-20`. */
  from: string;
  to: string;
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -7,
  ArrowRight: 7,
  ArrowUp: -1,
  ArrowDown: 1,
};

const nothing = () => undefined;

const showDay = (day: HTMLSpanElement | null) =>
  day?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** A grid of days, a column a week. Arrow keys move over the days; the one in question is said below. */
export function CalendarHeat({ label, days, from, to }: Props) {
  const [at, setAt] = useState<string>();
  const known = new Map(days.map((day) => [day.date, day]));
  const weeks = heatWeeks(from, to);
  const months = monthMarks(weeks);
  const all = weeks.flat().filter((date) => date !== undefined);
  const current = at ?? all.at(-1);
  useChartHints("days");
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || current === undefined) return;
    event.preventDefault();
    setAt(all[Math.min(all.length - 1, Math.max(0, all.indexOf(current) + step))]);
  };
  const words = (date: string) => known.get(date)?.text ?? `${date}: nothing`;
  return (
    <div className={styles["heat"]}>
      <div
        {...chartProps(
          `${label}. Arrow keys move over the days.`,
          onKeyDown,
          nothing,
          () => setAt(undefined),
          nothing,
        )}
        className={styles["grid"]}
      >
        <span className={styles["weeks"]}>
          {weeks.map((week, column) => (
            <span key={week.find(Boolean)} className={styles["week"]}>
              <span className={styles["month"]} aria-hidden>
                {months[column]}
              </span>
              {week.map((date, row) =>
                date === undefined ? (
                  <span key={`empty ${row}`} className={styles["gap"]} />
                ) : (
                  <span
                    key={date}
                    ref={at === date ? showDay : undefined}
                    className={styles["day"]}
                    data-level={known.get(date)?.level}
                    data-tone={known.get(date)?.tone}
                    data-current={(at === date && at !== undefined) || undefined}
                    title={words(date)}
                  />
                ),
              )}
            </span>
          ))}
        </span>
      </div>
      <output className={styles["said"]}>{at === undefined ? "" : words(at)}</output>
    </div>
  );
}
