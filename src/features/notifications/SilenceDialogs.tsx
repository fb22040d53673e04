import { useQuery } from "@tanstack/react-query";
import { silenceDetailOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { originOfRecord } from "~/components/record/origin";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import { SilenceEditor } from "./SilenceEditor";
import type { ResourceKind } from "./silenceModel";
import type { SilencesSearch } from "./silences";

interface Props {
  search: SilencesSearch;
  onClose: () => void;
}

/** The resource that a link from a message names. */
function asked({ config_id, component_id, check_id }: SilencesSearch) {
  const ids: [ResourceKind, string | undefined][] = [
    ["config", config_id],
    ["component", component_id],
    ["check", check_id],
  ];
  for (const [kind, id] of ids) if (id !== undefined && isRecordId(id)) return { kind, id };
  return undefined;
}

/** Dialog of the silence in the address, or of a new one. */
export function SilenceDialogs({ search, onClose }: Props) {
  const access = useAccess();
  if (search.id !== undefined) return <EditDialog id={search.id} onClose={onClose} />;
  if (search.add !== true) return null;
  return (
    <SilenceEditor
      about={asked(search)}
      readOnlyReason={whyNot(access, "write", "notifications")}
      onClose={onClose}
    />
  );
}

function EditDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const access = useAccess();
  const query = useQuery({ ...silenceDetailOptions({ id }), enabled: isRecordId(id) });
  return (
    <RecordDialog id={id} title="Edit Silence" noun="silence" query={query} onClose={onClose}>
      {(silence) => (
        <SilenceEditor
          silence={silence}
          readOnlyReason={
            silence.deleted_at === null
              ? (originOfRecord(silence)?.reason ?? whyNot(access, "write", "notifications"))
              : "This silence is deleted."
          }
          onClose={onClose}
        />
      )}
    </RecordDialog>
  );
}
