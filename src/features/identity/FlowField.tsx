import { Checkbox } from "@radix-ui/themes";
import "~/ui/theme/parts/Checkbox.css";
import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { IconButton } from "~/ui/button/IconButton";
import { TextField } from "~/ui/field/TextField";
import styles from "./Flow.module.css";
import type { InputNode } from "./formParts";

interface Props {
  node: InputNode;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
}

const fallbackNames: Readonly<Record<string, string>> = {
  identifier: "E-mail",
  password: "Password",
  email: "E-mail",
  code: "Code",
  totp_code: "Code",
};

/** The server's label of an input, or its name where there is none. */
export const labelOf = ({ meta, attributes }: InputNode): string =>
  meta.label?.text ?? attributes.label?.text ?? fallbackNames[attributes.name] ?? attributes.name;

/** What a password manager or a phone may fill in, where the server does not say. */
function autoCompleteOf({ attributes }: InputNode): string {
  if (attributes.autocomplete) return attributes.autocomplete;
  if (attributes.name === "identifier") return "username";
  if (attributes.name === "totp_code" || attributes.name === "code") return "one-time-code";
  return attributes.type === "email" ? "email" : "off";
}

/** An input that the server describes: text of some kind, or a checkbox. */
export function FlowField({ node, value, onChange }: Props) {
  const { name, type, disabled, required } = node.attributes;
  const [isShown, setShown] = useState(false);
  const errors = node.messages.filter((message) => message.type === "error");
  const notes = node.messages.filter((message) => message.type !== "error");
  const words = (texts: typeof errors) => texts.map(({ text }) => text).join(" ") || undefined;
  const label = labelOf(node);
  const shared = { label, error: words(errors), hint: words(notes), required, disabled };
  if (type === "checkbox")
    return <CheckField {...shared} isChecked={value === true} onChange={onChange} />;
  const isPassword = type === "password";
  return (
    <TextField
      {...shared}
      type={
        isPassword && !isShown ? "password" : type === "email" || type === "url" ? type : "text"
      }
      value={String(value)}
      onChange={onChange}
      autoComplete={autoCompleteOf(node)}
      inputMode={name === "totp_code" || type === "number" ? "numeric" : undefined}
      trailing={
        isPassword && (
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={isShown ? `Hide ${label}` : `Show ${label}`}
            onClick={() => setShown(!isShown)}
          />
        )
      }
    />
  );
}

interface CheckFieldProps {
  label: string;
  error: string | undefined;
  hint: string | undefined;
  disabled: boolean;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

function CheckField({ label, error, hint, disabled, isChecked, onChange }: CheckFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles["check"]}>
      <label htmlFor={id}>
        <Checkbox
          id={id}
          checked={isChecked}
          disabled={disabled}
          onCheckedChange={(checked) => onChange(checked === true)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {label}
      </label>
      {note !== undefined && (
        <p id={`${id}-note`} data-tone={error === undefined ? undefined : "error"}>
          {note}
        </p>
      )}
    </div>
  );
}
