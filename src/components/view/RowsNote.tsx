import type { ReactNode } from "react";
import styles from "./view.module.css";

/** Why a chart cannot be drawn from its rows, in one sentence. */
export const RowsNote = ({ children }: { children: ReactNode }) => (
  <p className={styles["empty"]}>{children}</p>
);
