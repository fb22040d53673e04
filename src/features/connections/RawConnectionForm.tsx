import { useState } from "react";
import * as v from "valibot";
import type { ConnectionListEntry } from "~generated/db/reads";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { FormDialog, type FormTabs } from "~/components/form/FormDialog";
import { notifyCopy, notifyError, notifySuccess, notifyText } from "~/components/messages/notify";
import { readSpec, specText } from "~/lib/yaml/specText";
import { secretsLost } from "~/components/schemaForm/useDraftedSchemaForm";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { YamlField } from "~/ui/field/YamlField";
import { Code } from "~/ui/text/Code";
import { ConnectionActions } from "./ConnectionActions";
import { ConnectionAddress } from "./ConnectionAddress";
import { titleOf } from "./connectionTypes";
import { asColumns, columnsOf, differing, secretColumns } from "./connectionPayload";
import { rawDraft, rawRestored } from "./rawDraft";
import { useConnectionWrites } from "./useConnectionWrites";

const drafted = v.object({ text: v.string(), lost: v.boolean() });

interface Props {
  connection: ConnectionListEntry;
  readOnlyReason: string | undefined;
  tabs: FormTabs;
  onClose: () => void;
}

/** Dialog for a connection of a type without a form: its columns as YAML. */
export function RawConnectionForm({ connection: given, ...props }: Props) {
  const { readOnlyReason, tabs, onClose } = props;
  // What changes on the server while someone types must not change what is compared with.
  const [connection] = useState(given);
  const [columns] = useState(() => ({ ...columnsOf(connection) }));
  const saved = specText(columns);
  const draft = useFormDraft({
    id: `connection.${connection.id}`,
    schema: drafted,
    saved: { text: rawDraft(saved, columns).text, lost: false },
    record: connection,
    base: connection.updated_at ?? undefined,
    isReadOnly: readOnlyReason !== undefined,
  });
  const { restored } = draft;
  const [text, setText] = useState(() =>
    restored ? rawRestored(restored.values.text, columns) : saved,
  );
  const change = (next: string) => {
    setText(next);
    if (next === saved) draft.clear();
    else draft.keep(rawDraft(next, columns));
  };
  const leave = () => {
    draft.clear();
    onClose();
  };
  const reading = readSpec(text);
  const writes = useConnectionWrites(connection.id);
  const isDirty = text !== saved;
  const issues =
    reading.spec && !reading.spec["name"]
      ? [{ line: 1, message: "name: This field is required" }]
      : reading.issues;
  const began = draft.record ?? connection;
  /** What differs from what is stored; undefined while the text cannot be saved. */
  const changed = () => {
    if (!reading.spec || issues.length > 0) return undefined;
    const type = reading.spec["type"];
    const next = asColumns(reading.spec, typeof type === "string" ? type : connection.type);
    return differing({ ...columnsOf(began) }, next);
  };
  const save = async () => {
    const body = changed();
    if (!body) return;
    try {
      if (!(await writes.save(began, body))) return;
      if (Object.keys(body).length > 0) notifySuccess("Connection updated successfully");
      else notifyText("info", "Nothing has changed, so nothing was saved");
      leave();
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <FormDialog
      title={`${titleOf(connection.type)} Connection Details`}
      description="There is no form for this type: edit what is stored."
      size="medium"
      isDirty={isDirty && readOnlyReason === undefined}
      onSubmit={save}
      plan={{
        action: () => {
          const body = changed();
          return body !== undefined && writes.save(began, body);
        },
        secrets: secretColumns,
      }}
      submitLabel="Update"
      readOnlyReason={readOnlyReason}
      onClose={leave}
      tabs={tabs}
      footerStart={
        <ConnectionActions
          connection={connection}
          isDirty={isDirty}
          canDelete={readOnlyReason === undefined}
          onDeleted={leave}
        />
      }
    >
      <DraftNotice
        draft={restored}
        noun="connection"
        lost={restored?.values.lost ? secretsLost : undefined}
        onDiscard={() => {
          draft.discard();
          setText(saved);
        }}
      />
      <ConnectionAddress connection={connection} />
      {readOnlyReason === undefined ? (
        <YamlField label="Connection" value={text} onChange={change} issues={issues} rows={16} />
      ) : (
        <Code label="Connection" language="yaml" text={saved} onCopy={notifyCopy} />
      )}
    </FormDialog>
  );
}
