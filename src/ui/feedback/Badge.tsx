import type { ReactNode } from "react";
import styles from "./Badge.module.css";

type Props = {
  /** Neutral says nothing about health; the others do, so the text must say it too. */
  tone?: "neutral" | "accent" | "good" | "bad" | "mixed" | "unknown";
  /** Full text where the content may be cut. */
  title?: string;
  children: ReactNode;
};

/** A short word or number beside a name. */
export function Badge({ tone = "neutral", title, children }: Props) {
  return (
    <span className={styles["badge"]} data-tone={tone} title={title}>
      {children}
    </span>
  );
}
