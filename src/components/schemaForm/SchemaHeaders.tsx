import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { isRecord } from "~/lib/wire/wirePath";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import field from "~/ui/field/TextField.module.css";
import { resolvedIn } from "~/lib/wire/formSchema";
import { useSchemaFormPlace } from "./schemaFormState";
import { inputText, type SchemaInputProps } from "./schemaInput";
import { SchemaEnvVar } from "./SchemaEnvVar";
import { SchemaText } from "./SchemaTextInputs";
import styles from "./SchemaForm.module.css";

/** Headers of a request: a name and a value that may lie in the cluster. */
export function SchemaHeaders(props: SchemaInputProps) {
  const { label, hint, error, disabled, value, onChange, schema } = props;
  const { state } = useSchemaFormPlace();
  const hintId = useId();
  const items: unknown[] = Array.isArray(value) ? value : [];
  const itemSchema = resolvedIn(state.form, schema["items"]);
  const change = (index: number, next: unknown) =>
    onChange(items.map((item, at) => (at === index ? (next ?? {}) : item)));
  const part = { ...props, required: false, hint: undefined, error: undefined };
  return (
    <fieldset
      className={styles["list"]}
      disabled={disabled}
      aria-describedby={hint ? hintId : undefined}
    >
      <legend className={styles["legend"]}>{label}</legend>
      {hint ? (
        <p id={hintId} className={field["hint"]}>
          {hint}
        </p>
      ) : null}
      {items.map((item, index) => {
        const { name: old, ...rest } = isRecord(item) ? item : {};
        const headerName = inputText(old);
        return (
          // Headers may come twice and have no identity of their own.
          <div key={index} className={styles["item"]}>
            <div className={styles["itemBody"]}>
              <SchemaText
                {...part}
                name="name"
                schema={{}}
                label={`Header ${index + 1}`}
                value={headerName}
                onChange={(text) =>
                  change(index, text === undefined ? rest : { ...rest, name: text })
                }
              />
              <SchemaEnvVar
                {...part}
                name={headerName === "" ? `header ${index + 1}` : headerName}
                schema={itemSchema}
                label={`Value of ${headerName === "" ? `header ${index + 1}` : headerName}`}
                value={item}
                onChange={(next) => change(index, next)}
              />
            </div>
            <IconButton
              icon={Trash2}
              label={`Remove header ${headerName || String(index + 1)}`}
              onClick={() => {
                const left = items.filter((_, at) => at !== index);
                onChange(left.length === 0 ? undefined : left);
              }}
            />
          </div>
        );
      })}
      <div>
        <Button
          variant="quiet"
          flush
          icon={Plus}
          disabledReason={disabled ? "This form can only be read." : undefined}
          onClick={() => onChange([...items, {}])}
        >
          Add header
        </Button>
      </div>
      {error ? <p className={field["error"]}>{error}</p> : null}
    </fieldset>
  );
}
