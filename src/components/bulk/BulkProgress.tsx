import { Square } from "lucide-react";
import { Button } from "~/ui/button/Button";
import styles from "./BulkProgress.module.css";
import type { Bulk } from "./useBulk";

interface Props {
  bulk: Bulk;
  /** What it is to have gone well: "passed", "added". */
  good: string;
}

/** How far it is, with a button that stops it; afterwards how many went well. Nothing before it was started. */
export function BulkProgress({ bulk: { progress, isRunning, stop }, good }: Props) {
  const { total, done, passed, stopped } = progress;
  return (
    <span className={styles["progress"]}>
      {isRunning ? (
        <progress max={total} value={done} aria-label="Progress" className={styles["bar"]} />
      ) : null}
      <output>
        {total === 0
          ? ""
          : `${passed} of ${done} ${good}${
              isRunning ? `, ${total - done} to come` : stopped > 0 ? `, ${stopped} not sent` : ""
            }`}
      </output>
      {isRunning ? (
        <Button icon={Square} onClick={stop}>
          Stop
        </Button>
      ) : null}
    </span>
  );
}
