import { Fingerprint } from "lucide-react";
import { useRef, useState, type SubmitEvent } from "react";
import { Button } from "~/ui/button/Button";
import { FlowField, labelOf } from "./FlowField";
import styles from "./Flow.module.css";
import { FlowNode } from "./FlowNode";
import { Notice } from "./FlowMessages";
import {
  initialValues,
  isButton,
  isInput,
  type FormPart,
  type FormValues,
  type InputNode,
} from "./formParts";
import { askKey, keyRequest } from "./securityKey";

interface Props {
  part: FormPart;
  /** Accessible name of the form. */
  name: string;
  /** Only one form of a page is sent at a time. */
  busyGroup: string | null;
  onSubmit: (values: FormValues, button: InputNode) => void;
}

/** A form of a flow: inputs and buttons as the server describes them. */
export function FlowForm({ part, name, busyGroup, onSubmit }: Props) {
  const { nodes } = part;
  const [typed, setTyped] = useState<FormValues>({});
  const [keyFailure, setKeyFailure] = useState<string | null>(null);
  const buttons = nodes.filter(isInput).filter(isButton);
  const values = { ...initialValues(nodes), ...typed };
  const idOf = (node: InputNode) => `${node.group} ${node.attributes.name}`;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = event.nativeEvent.submitter;
    const at = submitter instanceof HTMLElement ? Number(submitter.dataset["index"]) : Number.NaN;
    const button = buttons[at] ?? buttons.find(({ attributes }) => attributes.type === "submit");
    if (button !== undefined) onSubmit(values, button);
  };

  const touchKey = async (button: InputNode) => {
    setKeyFailure(null);
    const request = keyRequest(button.attributes.onclick);
    if (request === undefined)
      return setKeyFailure("This security key cannot be used here: its request is not understood.");
    try {
      const answer = await askKey(request);
      const field = request.action === "login" ? "webauthn_login" : "webauthn_register";
      onSubmit({ ...values, [field]: answer }, button);
    } catch {
      setKeyFailure(
        "The security key was not used. Try again, and touch it when the browser asks.",
      );
    }
  };

  return (
    <form className={styles["form"]} aria-label={name} noValidate onSubmit={submit}>
      {nodes.map((node) => {
        if (!isInput(node)) return <FlowNode key={keyOf(node)} node={node} />;
        if (isButton(node) || node.attributes.type === "hidden") return null;
        return (
          <FlowField
            key={idOf(node)}
            node={node}
            value={values[node.attributes.name] ?? ""}
            onChange={(value) => setTyped({ ...typed, [node.attributes.name]: value })}
          />
        );
      })}
      {keyFailure !== null && <Notice tone="error" text={keyFailure} />}
      <div className={styles["buttons"]}>
        {buttons.map((button, index) => {
          const isKey = button.attributes.type === "button";
          return (
            <Button
              key={`${idOf(button)} ${String(button.attributes.value)}`}
              type={isKey ? "button" : "submit"}
              variant={index === 0 && button.attributes.name === "method" ? "primary" : "plain"}
              data-index={index}
              icon={isKey ? Fingerprint : undefined}
              isBusy={busyGroup === button.group}
              disabledReason={
                button.attributes.disabled ? "The server does not offer this now" : undefined
              }
              onClick={isKey ? () => void touchKey(button) : undefined}
            >
              {labelOf(button)}
            </Button>
          );
        })}
      </div>
    </form>
  );
}

const keyOf = ({ attributes }: FormPart["nodes"][number]): string =>
  "id" in attributes ? attributes.id : attributes.name;

interface NativeProps {
  part: FormPart;
  name: string;
  /** Where the form is posted; the browser leaves for the chosen provider. */
  action: string;
}

/** External login: a plain form post, so that the browser can follow the server to the provider. */
export function NativeForm({ part, name, action }: NativeProps) {
  const inputs = part.nodes.filter(isInput);
  const isSent = useRef(false);
  return (
    <form
      className={styles["form"]}
      aria-label={name}
      action={action}
      method="post"
      onSubmit={(event) => {
        if (isSent.current) event.preventDefault();
        isSent.current = true;
      }}
    >
      {inputs
        .filter((node) => !isButton(node))
        .map(({ attributes: { name, value } }) => (
          <input key={name} type="hidden" name={name} value={String(value ?? "")} />
        ))}
      <div className={styles["buttons"]} data-stacked>
        {inputs.filter(isButton).map((button) => (
          <Button
            key={`${button.attributes.name} ${String(button.attributes.value)}`}
            type="submit"
            name={button.attributes.name}
            value={String(button.attributes.value ?? "")}
          >
            {labelOf(button)}
          </Button>
        ))}
      </div>
    </form>
  );
}
