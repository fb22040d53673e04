import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { componentsByIdsOptions } from "~generated/db/reads";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { componentEvidence } from "~/components/evidence/evidenceSubject";
import { LinkToIncident } from "~/components/evidence/LinkToIncident";
import { lazyPart } from "~/components/parts/lazyPart";
import { isRecordId } from "~/components/record/RecordDialog";
import { componentPath } from "~/components/topology/componentFacts";
import { CatalogLinkDialog } from "./CatalogLinkDialog";
import type { ChangeTopology, TopologySearch } from "./search";
import { SnapshotDialog } from "./SnapshotDialog";

const PlaybooksDialog = lazyPart(
  async () => (await import("~/components/playbookMenu/PlaybooksDialog")).PlaybooksDialog,
);

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
  if (dialog === "playbooks")
    return data ? (
      <PanelBoundary>
        <Suspense fallback={null}>
          <PlaybooksDialog
            target={{ kind: "component", id, name, path: componentPath(id) }}
            onClose={props.onClose}
          />
        </Suspense>
      </PanelBoundary>
    ) : null;
  return dialog === "snapshot" ? <SnapshotDialog {...props} /> : <CatalogLinkDialog {...props} />;
}
