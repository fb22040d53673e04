import { useState } from "react";
import type { PickableType } from "~generated/schemas/index";
import type { ConnectionListEntry } from "~generated/db/reads";
import { createConnectionMutation } from "~generated/db/writes";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { FormDialog, type FormTabs } from "~/components/form/FormDialog";
import { HelpLink } from "~/components/help/HelpLink";
import { notifyError, notifyText } from "~/components/messages/notify";
import { SchemaForm } from "~/components/schemaForm/SchemaForm";
import type { FormParts } from "~/components/schemaForm/schemaFormState";
import { useDraftedSchemaForm } from "~/components/schemaForm/useDraftedSchemaForm";
import { useCreate } from "~/components/people/author";
import { fromWire } from "~/lib/wire/wireMapping";
import { Button } from "~/ui/button/Button";
import { ConnectionActions } from "./ConnectionActions";
import { ConnectionAddress } from "./ConnectionAddress";
import { changedColumns, columnsOf, newColumns, secretColumns } from "./connectionPayload";
import { useConnectionWrites } from "./useConnectionWrites";

interface Props {
  type: PickableType;
  title: string;
  parts: FormParts;
  /** The stored connection; without one a new connection is made. */
  connection?: ConnectionListEntry;
  readOnlyReason: string | undefined;
  /** Tabs of a saved connection. */
  tabs?: FormTabs | undefined;
  /** Returns to the choice of a type. */
  onBack?: () => void;
  onClose: () => void;
}

/** Dialog with the form of one type of connection (spec 2 §2 and §3). What is typed is kept as a draft, without secrets. */
export function ConnectionForm(props: Props) {
  const { type, title, parts, readOnlyReason, tabs, onBack, onClose } = props;
  // What changes on the server while someone types must not change what is compared with.
  const [connection] = useState(props.connection);
  const [saved] = useState(() =>
    connection ? fromWire(parts.form, { ...columnsOf(connection) }) : undefined,
  );
  const isReadOnly = readOnlyReason !== undefined;
  const { state, draft, began, lost, discard, formKey } = useDraftedSchemaForm({
    id: `connection.${connection?.id ?? `new.${type.key}`}`,
    parts,
    saved,
    record: connection,
    isReadOnly,
  });
  const create = useCreate(createConnectionMutation());
  const writes = useConnectionWrites(connection?.id ?? "");
  const isDirty = state.isDirty && !isReadOnly;
  const leave = () => {
    draft.clear();
    onClose();
  };
  /** Sends what was typed, or what of it differs. @returns what to say; false where the form or somebody else has. */
  const send = async () => {
    const values = state.submit();
    if (!values) return false;
    if (!began.record) {
      await create(newColumns(parts.form, type.key, values));
      return { kind: "success", text: "Connection added successfully" } as const;
    }
    const edit = { before: began.values, after: state.values };
    const body = changedColumns(parts.form, began.record, edit);
    if (!(await writes.save(began.record, body))) return false;
    return Object.keys(body).length > 0
      ? ({ kind: "success", text: "Connection updated successfully" } as const)
      : ({ kind: "info", text: "Nothing has changed, so nothing was saved" } as const);
  };
  const save = async () => {
    try {
      const told = await send();
      if (!told) return;
      notifyText(told.kind, told.text);
      leave();
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <FormDialog
      title={title}
      size="medium"
      headerExtra={
        <HelpLink path={type.docs ?? "/reference/connections"} label="Help about connections" />
      }
      isDirty={isDirty}
      onSubmit={save}
      plan={{ action: send, secrets: secretColumns }}
      submitLabel={connection ? "Update" : "Save"}
      readOnlyReason={readOnlyReason}
      onClose={leave}
      tabs={tabs}
      footerStart={
        connection ? (
          <ConnectionActions
            connection={connection}
            isDirty={isDirty}
            canDelete={!isReadOnly}
            onDeleted={leave}
          />
        ) : (
          <>
            {onBack ? <Button onClick={onBack}>Back</Button> : null}
            <Button disabledReason="Save first: the backend tests a connection as it is saved.">
              Test Connection
            </Button>
          </>
        )
      }
    >
      <DraftNotice draft={draft.restored} noun="connection" lost={lost} onDiscard={discard} />
      {connection ? <ConnectionAddress connection={connection} /> : null}
      <SchemaForm key={formKey} state={state} isReadOnly={isReadOnly} />
    </FormDialog>
  );
}
