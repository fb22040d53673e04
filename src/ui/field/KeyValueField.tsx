import { Plus, Trash2 } from "lucide-react";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { FieldGroup } from "./Field";
import styles from "./KeyValueField.module.css";

/** One line; a list and not a map, so that half-typed and repeated keys stay as they are. */
export interface KeyValue {
  key: string;
  value: string;
}

type Props = {
  label: string;
  value: readonly KeyValue[];
  onChange: (value: readonly KeyValue[]) => void;
  addLabel?: string;
  hint?: string;
  error?: string | undefined;
  /** Why nothing can be changed now. */
  disabledReason?: string | undefined;
};

/** Key and value pairs, one line each. */
export function KeyValueField(props: Props) {
  const { label, value, onChange, addLabel = "Add", hint, error, disabledReason } = props;
  const isDisabled = disabledReason !== undefined;
  const change = (index: number, part: Partial<KeyValue>) =>
    onChange(value.map((pair, at) => (at === index ? { ...pair, ...part } : pair)));
  return (
    <FieldGroup label={label} hint={hint} error={error} className={styles["pairs"]}>
      {value.map((pair, index) => (
        // Lines have no identity of their own.
        <div key={index} className={styles["line"]}>
          <input
            className={styles["input"]}
            aria-label={`${label}: key ${index + 1}`}
            placeholder="key"
            value={pair.key}
            disabled={isDisabled}
            spellCheck={false}
            onChange={({ target }) => change(index, { key: target.value })}
          />
          <input
            className={styles["input"]}
            aria-label={`${label}: value ${index + 1}`}
            placeholder="value"
            value={pair.value}
            disabled={isDisabled}
            spellCheck={false}
            onChange={({ target }) => change(index, { value: target.value })}
          />
          <IconButton
            icon={Trash2}
            label={`Remove ${pair.key || `line ${index + 1}`}`}
            disabledReason={disabledReason}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="quiet"
          flush
          icon={Plus}
          disabledReason={disabledReason}
          onClick={() => onChange([...value, { key: "", value: "" }])}
        >
          {addLabel}
        </Button>
      </div>
    </FieldGroup>
  );
}
