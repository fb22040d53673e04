import { useState } from "react";
import { isRecord } from "~/lib/wire/wirePath";
import { Segmented } from "~/ui/field/Segmented";
import { TextArea } from "~/ui/field/TextArea";
import field from "~/ui/field/TextField.module.css";
import { inputText, type SchemaInputProps } from "./schemaInput";
import styles from "./SchemaForm.module.css";

/** Languages by the keys that checks and scrapers keep their scripts under, in the order of the selector. */
const languages = [
  { label: "Go Template", keys: ["template", "gotemplate"] },
  { label: "Javascript", keys: ["javascript"] },
  { label: "Expr", keys: ["expr"] },
  { label: "JSONPath", keys: ["jsonPath", "jsonpath"] },
] as const;

/** A script in one of several languages; choosing another one clears the one before (spec 2 §4). */
export function SchemaScript(props: SchemaInputProps) {
  const { label, hint, error, disabled, value, onChange, schema } = props;
  const known = isRecord(schema["properties"]) ? schema["properties"] : {};
  const stored = isRecord(value) ? value : {};
  const used = languages.find(({ keys }) => keys.some((key) => inputText(stored[key]) !== ""));
  const [chosen, setChosen] = useState(used?.label ?? "None");
  // Texts of languages that were left, so that going back loses nothing.
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({});
  const language = languages.find((own) => own.label === (used?.label ?? chosen));
  const key = language?.keys.find((own) => own in known);
  const text = language?.keys.map((own) => inputText(stored[own])).find((own) => own !== "") ?? "";
  const write = (at: string | undefined, next: string) =>
    onChange(at === undefined || next === "" ? undefined : { [at]: next });
  return (
    <fieldset className={styles["env"]} disabled={disabled}>
      <legend className={field["label"]}>{label}</legend>
      <div className={styles["wide"]}>
        <Segmented
          label={`${label}: language`}
          items={["None", ...languages.map((own) => own.label)].map((own) => ({
            value: own,
            label: own,
          }))}
          value={language?.label ?? "None"}
          onChange={(next) => {
            setLeft({ ...left, [language?.label ?? "None"]: text });
            setChosen(next);
            const nextKeys = languages.find((own) => own.label === next)?.keys;
            write(
              nextKeys?.find((own) => own in known),
              left[next] ?? "",
            );
          }}
        />
      </div>
      {language ? (
        <div className={styles["bare"]}>
          <TextArea
            label={`${label}: ${language.label}`}
            value={text}
            rows={4}
            mono
            disabled={disabled}
            onChange={(next) => write(key, next)}
            error={error}
          />
        </div>
      ) : null}
      {hint ? <p className={field["hint"]}>{hint}</p> : null}
    </fieldset>
  );
}
