import type { ReactNode } from "react";
import styles from "./CountButton.module.css";

interface Props {
  count: number;
  /** What is counted, in full. */
  title: string;
  /** A dot before the number. */
  mark: ReactNode;
  /** The word behind the number. */
  children: ReactNode;
  /** Whether these alone are shown. */
  isPressed: boolean;
  onClick: () => void;
}

/** How many there are of a kind; a click shows these alone, another one takes that back. */
export const CountButton = ({ count, title, mark, children, isPressed, onClick }: Props) => (
  <button
    type="button"
    className={styles["count"]}
    title={title}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    {mark}
    <b>{count}</b> {children}
  </button>
);
