import { SecretField } from "~/ui/field/SecretField";
import { Segmented } from "~/ui/field/Segmented";
import { useDraft } from "~/ui/field/useDraft";
import { TextField } from "~/ui/field/TextField";
import field from "~/ui/field/TextField.module.css";
import {
  type EnvParts,
  type EnvSource,
  isSecretName,
  readEnvObject,
  readEnvText,
  writeEnvObject,
  writeEnvText,
} from "~/lib/wire/envVar";
import { inputText, type SchemaInputProps } from "./schemaInput";
import styles from "./SchemaForm.module.css";

const objectSources = [
  { value: "static", label: "Static" },
  { value: "configmap", label: "Config Map" },
  { value: "secret", label: "Secret" },
] as const;

const textSources = [
  { value: "static", label: "Static" },
  { value: "secret", label: "Secret" },
  { value: "configmap", label: "ConfigMap" },
] as const;

const rareSources = [
  { value: "helm", label: "Helm" },
  { value: "serviceaccount", label: "Service account" },
] as const;

const nameLabels: Readonly<Record<Exclude<EnvSource, "static">, string>> = {
  secret: "Secret name",
  configmap: "Config map name",
  helm: "Helm release",
  serviceaccount: "Service account",
};

/**
 * A value, or where in the cluster it is kept: as text in connections, as an object in checks and scrapers. A reference
 * is written when its name and its key are there; until then what is typed stays here.
 */
export function SchemaEnvVar(props: SchemaInputProps) {
  const { name, label, hint, error, required, disabled, value, onChange, schema } = props;
  const isText = schema["type"] === "string";
  const read = (from: unknown) => (isText ? readEnvText(inputText(from)) : readEnvObject(from));
  const write = (next: EnvParts) => (isText ? writeEnvText(next) : writeEnvObject(next, value));
  const [parts, setParts] = useDraft(value, read, write);
  const change = (part: Partial<EnvParts>) => {
    const next = { ...parts, ...part };
    setParts(next);
    onChange(write(next));
  };
  const { source } = parts;
  const rare = rareSources.filter((item) => item.value === source);
  const items: readonly { value: EnvSource; label: string }[] = [
    ...(isText ? textSources : objectSources),
    ...rare,
  ];
  const isLong = schema["contentMediaType"] !== undefined;
  const isSecret = isLong || isSecretName(`${name} ${label}`);
  const Value = isSecret ? SecretField : TextField;
  return (
    <fieldset className={styles["env"]} disabled={disabled}>
      <legend className={field["label"]}>
        {label}
        {required ? <span aria-hidden> *</span> : null}
      </legend>
      <div className={styles["envLine"]} data-long={(isLong && source === "static") || undefined}>
        <Segmented
          label={`${label}: kept as`}
          items={items}
          value={source}
          onChange={(next) => change({ source: next })}
        />
        {source === "static" ? (
          <div className={styles["bare"]}>
            <Value
              label={label}
              required={required}
              disabled={disabled}
              {...(isLong && { lines: true })}
              value={parts.value}
              onChange={(text) => change({ value: text })}
              error={error}
            />
          </div>
        ) : (
          <div className={styles["pair"]}>
            <Part
              label={`${label}: ${nameLabels[source]}`}
              placeholder={nameLabels[source]}
              value={parts.name}
              isWrong={error !== undefined && parts.name === ""}
              onChange={(text) => change({ name: text })}
            />
            {source === "serviceaccount" ? null : (
              <Part
                label={`${label}: key`}
                placeholder={source === "helm" ? "JSONPath" : "Key"}
                value={parts.key}
                isWrong={error !== undefined && parts.key === ""}
                onChange={(text) => change({ key: text })}
              />
            )}
          </div>
        )}
      </div>
      {error !== undefined && source !== "static" ? (
        <p className={field["error"]}>{error}</p>
      ) : null}
      {hint ? <p className={field["hint"]}>{hint}</p> : null}
    </fieldset>
  );
}

interface PartProps {
  label: string;
  placeholder: string;
  value: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

function Part({ label, placeholder, value, isWrong, onChange }: PartProps) {
  return (
    <input
      className={styles["input"]}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      placeholder={placeholder}
      title={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
