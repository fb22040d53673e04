import { useQuery } from "@tanstack/react-query";
import { scopeDetailOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { originOfRecord } from "~/components/record/origin";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import { whyNot } from "~/components/access/whyNot";
import { ScopeEditor } from "./ScopeEditor";

interface Props {
  onClose: () => void;
}

/** Dialog of the scope with this id, or of a new one. */
export const ScopeDialog = ({ id, onClose }: Props & { id?: string }) =>
  id === undefined ? (
    <NewScopeDialog onClose={onClose} />
  ) : (
    <EditScopeDialog id={id} onClose={onClose} />
  );

function NewScopeDialog({ onClose }: Props) {
  return <ScopeEditor readOnlyReason={whyNot(useAccess(), "write", "scopes")} onClose={onClose} />;
}

/** An editor, or what there is to read where it is kept elsewhere. */
function EditScopeDialog({ id, onClose }: Props & { id: string }) {
  const access = useAccess();
  const query = useQuery({ ...scopeDetailOptions({ id }), enabled: isRecordId(id) });
  return (
    <RecordDialog id={id} title="Edit Scope" noun="scope" query={query} onClose={onClose}>
      {(scope) => (
        <ScopeEditor
          scope={scope}
          readOnlyReason={
            scope.deleted_at !== null
              ? "This scope is deleted."
              : (originOfRecord(scope)?.reason ?? whyNot(access, "write", "scopes"))
          }
          onClose={onClose}
        />
      )}
    </RecordDialog>
  );
}
