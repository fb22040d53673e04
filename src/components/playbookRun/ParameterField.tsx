import type { PlaybookParameter } from "~generated/playbook/types.gen";
import type { ResourceSelector } from "~generated/resources/types.gen";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { RolePicker, SelectorPicker } from "./SelectorPicker";
import { SpecEditor } from "~/components/spec/SpecEditor";
import { Field } from "~/ui/field/Field";
import { SecretField } from "~/ui/field/SecretField";
import { SelectField } from "~/ui/field/SelectField";
import { TextArea } from "~/ui/field/TextArea";
import { TextField } from "~/ui/field/TextField";
import {
  boundsHint,
  byteUnits,
  captionOf,
  codeRows,
  joinBytes,
  joinMillicores,
  kindOf,
  optionsOf,
  splitBytes,
  splitMillicores,
} from "./parameterModel";
import { knownSchema } from "./parameterSchema";
import styles from "./RunDialog.module.css";

interface Props {
  parameter: PlaybookParameter;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, once that is to be told. */
  error: string | undefined;
}

const isSelector = (entry: unknown): entry is ResourceSelector =>
  typeof entry === "object" && entry !== null;

/** Description, then what a number may be. */
const hintOf = (parameter: PlaybookParameter): string | undefined =>
  [parameter.description, boundsHint(parameter)].filter(Boolean).join(" · ") || undefined;

/** The field of one parameter, by its kind. Values are texts, as the backend takes them. */
export function ParameterField({ parameter, value, onChange, error }: Props) {
  const kind = kindOf(parameter);
  const { properties } = parameter;
  const common = {
    label: captionOf(parameter),
    hint: hintOf(parameter),
    required: parameter.required ?? false,
    error,
    value,
    onChange,
  };
  switch (kind) {
    case "multiline":
      return <TextArea {...common} rows={4} />;
    case "number":
      return <TextField {...common} inputMode="decimal" />;
    case "email":
    case "url":
      return <TextField {...common} type={kind} />;
    case "dns1123":
      return <TextField {...common} mono />;
    case "secret":
      return <SecretField {...common} />;
    case "bytes":
      return <BytesField {...common} />;
    case "millicores":
      return (
        <TextField
          {...common}
          value={splitMillicores(value)}
          onChange={(amount) => onChange(joinMillicores(amount))}
          inputMode="decimal"
          trailing={<span className={styles["unit"]}>m</span>}
        />
      );
    case "checkbox":
      return <CheckField {...common} />;
    case "list":
      return (
        <SelectField
          {...common}
          options={optionsOf(parameter)}
          placeholder={`Select ${common.label}...`}
        />
      );
    case "team":
      return <ResourcePicker {...common} kind="team" canClear={!common.required} />;
    case "people": {
      const role = properties?.["role"];
      return typeof role === "string" && role !== "" ? (
        <RolePicker {...common} role={role} canClear={!common.required} />
      ) : (
        <ResourcePicker {...common} kind="person" canClear={!common.required} />
      );
    }
    case "config":
    case "component":
    case "check": {
      const filter: unknown = properties?.["filter"];
      const selectors = Array.isArray(filter) ? filter.filter(isSelector) : [];
      return (
        <SelectorPicker {...common} kind={kind} selectors={selectors} canClear={!common.required} />
      );
    }
    case "code":
      return <CodeParameter {...common} properties={properties} />;
    default:
      return <TextField {...common} />;
  }
}

type Common = Pick<Props, "value" | "onChange" | "error"> & {
  label: string;
  hint: string | undefined;
  required: boolean;
};

function BytesField({ value, onChange, ...shell }: Common) {
  const { amount, unit } = splitBytes(value);
  return (
    <div className={styles["bytes"]}>
      <TextField
        {...shell}
        value={amount}
        onChange={(next) => onChange(joinBytes(next, unit))}
        inputMode="decimal"
      />
      <SelectField
        label={`Unit of ${shell.label}`}
        value={unit}
        options={byteUnits.map((name) => ({ value: name, label: name }))}
        onChange={(next) => onChange(joinBytes(amount || "0", next))}
      />
    </div>
  );
}

function CheckField({ value, onChange, label, hint, error }: Common) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, ...control }) => (
        <span className={styles["check"]}>
          <input
            id={id}
            type="checkbox"
            aria-describedby={control["aria-describedby"]}
            checked={value === "true"}
            onChange={({ target }) => onChange(String(target.checked))}
          />
          <span aria-hidden>{value === "true" ? "Yes" : "No"}</span>
        </span>
      )}
    </Field>
  );
}

/** Text in a language; YAML and JSON are read while one types, and an issue stands at its line. */
function CodeParameter({
  value,
  onChange,
  label,
  hint,
  required,
  error,
  properties,
}: Common & { properties: PlaybookParameter["properties"] }) {
  const named = properties?.["language"];
  const language = typeof named === "string" && named !== "" ? named : "yaml";
  const asked = properties?.["jsonSchemaUrl"];
  const address = typeof asked === "string" ? asked : "";
  const schema = knownSchema(address);
  const rows = codeRows[String(properties?.["size"])] ?? codeRows["small"];
  const line = /^Line (\d+): (.*)$/s.exec(error ?? "");
  const note = [
    hint,
    language,
    address === ""
      ? ""
      : `its schema: ${address}${schema ? "" : " (not loaded: the console calls no other hosts)"}`,
  ];
  if (language !== "yaml" && language !== "json")
    return (
      <TextArea
        {...{ label, value, onChange, required, error }}
        hint={note.filter(Boolean).join(" · ")}
        rows={rows}
        mono
      />
    );
  return (
    <SpecEditor
      label={required ? `${label} *` : label}
      value={value}
      onChange={onChange}
      rows={rows}
      {...(schema && { schema })}
      hint={note.filter(Boolean).join(" · ")}
      issues={
        error === undefined ? [] : [{ line: Number(line?.[1] ?? 1), message: line?.[2] ?? error }]
      }
    />
  );
}
