import { ArrowDownToLine } from "lucide-react";
import { Button } from "~/ui/button/Button";
import styles from "./MissedLines.module.css";

interface Props {
  /** Lines that came since the reader left the end. */
  count: number;
  onGo: () => void;
}

/** Says how many lines have come below, over the corner of what scrolls, and leads to them; nothing for none. */
export function MissedLines({ count, onGo }: Props) {
  if (count === 0) return null;
  return (
    <div className={styles["missed"]}>
      <Button icon={ArrowDownToLine} onClick={onGo}>
        {count.toLocaleString("en")} new {count === 1 ? "line" : "lines"}
      </Button>
    </div>
  );
}
