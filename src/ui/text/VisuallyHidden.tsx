import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

interface Props {
  /** Hidden in a narrower window only (a phone, a tablet); in any without it. */
  on?: "phone" | "tablet";
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ on, children }: Props) {
  return <span className={styles[on ?? "hidden"]}>{children}</span>;
}
