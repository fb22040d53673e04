import { Popover } from "@radix-ui/themes";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { TriState, TriStateMode } from "~/lib/labels/triState";
import { PopoverPanel } from "~/ui/overlay/PopoverPanel";
import { type TriStateOption, TriStatePanel } from "./TriStatePanel";
import styles from "./TriStateSelect.module.css";

/** From this many marked items on the closed field shows their number instead of the items (spec 2 §4). */
const SUMMARY_FROM = 4;

type Props = {
  label: string;
  /** Plain texts, or values with another text to show. */
  options: readonly (string | TriStateOption)[];
  value: TriState;
  onChange: (value: TriState) => void;
  /** Text from four marked items on, for example "including 5 labels". */
  summary?: (count: number) => string;
  /** Which marks go together, see toggleTriState. */
  mode?: TriStateMode;
  /** True where the label is visible elsewhere. */
  hideLabel?: boolean;
  disabled?: boolean;
};

/** Multi-select whose options are included, excluded or neither. */
export function TriStateSelect(props: Props) {
  const { label, value, onChange, mode = "select", hideLabel = false, disabled } = props;
  const { summary = (count: number) => `${count} items` } = props;
  const [open, setOpen] = useState(false);
  const options = withMarked(props.options, value);
  const labels = new Map(options.map((option) => [option.value, option.label ?? option.value]));
  const marked = [...value].map(([item, mark]) => ({
    item,
    text: labels.get(item) ?? item,
    isOut: mark === -1,
  }));
  const many = marked.length >= SUMMARY_FROM ? summary(marked.length) : undefined;
  const spoken =
    many ?? marked.map(({ text, isOut }) => (isOut ? `excluding ${text}` : text)).join(", ");
  return (
    <div className={styles["field"]}>
      {hideLabel ? null : (
        <span className={styles["label"]} aria-hidden>
          {label}
        </span>
      )}
      <Popover.Root open={open} onOpenChange={setOpen}>
        <Popover.Trigger>
          <button
            type="button"
            className={styles["trigger"]}
            disabled={disabled}
            aria-label={`${label}: ${spoken || "Any"}`}
            onKeyDown={(event) => {
              if (event.key !== "ArrowDown") return;
              event.preventDefault();
              setOpen(true);
            }}
          >
            <span className={styles["chips"]}>
              {marked.length === 0 ? <span className={styles["any"]}>Any</span> : null}
              {many === undefined
                ? marked.map(({ item, text, isOut }) => (
                    <span
                      key={item}
                      className={styles["chip"]}
                      data-out={isOut || undefined}
                      title={text}
                    >
                      {isOut ? <s>{text}</s> : text}
                    </span>
                  ))
                : many}
            </span>
            <ChevronDown size={14} aria-hidden className={styles["chevron"]} />
          </button>
        </Popover.Trigger>
        <PopoverPanel
          className={styles["panel"]}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <TriStatePanel
            label={label}
            options={options}
            value={value}
            onChange={onChange}
            mode={mode}
          />
        </PopoverPanel>
      </Popover.Root>
    </div>
  );
}

/** The options, with marked items that are not among them (from an old address) in front, so that they can be reset. */
function withMarked(given: Props["options"], value: TriState): readonly TriStateOption[] {
  const options = given.map((option) => (typeof option === "string" ? { value: option } : option));
  const known = new Set(options.map((option) => option.value));
  return [
    ...[...value.keys()].filter((item) => !known.has(item)).map((item) => ({ value: item })),
    ...options,
  ];
}
