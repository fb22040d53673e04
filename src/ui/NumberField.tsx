import { useState } from "react";
import { type FieldProps, TextField } from "./TextField";
import styles from "./TextField.module.css";

type Props = FieldProps & {
  value: number | undefined;
  /** Called with every readable figure, in range or not, and with undefined for an empty or unreadable text. */
  onChange: (value: number | undefined) => void;
  min?: number;
  max?: number;
  /** True allows whole figures only. */
  integer?: boolean;
  /** Stands behind the figure: "ms". */
  unit?: string;
};

/** Labelled input for a figure; what is typed stays as it is, and says so when it is no figure or out of range. */
export function NumberField({
  value,
  onChange,
  min,
  max,
  integer = false,
  unit,
  error,
  ...field
}: Props) {
  const [draft, setDraft] = useState(textOf(value));
  // The owner's figure replaces the text only when the text means another figure: "1." stays "1.".
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if (readFigure(draft) !== value) setDraft(textOf(value));
  }
  const own = draft.trim() === "" ? undefined : problem(readFigure(draft), { min, max, integer });
  const shownError = error ?? own;
  return (
    <TextField
      {...field}
      {...(shownError === undefined ? {} : { error: shownError })}
      inputMode={integer ? "numeric" : "decimal"}
      value={draft}
      onChange={(text) => {
        setDraft(text);
        const figure = readFigure(text);
        if (figure !== value) onChange(figure);
      }}
      trailing={unit === undefined ? undefined : <span className={styles["unit"]}>{unit}</span>}
    />
  );
}

function textOf(value: number | undefined): string {
  return value === undefined ? "" : String(value);
}

/** A finite figure, or undefined. */
function readFigure(text: string): number | undefined {
  const figure = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(figure) ? figure : undefined;
}

function problem(
  figure: number | undefined,
  { min, max, integer }: Pick<Props, "min" | "max" | "integer">,
) {
  if (figure === undefined) return "Enter a number.";
  if (integer && !Number.isInteger(figure)) return "Enter a whole number.";
  if (min !== undefined && figure < min) return `Enter ${min} or more.`;
  if (max !== undefined && figure > max) return `Enter ${max} or less.`;
  return undefined;
}
