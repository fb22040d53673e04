import type { FieldHints, JsonSchema } from "~/lib/wire/formSchema";

/** What every input of a schema form gets. */
export interface SchemaInputProps {
  /** Key in its object. */
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  disabled: boolean;
  value: unknown;
  /** Undefined takes the value away. */
  onChange: (value: unknown) => void;
  /** Says that what is typed is no value at all; undefined takes it back. */
  onIssue: (message: string | undefined) => void;
  schema: JsonSchema;
  hints: FieldHints;
}

/** The part of the props that fields of `src/ui` share. */
export const fieldProps = ({ label, hint, error, required, disabled }: SchemaInputProps) => ({
  label,
  hint,
  required,
  disabled,
  ...(error !== undefined && { error }),
});

/** A value as the text of an input. */
export const inputText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : "";

/** Typed text as a value: none for nothing. */
export const typedText = (text: string): string | undefined => (text === "" ? undefined : text);
