import { Button } from "@radix-ui/themes";
import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import { ABSOLUTE_DISPLAY, type TimeRange } from "~/lib/time/timeRange";
import { fullTimestamp } from "./fullTimestamp";
import styles from "./AbsoluteRange.module.css";
import { Calendar } from "./Calendar";
import type { Day } from "./calendarDays";
import { useDateTimeSettings } from "./dateTimeContext";
import { dayOfText, isRange, momentOfText, rangeErrors, textOfDay, todayIn } from "./rangeText";
import { TextField } from "~/ui/field/TextField";

type Props = { value: TimeRange | undefined; onApply: (range: TimeRange) => void };

type Side = "from" | "to";
const LABELS: Record<Side, string> = { from: "From", to: "To" };

/** From and To as texts, each with a calendar; dates, times and date math are read. */
export function AbsoluteRange({ value, onApply }: Props) {
  const { timeZone } = useDateTimeSettings();
  const [texts, setTexts] = useState(() =>
    value?.type === "absolute" ? { from: value.from, to: value.to } : { from: "", to: "" },
  );
  const [open, setOpen] = useState<Side>();
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const errors = rangeErrors(texts.from, texts.to, timeZone);
  const canSubmit = isRange(texts.from, texts.to, timeZone);
  const isFilled = texts.from.trim() !== "" && texts.to.trim() !== "";

  const choose = (side: Side, day: Day) => {
    setTexts({ ...texts, [side]: textOfDay(day, side, timeZone) });
    setOpen(undefined);
    // After From comes To (spec 3 §4); after To the text can be finished or sent with Enter.
    to.current?.focus();
  };
  const submit = () => {
    if (!canSubmit) return;
    onApply({
      type: "absolute",
      display: ABSOLUTE_DISPLAY,
      from: texts.from.trim(),
      to: texts.to.trim(),
    });
  };

  return (
    <form
      className={styles["form"]}
      aria-label="Absolute range"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        submit();
      }}
    >
      {(["from", "to"] as const).map((side) => {
        const error = errors[side];
        const moment = error === undefined ? momentOfText(texts[side], timeZone) : undefined;
        const day = dayOfText(texts[side], timeZone);
        return (
          <div key={side} className={styles["side"]}>
            <TextField
              ref={side === "from" ? from : to}
              label={LABELS[side]}
              value={texts[side]}
              onChange={(text) => setTexts({ ...texts, [side]: text })}
              placeholder={
                side === "from" ? "2026-03-01 09:30 or now-2d" : "2026-03-02 09:30 or now"
              }
              mono
              {...(error === undefined ? {} : { error })}
              {...(moment === undefined ? {} : { hint: fullTimestamp(moment, timeZone) })}
              trailing={
                <button
                  type="button"
                  className={styles["open"]}
                  aria-label={`Choose ${LABELS[side]} in the calendar`}
                  aria-expanded={open === side}
                  onClick={() => setOpen(open === side ? undefined : side)}
                >
                  <CalendarDays size={16} aria-hidden />
                </button>
              }
            />
            {open === side ? (
              <Calendar
                label={LABELS[side]}
                today={todayIn(timeZone)}
                onChoose={(day) => choose(side, day)}
                takesFocus
                {...(day === undefined ? {} : { value: day })}
              />
            ) : null}
          </div>
        );
      })}
      <div className={styles["actions"]}>
        {isFilled ? null : <span className={styles["why"]}>Fill in From and To.</span>}
        <Button
          type="button"
          variant="soft"
          color="gray"
          onClick={() => {
            setTexts({ from: "", to: "" });
            setOpen(undefined);
            from.current?.focus();
          }}
        >
          Clear
        </Button>
        <Button type="submit" disabled={!canSubmit}>
          Submit
        </Button>
      </div>
    </form>
  );
}
