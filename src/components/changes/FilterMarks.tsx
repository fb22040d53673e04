import { CircleMinus, CirclePlus } from "lucide-react";
import type { ReactNode } from "react";
import type { TriStateMark } from "~/lib/labels/triState";
import styles from "./changes.module.css";

interface Props {
  /** What the buttons act on: "type BackOff". */
  noun: string;
  mark: TriStateMark | undefined;
  onMark: (mark: TriStateMark) => void;
  tabIndex?: 0 | -1;
}

/** Include and exclude, beside what they act on. */
export function FilterMarks({ noun, mark, onMark, tabIndex }: Props) {
  const button = (to: TriStateMark) => {
    const verb = to === 1 ? "Include" : "Exclude";
    const Icon = to === 1 ? CirclePlus : CircleMinus;
    return (
      <button
        type="button"
        className={styles["mark"]}
        tabIndex={tabIndex}
        aria-label={`${verb} ${noun}`}
        title={verb}
        aria-pressed={mark === to}
        onClick={(event) => {
          event.stopPropagation();
          onMark(to);
        }}
      >
        <Icon size={14} aria-hidden />
      </button>
    );
  };
  return (
    <span className={styles["marks"]}>
      {button(1)}
      {button(-1)}
    </span>
  );
}

/** A cell whose value the list can be filtered by; the buttons show under the pointer and in the row with the focus. */
export function FilterCell({ children, ...marks }: Props & { children: ReactNode }) {
  return (
    <span className={styles["cell"]}>
      <span className={styles["content"]}>{children}</span>
      <FilterMarks {...marks} />
    </span>
  );
}
