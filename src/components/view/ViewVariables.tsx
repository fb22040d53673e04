import type { ViewVariable } from "~generated/view/types.gen";
import { PickOne } from "~/ui/field/PickOne";
import { prettyName } from "./figures";
import styles from "./view.module.css";

interface Props {
  variables: readonly ViewVariable[];
  onVariable: (key: string, value: string) => void;
}

/** One choice a variable. The server says which value is in force: one whose parent has changed falls away there. */
export function ViewVariables({ variables, onVariable }: Props) {
  if (variables.length === 0) return null;
  return (
    <div className={styles["variables"]} role="group" aria-label="Variables">
      {variables.map(({ key, label, options, default: value = "" }) => (
        <PickOne
          key={key}
          label={label || prettyName(key)}
          options={(options ?? []).map((option) => ({
            value: option,
            label: option === "*" ? "All" : option,
          }))}
          value={value}
          placeholder={value === "" ? "None" : value}
          disabled={(options ?? []).length === 0}
          onChange={(next) => onVariable(key, next)}
        />
      ))}
    </div>
  );
}
