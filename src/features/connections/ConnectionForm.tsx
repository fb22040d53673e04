import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { PickableType } from "~generated/schemas/index";
import type { ConnectionListEntry } from "~generated/db/reads";
import { createConnectionMutation, updateConnectionMutation } from "~generated/db/writes";
import { FormDialog } from "~/components/FormDialog";
import { HelpLink } from "~/components/HelpLink";
import { notifyError, notifySuccess } from "~/components/notify";
import { SchemaForm } from "~/components/SchemaForm";
import { type FormParts, useSchemaForm } from "~/components/schemaFormState";
import { useMyId } from "~/components/useMyId";
import { fromWire } from "~/lib/wireMapping";
import { Button } from "~/ui/Button";
import { ConnectionActions } from "./ConnectionActions";
import { ConnectionAddress } from "./ConnectionAddress";
import { columnsOf, payloadOf } from "./connectionPayload";

interface Props {
  type: PickableType;
  title: string;
  parts: FormParts;
  /** The stored connection; without one a new connection is made. */
  connection?: ConnectionListEntry;
  readOnlyReason: string | undefined;
  /** Returns to the choice of a type. */
  onBack?: () => void;
  onClose: () => void;
}

/** Dialog with the form of one type of connection (spec 2 §2 and §3). */
export function ConnectionForm(props: Props) {
  const { type, title, parts, connection, readOnlyReason, onBack, onClose } = props;
  const myId = useMyId();
  const [saved] = useState(() =>
    connection ? fromWire(parts.form, { ...columnsOf(connection) }) : undefined,
  );
  const state = useSchemaForm(parts, saved);
  const create = useMutation(createConnectionMutation());
  const update = useMutation(updateConnectionMutation());
  const isReadOnly = readOnlyReason !== undefined;
  const isDirty = state.isDirty && !isReadOnly;
  const done = (text: string) => {
    notifySuccess(text);
    onClose();
  };
  const save = () => {
    const values = state.submit();
    if (!values) return;
    const body = payloadOf(parts.form, type.key, values, connection);
    if (connection)
      update.mutate(
        { where: { id: connection.id }, body },
        { onSuccess: () => done("Connection updated successfully"), onError: notifyError },
      );
    else
      create.mutate(
        { ...body, source: "UI", ...(myId !== undefined && { created_by: myId }) },
        { onSuccess: () => done("Connection added successfully"), onError: notifyError },
      );
  };
  return (
    <FormDialog
      title={title}
      size="medium"
      headerExtra={
        <HelpLink path={type.docs ?? "/reference/connections"} label="Help about connections" />
      }
      isDirty={isDirty}
      isBusy={create.isPending || update.isPending}
      onSubmit={save}
      submitLabel={connection ? "Update" : "Save"}
      readOnlyReason={readOnlyReason}
      onClose={onClose}
      footerStart={
        connection ? (
          <ConnectionActions
            connection={connection}
            isDirty={isDirty}
            canDelete={!isReadOnly}
            onDeleted={onClose}
          />
        ) : onBack ? (
          <Button onClick={onBack}>Back</Button>
        ) : undefined
      }
    >
      {connection ? <ConnectionAddress connection={connection} /> : null}
      <SchemaForm state={state} isReadOnly={isReadOnly} />
    </FormDialog>
  );
}
