import type { LucideIcon } from "lucide-react";
import { useId } from "react";
import styles from "./Segmented.module.css";

/** One of the choices. */
export type SegmentItem<Value extends string> = { value: Value; label: string; icon?: LucideIcon };

type Props<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  items: readonly SegmentItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Shows the icons alone; the labels stay as names and tooltips. */
  iconOnly?: boolean;
};

/** One of two to five choices side by side: radio buttons, so arrow keys choose. */
export function Segmented<Value extends string>({
  label,
  items,
  value,
  onChange,
  iconOnly,
}: Props<Value>) {
  const name = useId();
  return (
    <div className={styles["group"]} role="radiogroup" aria-label={label}>
      {items.map(({ value: own, label: text, icon: Icon }) => (
        <label key={own} className={styles["item"]} title={iconOnly && Icon ? text : undefined}>
          <input
            type="radio"
            className={styles["input"]}
            name={name}
            value={own}
            checked={own === value}
            onChange={() => onChange(own)}
            aria-label={text}
          />
          {Icon && <Icon size={14} aria-hidden />}
          {iconOnly && Icon ? null : <span>{text}</span>}
        </label>
      ))}
    </div>
  );
}
