import type { ActionField } from "~generated/paletteActions";
import { ChipsField } from "~/ui/field/ChipsField";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import { Toggle } from "~/ui/field/Toggle";

interface Props {
  field: ActionField;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** Input for one field of a call, by the type that the contract gives it. A number that is none stays as it was typed. */
export function CallField({ field, value, error, onChange }: Props) {
  const { label, hint, kind, options = [], isRequired } = field;
  const shell = { label, hint, error, required: isRequired };
  const choices = options.map((option) => ({ value: option, label: option }));
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  switch (kind) {
    case "flag":
      return <Toggle label={label} hint={hint} checked={value === true} onChange={onChange} />;
    case "choices":
      return (
        <ChipsField
          {...shell}
          options={choices}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={onChange}
        />
      );
    case "choice":
      return (
        <SelectField
          {...shell}
          options={choices}
          placeholder="Choose one"
          value={text}
          onChange={onChange}
        />
      );
    case "number":
      return (
        <TextField
          {...shell}
          inputMode="numeric"
          value={text}
          onChange={(typed) => onChange(/^-?\d+$/.test(typed) ? Number(typed) : typed || undefined)}
        />
      );
    default:
      return (
        <TextField {...shell} value={text} onChange={(typed) => onChange(typed || undefined)} />
      );
  }
}
