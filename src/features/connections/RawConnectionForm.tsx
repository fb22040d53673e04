import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ConnectionListEntry } from "~generated/db/reads";
import { updateConnectionMutation } from "~generated/db/writes";
import { FormDialog } from "~/components/FormDialog";
import { notifyCopy, notifyError, notifySuccess } from "~/components/notify";
import { readSpec, specText } from "~/components/specText";
import { YamlField } from "~/components/YamlField";
import { Code } from "~/ui/Code";
import { ConnectionActions } from "./ConnectionActions";
import { ConnectionAddress } from "./ConnectionAddress";
import { asColumns, columnsOf } from "./connectionPayload";

interface Props {
  connection: ConnectionListEntry;
  readOnlyReason: string | undefined;
  onClose: () => void;
}

/** Dialog for a connection of a type without a form: its columns as YAML. */
export function RawConnectionForm({ connection, readOnlyReason, onClose }: Props) {
  const saved = specText(columnsOf(connection));
  const [text, setText] = useState(saved);
  const reading = readSpec(text);
  const update = useMutation(updateConnectionMutation());
  const isDirty = text !== saved;
  const faults =
    reading.spec && !reading.spec["name"]
      ? [{ line: 1, message: "name: This field is required" }]
      : reading.faults;
  const save = () => {
    if (!reading.spec || faults.length > 0) return;
    const type = reading.spec["type"];
    const body = asColumns(reading.spec, typeof type === "string" ? type : connection.type);
    update.mutate(
      { where: { id: connection.id }, body },
      {
        onSuccess: () => {
          notifySuccess("Connection updated successfully");
          onClose();
        },
        onError: notifyError,
      },
    );
  };
  return (
    <FormDialog
      title={`${connection.type} Connection Details`}
      description="There is no form for this type: edit what is stored."
      size="medium"
      isDirty={isDirty && readOnlyReason === undefined}
      isBusy={update.isPending}
      onSubmit={save}
      submitLabel="Update"
      readOnlyReason={readOnlyReason}
      onClose={onClose}
      footerStart={
        <ConnectionActions
          connection={connection}
          isDirty={isDirty}
          canDelete={readOnlyReason === undefined}
          onDeleted={onClose}
        />
      }
    >
      <ConnectionAddress connection={connection} />
      {readOnlyReason === undefined ? (
        <YamlField label="Connection" value={text} onChange={setText} faults={faults} rows={16} />
      ) : (
        <Code label="Connection" language="yaml" text={saved} onCopy={notifyCopy} />
      )}
    </FormDialog>
  );
}
