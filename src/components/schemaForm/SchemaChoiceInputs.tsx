import { ChipsField } from "~/ui/field/ChipsField";
import { Segmented } from "~/ui/field/Segmented";
import { SelectField } from "~/ui/field/SelectField";
import { Toggle } from "~/ui/field/Toggle";
import field from "~/ui/field/TextField.module.css";
import { fieldProps, inputText, type SchemaInputProps } from "./schemaInput";
import styles from "./SchemaForm.module.css";

/** More choices than these stand in a list. */
const sideBySide = 5;

/** One of the offered values, in a list. */
export function SchemaSelect(props: SchemaInputProps) {
  const { value, hints, schema, required, onChange } = props;
  const shown = value ?? schema["default"];
  const known = hints.options.some((option) => option.value === shown);
  // A value that is not offered any more is shown, not lost.
  const options = known || shown === undefined ? hints.options : [...hints.options, otherOf(shown)];
  const hasBlank = hints.options.some((option) => option.value === "");
  return (
    <SelectField
      {...fieldProps(props)}
      value={inputText(shown)}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      {...(hasBlank || (required && known) ? {} : { placeholder: "Select..." })}
      onChange={(text) =>
        onChange(hints.options.find((option) => String(option.value) === text)?.value)
      }
    />
  );
}

const otherOf = (value: unknown) => ({ value: inputText(value), label: inputText(value) });

/** One of a few offered values side by side. */
export function SchemaSwitch(props: SchemaInputProps) {
  const { value, hints, schema, label, hint, error, required, disabled, onChange } = props;
  const shown = inputText(value ?? schema["default"]);
  const isKnown = hints.options.some((option) => String(option.value) === shown);
  if (disabled || !isKnown || hints.options.length > sideBySide) return <SchemaSelect {...props} />;
  return (
    <div className={field["field"]}>
      <span className={field["label"]}>
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </span>
      <div className={styles["wide"]}>
        <Segmented
          label={label}
          items={hints.options.map((option) => ({
            value: String(option.value),
            label: option.label,
          }))}
          value={shown}
          onChange={(text) =>
            onChange(hints.options.find((option) => String(option.value) === text)?.value)
          }
        />
      </div>
      {error ? <p className={field["error"]}>{error}</p> : null}
      {hint ? <p className={field["hint"]}>{hint}</p> : null}
    </div>
  );
}

/** Yes or no. */
export function SchemaToggle({ label, hint, value, schema, disabled, onChange }: SchemaInputProps) {
  return (
    <Toggle
      label={label}
      hint={hint}
      checked={(value ?? schema["default"]) === true}
      onChange={onChange}
      disabledReason={disabled ? "This form can only be read." : undefined}
    />
  );
}

/** Several of the offered values; figures stay figures. */
export function SchemaChips(props: SchemaInputProps) {
  const { value, hints, onChange, ...rest } = props;
  const values: unknown[] = Array.isArray(value) ? value : [];
  const known = new Map(
    [...hints.options.map((option) => option.value), ...values].map((own) => [inputText(own), own]),
  );
  return (
    <ChipsField
      {...fieldProps({ value, hints, onChange, ...rest })}
      options={hints.options.map((option) => ({
        value: String(option.value),
        label: option.label,
      }))}
      value={values.map(inputText)}
      onChange={(chosen) =>
        onChange(chosen.length === 0 ? undefined : chosen.map((text) => known.get(text)))
      }
    />
  );
}
