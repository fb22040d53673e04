import { useId } from "react";
import type { TriStateMark } from "~/lib/labels/triState";
import styles from "./TriStateSwitch.module.css";

const CHOICES: readonly { mark: TriStateMark | 0; text: string }[] = [
  { mark: -1, text: "Exclude" },
  { mark: 0, text: "Either" },
  { mark: 1, text: "Include" },
];

type Props = {
  label: string;
  value: TriStateMark | 0;
  onChange: (mark: TriStateMark | 0) => void;
  disabled?: boolean;
};

/** Three radio buttons in one bar; arrow keys move as in every radio group. */
export function TriStateSwitch({ label, value, onChange, disabled }: Props) {
  const name = useId();
  return (
    <fieldset className={styles["field"]} disabled={disabled}>
      <legend className={styles["label"]}>{label}</legend>
      <div className={styles["bar"]}>
        {CHOICES.map(({ mark, text }) => (
          <label key={mark} className={styles["choice"]}>
            <input
              type="radio"
              name={name}
              className={styles["radio"]}
              checked={value === mark}
              onChange={() => onChange(mark)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
