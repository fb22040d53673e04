import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { silenceDetailOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { pickerSources } from "~/components/recordNames/pickerSources";
import { originOfRecord } from "~/components/record/origin";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import { formatTimestamp } from "~/lib/time/datetime";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Dialog } from "~/ui/overlay/Dialog";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { SilenceEditor } from "./SilenceEditor";
import { cloneOf, newSilence, type ResourceKind } from "./silenceModel";
import type { SilencesSearch } from "./silences";

interface Props {
  search: SilencesSearch;
  onClose: () => void;
}

/** The resource that a link from a message names. */
function asked({ config_id, component_id, check_id, canary_id }: SilencesSearch) {
  const ids: [ResourceKind, string | undefined][] = [
    ["config", config_id],
    ["component", component_id],
    ["check", check_id],
    ["canary", canary_id],
  ];
  for (const [kind, id] of ids) if (id !== undefined && isRecordId(id)) return { kind, id };
  return undefined;
}

/** Dialog of the silence in the address, or of a new one. */
export function SilenceDialogs({ search, onClose }: Props) {
  if (search.id !== undefined) return <EditDialog id={search.id} onClose={onClose} />;
  if (search.add !== true) return null;
  if (search.clone !== undefined) return <CloneDialog id={search.clone} onClose={onClose} />;
  return <NewDialog about={asked(search)} onClose={onClose} />;
}

interface NewProps {
  about: ReturnType<typeof asked>;
  onClose: () => void;
}

/** A new silence; one of a resource bears its name and the time until somebody names it otherwise. */
function NewDialog({ about, onClose }: NewProps) {
  const access = useAccess();
  const { timeZone } = useDateTimeSettings();
  const [opened] = useState(() => new Date());
  const read = about && pickerSources[about.kind].byId?.(about.id);
  const named = useQuery(read ?? { queryKey: ["silenceOfNothing"], queryFn: skipToken });
  if (named.isLoading)
    return (
      <Dialog open title="Create Notification Silence" onOpenChange={onClose}>
        <Skeleton lines={6} />
      </Dialog>
    );
  const minute = formatTimestamp(opened, timeZone).slice(0, "2000-01-01 00:00".length);
  return (
    <SilenceEditor
      start={newSilence(about, named.data ? `${named.data.label} ${minute}` : "")}
      startId={about?.id}
      readOnlyReason={whyNot(access, "write", "notifications")}
      onClose={onClose}
    />
  );
}

function CloneDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const access = useAccess();
  const query = useQuery({ ...silenceDetailOptions({ id }), enabled: isRecordId(id) });
  return (
    <RecordDialog
      id={id}
      title="Create Notification Silence"
      noun="silence"
      query={query}
      onClose={onClose}
    >
      {(silence) => (
        <SilenceEditor
          start={cloneOf(silence)}
          startId={`clone.${id}`}
          readOnlyReason={whyNot(access, "write", "notifications")}
          onClose={onClose}
        />
      )}
    </RecordDialog>
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
