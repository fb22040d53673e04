import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ContractAction } from "~generated/paletteActions";
import { errorText } from "~/api/errors";
import { FormDialog } from "~/components/form/FormDialog";
import { notifySuccess } from "~/components/messages/notify";
import { ErrorPanel } from "~/ui/feedback/ErrorPanel";
import { CallField } from "./CallField";
import styles from "./CallDialog.module.css";

interface Props {
  call: ContractAction;
  /** Record that the call is about. */
  id: string;
  name: string;
  onClose: () => void;
}

type Values = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Asks for what a call of the contract needs, sends it once, and keeps what was entered where it is refused. */
export function CallDialog({ call, id, name, onClose }: Props) {
  const { title, operation, fields } = call;
  const [values, setValues] = useState<Values>({});
  const [isChecked, setIsChecked] = useState(false);
  const send = useMutation({
    mutationFn: (asked: Values) => call.send(id, asked),
    meta: { operation },
  });
  const missing = fields.filter((field) => field.isRequired && isEmpty(values[field.name]));
  const isComplete = () => {
    setIsChecked(true);
    return missing.length === 0;
  };
  const submit = async () => {
    if (!isComplete()) return;
    try {
      await send.mutateAsync(values);
    } catch {
      // Stays open and says why.
      return;
    }
    notifySuccess(`${title}: done for ${name}`);
    onClose();
  };
  return (
    <FormDialog
      title={title}
      description={name}
      size="small"
      isDirty={Object.keys(values).length > 0}
      submitLabel={title}
      onSubmit={submit}
      plan={{ action: () => isComplete() && call.send(id, values) }}
      onClose={onClose}
    >
      {send.isError && (
        <ErrorPanel title={`${title} did not work for ${name}`} message={errorText(send.error)} />
      )}
      <div className={styles["fields"]}>
        {fields.length === 0 && <p className={styles["note"]}>It takes nothing further.</p>}
        {fields.map((field) => (
          <CallField
            key={field.name}
            field={field}
            value={values[field.name]}
            error={isChecked && missing.includes(field) ? `${field.label} is missing.` : undefined}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
      </div>
    </FormDialog>
  );
}
