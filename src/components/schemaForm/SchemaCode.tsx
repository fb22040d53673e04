import { stringify } from "yaml";
import { readYamlDocuments, type TextIssue } from "~/lib/yaml/yamlDocuments";
import { Code } from "~/ui/text/Code";
import { useDraft } from "~/ui/field/useDraft";
import field from "~/ui/field/TextField.module.css";
import { notifyCopy } from "~/components/messages/notify";
import { inputText, type SchemaInputProps, typedText } from "./schemaInput";
import { YamlField } from "~/ui/field/YamlField";

type Reading = { value?: unknown; issues: readonly TextIssue[] };

/** The one value that a text of YAML or JSON says; none for an empty text. */
function read(text: string): Reading {
  const [first, second] = readYamlDocuments(text);
  if (first === undefined) return { issues: [] };
  if (first.issues.length > 0) return { issues: first.issues };
  if (second)
    return {
      issues: [{ line: second.lineOf([]), message: "a second document starts here: keep one" }],
    };
  return { value: first.value, issues: [] };
}

function textOf(value: unknown, isJson: boolean): string {
  if (value === undefined || value === null) return "";
  return isJson ? JSON.stringify(value, null, 2) : stringify(value, { lineWidth: 0 });
}

/** A value as JSON or YAML. The text is never replaced; a issue shows at its line and keeps the form from being sent. */
export function SchemaCode(props: SchemaInputProps) {
  const { label, hint, error, required, disabled, value, onChange, onIssue, schema, hints } = props;
  const isText = schema["type"] === "string";
  const isJson = hints.widget === "json";
  const shown = isText ? inputText(value) : textOf(value, isJson);
  const [draft, setDraft] = useDraft<unknown, string>(
    value,
    () => shown,
    (text) => (isText ? typedText(text) : read(text).value),
  );
  const { issues } = read(draft);
  if (disabled)
    return (
      <Code label={label} text={shown} language={isJson ? "json" : "yaml"} onCopy={notifyCopy} />
    );
  return (
    <div className={field["field"]}>
      <YamlField
        label={required ? `${label} *` : label}
        value={draft}
        rows={Math.min(14, Math.max(4, draft.split("\n").length + 1))}
        {...(isText ? { hints: issues } : { issues })}
        {...(hint !== undefined && { hint })}
        error={issues.length === 0 ? error : undefined}
        onChange={(text) => {
          setDraft(text);
          const reading = read(text);
          const next = isText ? typedText(text) : reading.value;
          const [issue] = isText ? [] : reading.issues;
          onIssue(issue && `Line ${issue.line}: ${issue.message}`);
          if (issue) return;
          onChange(next ?? undefined);
        }}
      />
    </div>
  );
}
