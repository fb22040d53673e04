import type { TriState, TriStateMode } from "~/lib/labels/triState";
import type { Fault } from "~/ui/feedback/FaultLine";
import { PickButton } from "./PickButton";
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
  /** In a column of filters the label stands above; in a bar it stands inside of the control. */
  labelAbove?: boolean;
  disabled?: boolean;
  /** Why options are missing. */
  fault?: Fault | undefined;
};

/** Multi-select whose options are included, excluded or neither. */
export function TriStateSelect(props: Props) {
  const { label, value, onChange, mode = "select", labelAbove = false, disabled, fault } = props;
  const { summary = (count: number) => `${count} items` } = props;
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
  const button = (
    <PickButton
      label={label}
      isField={labelAbove}
      disabled={disabled}
      fault={fault}
      aria-label={`${label}: ${spoken || "Any"}`}
      panelClassName={styles["panel"]}
      renderPanel={() => (
        <TriStatePanel
          label={label}
          options={options}
          value={value}
          onChange={onChange}
          mode={mode}
          isPartial={fault !== undefined}
        />
      )}
    >
      {labelAbove ? null : <span className={styles["name"]}>{label}</span>}
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
    </PickButton>
  );
  if (!labelAbove) return button;
  return (
    <div className={styles["field"]}>
      <span className={styles["label"]} aria-hidden>
        {label}
      </span>
      {button}
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
