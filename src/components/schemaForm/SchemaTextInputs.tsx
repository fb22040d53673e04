import { scheduleWords } from "~/lib/time/scheduleWords";
import { SecretField } from "~/ui/field/SecretField";
import { SuggestField } from "~/ui/field/SuggestField";
import { TextArea } from "~/ui/field/TextArea";
import { TextField } from "~/ui/field/TextField";
import { useDraft } from "~/ui/field/useDraft";
import field from "~/ui/field/TextField.module.css";
import { useIconIndex } from "~/components/icons/iconIndex";
import { NO_NUMBER } from "~/lib/wire/formIssues";
import { fieldProps, inputText, type SchemaInputProps, typedText } from "./schemaInput";
import { TechIcon } from "~/components/icons/TechIcon";
import styles from "./SchemaForm.module.css";

const placeholderOf = ({ schema }: SchemaInputProps) =>
  schema["default"] === undefined ? {} : { placeholder: inputText(schema["default"]) };

const textProps = (props: SchemaInputProps) => ({
  ...fieldProps(props),
  ...placeholderOf(props),
  value: inputText(props.value),
  onChange: (text: string) => props.onChange(typedText(text)),
});

/** One line of text. */
export const SchemaText = (props: SchemaInputProps) => <TextField {...textProps(props)} />;

/** Several lines of text, such as a script. */
export const SchemaTextArea = (props: SchemaInputProps) => (
  <TextArea {...textProps(props)} rows={5} mono />
);

/** A secret that is typed in. */
export const SchemaPassword = (props: SchemaInputProps) => <SecretField {...textProps(props)} />;

/** A length of time or a size, with ready answers where the schema offers some. */
export const SchemaMeasure = (props: SchemaInputProps) => {
  const example = props.hints.widget === "bytes" ? "10MB" : "5m";
  return (
    <SuggestField
      placeholder={example}
      {...textProps(props)}
      suggestions={props.hints.options.map(({ label }) => label)}
    />
  );
};

/** When something runs: ready answers or cron, and what the text means. */
export function SchemaSchedule(props: SchemaInputProps) {
  const words = scheduleWords(inputText(props.value));
  return (
    <SuggestField
      placeholder="@every 5m or 0 2 * * *"
      {...textProps(props)}
      mono
      hint={words ?? props.hint}
      suggestions={props.hints.options.map(({ label }) => label)}
    />
  );
}

/** A figure; what is typed stays as it is, and says so when it is none. */
export function SchemaNumber(props: SchemaInputProps) {
  const { value, onChange, onIssue, hints, schema } = props;
  const [draft, setDraft] = useDraft<unknown, string>(value, inputText, readFigure);
  return (
    <TextField
      {...fieldProps(props)}
      {...placeholderOf(props)}
      inputMode={schema["type"] === "integer" ? "numeric" : "decimal"}
      value={draft}
      onChange={(text) => {
        setDraft(text);
        const figure = readFigure(text);
        onIssue(text.trim() !== "" && figure === undefined ? NO_NUMBER : undefined);
        onChange(figure);
      }}
      trailing={
        hints.unit === undefined ? null : <span className={field["unit"]}>{hints.unit}</span>
      }
    />
  );
}

function readFigure(text: string): number | undefined {
  const figure = text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(figure) ? figure : undefined;
}

/** Icons offered at once. */
const offered = 12;

/** An icon by its name, with what it looks like and names that fit. */
export function SchemaIcon(props: SchemaInputProps) {
  const index = useIconIndex();
  const name = inputText(props.value);
  const wanted = name.trim().toLowerCase();
  const names = index === undefined || wanted === "" ? [] : [...index.names];
  const fitting = names.filter((own) => own.includes(wanted) && own !== wanted).slice(0, offered);
  return (
    <div className={styles["icon"]}>
      <SuggestField {...textProps(props)} suggestions={props.disabled ? [] : fitting} />
      <span className={styles["glyph"]}>
        <TechIcon name={name} size={20} />
      </span>
    </div>
  );
}
