import { useQuery } from "@tanstack/react-query";
import type { PickableType } from "~generated/schemas/index";
import { connectionDetailOptions, type ConnectionListEntry } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { originOfRecord } from "~/components/origin";
import { QueryError } from "~/components/QueryError";
import { isRecordId, RecordDialog } from "~/components/RecordDialog";
import { isFormName, useFormParts, type FormName } from "~/components/schemaFormState";
import { typeLabel, TypePicker } from "~/components/TypePicker";
import { whyNot } from "~/components/whyNot";
import { Dialog } from "~/ui/Dialog";
import { Skeleton } from "~/ui/Skeleton";
import { ConnectionForm } from "./ConnectionForm";
import { connectionType, connectionTypes } from "./connectionTypes";
import { RawConnectionForm } from "./RawConnectionForm";
import { picking } from "./search";

interface NewProps {
  /** Type from the address, whatever somebody typed there. */
  type: string;
  onType: (type: string) => void;
  onClose: () => void;
}

/** Adds a connection: first its type, then its form. */
export function NewConnectionDialog({ type: key, onType, onClose }: NewProps) {
  const readOnlyReason = whyNot(useAccess(), "write", "connections");
  const type = connectionType(key);
  if (type && isFormName(type.schema))
    return (
      <LoadedForm
        key={key}
        type={type}
        name={type.schema}
        readOnlyReason={readOnlyReason}
        onBack={() => onType(picking)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      title="Select Connection Type"
      description={readOnlyReason}
      size="large"
      onOpenChange={onClose}
    >
      <TypePicker
        label="Connection types"
        types={connectionTypes}
        onPick={(picked) => onType(picked.key)}
      />
    </Dialog>
  );
}

/** The connection in the address: its form, or what there is to read where it is kept elsewhere. */
export function EditConnectionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const access = useAccess();
  const query = useQuery({ ...connectionDetailOptions({ id }), enabled: isRecordId(id) });
  return (
    <RecordDialog
      id={id}
      title="Connection Details"
      noun="connection"
      query={query}
      onClose={onClose}
    >
      {(connection) => {
        const type = connectionType(connection.type);
        const readOnlyReason =
          connection.deleted_at !== null
            ? "This connection is deleted."
            : (originOfRecord(connection)?.reason ?? whyNot(access, "write", "connections"));
        const shared = { connection, readOnlyReason, onClose };
        return type && isFormName(type.schema) ? (
          <LoadedForm {...shared} type={type} name={type.schema} />
        ) : (
          <RawConnectionForm {...shared} />
        );
      }}
    </RecordDialog>
  );
}

interface LoadedProps {
  type: PickableType;
  name: FormName;
  connection?: ConnectionListEntry;
  readOnlyReason: string | undefined;
  onBack?: () => void;
  onClose: () => void;
}

function LoadedForm({ name, ...props }: LoadedProps) {
  const query = useFormParts(name);
  const title = `${typeLabel(props.type)} Connection Details`;
  if (query.data) return <ConnectionForm {...props} title={title} parts={query.data} />;
  return (
    <Dialog open title={title} onOpenChange={props.onClose}>
      {query.error ? (
        <QueryError title="The form could not be loaded" query={query} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}
