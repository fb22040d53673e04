import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import styles from "./Calendar.module.css";
import { addMonths, type Day, dayForKey, dayToUtc, monthWeeks } from "./calendarDays";

type Props = {
  /** Names the grid: "From". */
  label: string;
  /** The chosen day as YYYY-MM-DD. */
  value?: Day;
  /** Today in the reader's zone; marked, and shown first when no day is chosen. */
  today: Day;
  onChoose: (day: Day) => void;
  /** Takes the focus when it appears. */
  takesFocus?: boolean;
};

const UTC = { timeZone: "UTC" } as const;

/** Made with the first calendar: formatters of dates cost some 10 ms that no list should wait for. */
const makeFormats = () => ({
  month: new Intl.DateTimeFormat("en", { ...UTC, month: "long", year: "numeric" }),
  day: new Intl.DateTimeFormat("en", {
    ...UTC,
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }),
});
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A table whose cells are walked by keys is a grid. */
const gridProps = (label: string, monthId: string) =>
  ({ role: "grid", "aria-label": label, "aria-describedby": monthId }) as const;

/** A month of days; arrows, Home, End and page keys move, Enter or Space chooses (ARIA date grid). */
export function Calendar({ label, value, today, onChoose, takesFocus = false }: Props) {
  const headingId = useId();
  const [formats] = useState(makeFormats);
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Day>(value ?? today);
  /** True while the focus has to follow the active day: after keys, not after the month buttons. */
  const follows = useRef(takesFocus);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayForKey(active, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    follows.current = true;
    setActive(next);
  };

  const month = active.slice(0, 7);
  return (
    <div className={styles["calendar"]}>
      <div className={styles["head"]}>
        <button
          type="button"
          className={styles["turn"]}
          aria-label="Previous month"
          onClick={() => setActive(addMonths(active, -1))}
        >
          <ChevronLeft size={16} aria-hidden />
        </button>
        <span id={headingId} className={styles["month"]} aria-live="polite">
          {formats.month.format(dayToUtc(active))}
        </span>
        <button
          type="button"
          className={styles["turn"]}
          aria-label="Next month"
          onClick={() => setActive(addMonths(active, 1))}
        >
          <ChevronRight size={16} aria-hidden />
        </button>
      </div>
      <table ref={grid} {...gridProps(label, headingId)} className={styles["grid"]}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(active).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    className={styles["day"]}
                    tabIndex={day === active ? 0 : -1}
                    data-day={day}
                    data-outside={!day.startsWith(month) || undefined}
                    data-chosen={day === value || undefined}
                    aria-current={day === today ? "date" : undefined}
                    aria-label={formats.day.format(dayToUtc(day))}
                    onKeyDown={onKeyDown}
                    onClick={() => {
                      setActive(day);
                      onChoose(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
