import { use, useState } from "react";
import { Tip } from "~/ui/overlay/Tip";
import { RowTimesContext, useDateTimeSettings } from "./dateTimeContext";
import { fullTimestamp } from "./fullTimestamp";
import styles from "./TimeText.module.css";

interface Props {
  date: Date;
  /** The short words that stand for it. */
  text: string;
}

/**
 * A point in time in short words, whose full timestamp shows under pointer, focus and finger. Rows of a table show theirs
 * in the tip of the row, so that they hold no further stops of the keyboard.
 */
export function TimeText({ date, text }: Props) {
  const { timeZone } = useDateTimeSettings();
  const [isOpen, setIsOpen] = useState(false);
  const full = fullTimestamp(date, timeZone);
  if (use(RowTimesContext))
    return (
      <time dateTime={date.toISOString()} title={full}>
        {text}
      </time>
    );
  return (
    <Tip content={full} open={isOpen} onOpenChange={setIsOpen}>
      <button
        type="button"
        className={styles["time"]}
        onClick={(event) => {
          // A tooltip closes under a press; a finger has no other way to open it.
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <time dateTime={date.toISOString()}>{text}</time>
      </button>
    </Tip>
  );
}
