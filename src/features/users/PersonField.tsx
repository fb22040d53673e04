import { TextField } from "~/ui/field/TextField";

/** The issue to show of those that a field has. */
export const firstIssue = (errors: readonly (string | undefined)[]): string | undefined =>
  errors.find(Boolean);

interface Props {
  label: string;
  type?: "text" | "email";
  disabled?: boolean;
  /** The form's field. */
  field: {
    state: { value: string; meta: { errors: readonly (string | undefined)[] } };
    handleChange: (value: string) => void;
    handleBlur: () => void;
  };
}

/** A required text of a person: a name or an address. */
export function PersonField({ label, type = "text", disabled = false, field }: Props) {
  const error = firstIssue(field.state.meta.errors);
  return (
    <TextField
      label={label}
      type={type}
      required
      disabled={disabled}
      value={field.state.value}
      onChange={field.handleChange}
      onBlur={field.handleBlur}
      error={error}
    />
  );
}
