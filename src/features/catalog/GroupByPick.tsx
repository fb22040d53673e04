import { ArrowUp, Check } from "lucide-react";
import { useState } from "react";
import type { Fault } from "~/ui/feedback/FaultLine";
import { PickButton, PickSearch } from "~/ui/field/PickButton";
import { groupKeyLabel, groupKeyText, type GroupKey } from "./groupBy";
import styles from "./GroupByPick.module.css";

interface Props {
  options: readonly GroupKey[];
  value: readonly GroupKey[];
  onChange: (keys: readonly GroupKey[]) => void;
  /** What the closed button says while nothing is chosen. */
  none: string;
  /** Why keys are missing. */
  fault: Fault | undefined;
}

/** Chooses keys to group by; they count in the order in which they were chosen, and can be moved up. */
export function GroupByPick({ options, value, onChange, none, fault }: Props) {
  const words = value.map(groupKeyLabel).join(", ") || none;
  return (
    <PickButton
      label="Group By"
      fault={fault}
      aria-label={`Group By: ${words}`}
      renderPanel={() => <Choices options={options} value={value} onChange={onChange} />}
    >
      <span className={styles["label"]}>Group By</span>
      <span className={styles["words"]} title={words}>
        {words}
      </span>
    </PickButton>
  );
}

function Choices({ options, value, onChange }: Omit<Props, "none" | "fault">) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const chosen = new Set(value.map(groupKeyText));
  const shown = [...value, ...options.filter((key) => !chosen.has(groupKeyText(key)))].filter(
    (key) => groupKeyLabel(key).toLowerCase().includes(wanted),
  );
  const toggle = (key: GroupKey) =>
    onChange(
      chosen.has(groupKeyText(key))
        ? value.filter((one) => groupKeyText(one) !== groupKeyText(key))
        : [...value, key],
    );
  const moveUp = (at: number) => {
    const next = [...value];
    const [key] = next.splice(at, 1);
    if (key) next.splice(at - 1, 0, key);
    onChange(next);
  };
  return (
    <>
      <PickSearch
        aria-label="Search keys to group by"
        placeholder="Search..."
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className={styles["list"]} aria-label="Keys to group by">
        {shown.map((key) => {
          const at = value.findIndex((one) => groupKeyText(one) === groupKeyText(key));
          const label = groupKeyLabel(key);
          return (
            <li key={groupKeyText(key)} className={styles["line"]}>
              <button
                type="button"
                role="checkbox"
                aria-checked={at >= 0}
                className={styles["choice"]}
                onClick={() => toggle(key)}
              >
                <span className={styles["tick"]} aria-hidden>
                  {at >= 0 ? <Check size={14} /> : null}
                </span>
                <span className={styles["text"]} title={label}>
                  {label}
                </span>
                {key.kind === "tag" ? <span className={styles["hint"]}>tag</span> : null}
              </button>
              {at > 0 ? (
                <button
                  type="button"
                  className={styles["up"]}
                  aria-label={`Move ${label} up`}
                  title="Move up"
                  onClick={() => moveUp(at)}
                >
                  <ArrowUp size={14} aria-hidden />
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {shown.length === 0 ? <output className={styles["empty"]}>No options found</output> : null}
      {value.length > 0 ? (
        <button type="button" className={styles["clear"]} onClick={() => onChange([])}>
          Clear
        </button>
      ) : null}
    </>
  );
}
