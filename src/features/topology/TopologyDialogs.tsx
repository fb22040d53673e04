import { useQuery } from "@tanstack/react-query";
import { componentsByIdsOptions } from "~generated/db/reads";
import { componentEvidence } from "~/components/evidence/evidenceSubject";
import { LinkToIncident } from "~/components/evidence/LinkToIncident";
import { isRecordId } from "~/components/record/RecordDialog";
import { CatalogLinkDialog } from "./CatalogLinkDialog";
import type { ChangeTopology, TopologySearch } from "./search";
import { SnapshotDialog } from "./SnapshotDialog";

interface Props {
  search: TopologySearch;
  onSearch: ChangeTopology;
}

/** The dialog that the address names, about the component that it names. */
export function TopologyDialogs({ search: { dialog, component: id = "" }, onSearch }: Props) {
  const isAsked = dialog !== undefined && isRecordId(id);
  const { data } = useQuery({ ...componentsByIdsOptions({ ids: [id] }), enabled: isAsked });
  if (!isAsked) return null;
  const name = data?.rows[0]?.name ?? "component";
  const props = {
    id,
    name,
    onClose: () => onSearch({ dialog: undefined, component: undefined }),
  };
  if (dialog === "incident")
    return data ? (
      <LinkToIncident subject={componentEvidence({ id, name })} onClose={props.onClose} />
    ) : null;
  return dialog === "snapshot" ? <SnapshotDialog {...props} /> : <CatalogLinkDialog {...props} />;
}
