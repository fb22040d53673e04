import { useState } from "react";
import { Moment } from "~/components/sheet/Fact";
import { TimeRangePicker } from "~/components/timeRange/TimeRangePicker";
import { Field } from "~/ui/field/Field";
import { useNow } from "~/ui/time/now";
import styles from "./notifications.module.css";
import { untilOf, type SilenceForm } from "./silenceModel";

interface Props {
  range: SilenceForm["range"];
  onChange: (range: SilenceForm["range"]) => void;
  error: string | undefined;
  isReadOnly: boolean;
}

/** How long a silence lasts (facts 5.9): the range, and the time at which it is over. */
export function SilenceDuration({ range, onChange, error, isReadOnly }: Props) {
  const [opened] = useState(() => Date.now());
  const now = useNow(opened) ?? opened;
  const until = untilOf(range, new Date(now));
  return (
    <Field label="Duration" required error={error} disabled={isReadOnly}>
      {() => (
        <span className={styles["duration"]}>
          {isReadOnly ? null : (
            <TimeRangePicker
              search={range}
              isFuture
              onChange={({ duration: _duration, ...next }) =>
                onChange(
                  Object.fromEntries(
                    Object.entries(next).filter(([, value]) => value !== undefined),
                  ),
                )
              }
            />
          )}
          {until === undefined ? null : (
            <span>
              {until === null ? (
                "Never expires"
              ) : (
                <>
                  Until <Moment value={until} />
                </>
              )}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
