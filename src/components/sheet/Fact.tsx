import type { ReactNode } from "react";
import { formatTimestamp } from "~/lib/time/datetime";
import { toInstant } from "~/lib/time/instant";
import { Age } from "~/ui/time/Age";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import styles from "./sheet.module.css";

/** Facts about a record, in as many columns as there is room for. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className={styles["facts"]}>{children}</dl>
);

/** One of them. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles["fact"]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How long ago, and when to the second; a dash where nobody knows. */
export function Moment({ value }: { value: string | null }) {
  const { timeZone } = useDateTimeSettings();
  const date = toInstant(value);
  if (!date) return <>-</>;
  return (
    <>
      <Age value={date} suffix />{" "}
      <span className={styles["faint"]}>
        {formatTimestamp(date, timeZone).replace(/\.\d+$/, "")}
      </span>
    </>
  );
}
