import { Check } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { listboxProps, optionId, optionProps, useActiveInView } from "./listKeys";
import styles from "./OptionList.module.css";

/** One choice: `icon` stands before the label, `hint` faint behind it, options of one `group` below its name. */
export type Option = {
  value: string;
  label: string;
  icon?: ReactNode;
  hint?: string;
  group?: string;
};

type Props = {
  id: string;
  label: string;
  options: readonly Option[];
  /** The chosen value, with a tick. */
  value?: string;
  active: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  /** Given where the list itself takes the focus, because no text field stands above it. */
  onKeyDown?: (event: KeyboardEvent) => void;
  emptyText: string;
};

/** A listbox in a popover: the focus stays in the field above or on the list, the active option is marked. */
export function OptionList(props: Props) {
  const { id, label, options, value, active, onActive, onChoose, onKeyDown, emptyText } = props;
  const activeId = active >= 0 && active < options.length ? optionId(id, active) : undefined;
  const pointer = useRef({ x: 0, y: 0 });
  useActiveInView(activeId);
  return (
    <>
      {options.length === 0 ? <output className={styles["empty"]}>{emptyText}</output> : null}
      <div
        {...listboxProps(id, label, options.length === 0 ? -1 : active, onKeyDown)}
        className={styles["list"]}
      >
        {groupsOf(options).map(({ name, start, members }) => (
          <div
            key={`${name} ${start}`}
            role={name === "" ? "presentation" : "group"}
            aria-label={name || undefined}
          >
            {name === "" ? null : (
              <div className={styles["group"]} aria-hidden>
                {name}
              </div>
            )}
            {members.map((option, offset) => {
              const index = start + offset;
              return (
                <button
                  key={option.value}
                  type="button"
                  tabIndex={-1}
                  {...optionProps(id, index, active, option.value === value)}
                  className={styles["option"]}
                  title={option.label}
                  onPointerMove={({ clientX: x, clientY: y }) => {
                    // Rows that scroll below a resting pointer must not become active.
                    if (pointer.current.x !== x || pointer.current.y !== y) onActive(index);
                    pointer.current = { x, y };
                  }}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(index)}
                >
                  <span className={styles["tick"]}>
                    {option.value === value ? <Check size={14} aria-hidden /> : null}
                  </span>
                  {option.icon}
                  <span className={styles["label"]}>{option.label}</span>
                  {option.hint === undefined ? null : (
                    <span className={styles["hint"]}>{option.hint}</span>
                  )}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

/** Neighbours of the same group together; the order of the options stays. */
function groupsOf(
  options: readonly Option[],
): { name: string; start: number; members: Option[] }[] {
  const groups: { name: string; start: number; members: Option[] }[] = [];
  for (const [start, option] of options.entries()) {
    const name = option.group ?? "";
    const last = groups.at(-1);
    if (last?.name === name) last.members.push(option);
    else groups.push({ name, start, members: [option] });
  }
  return groups;
}
