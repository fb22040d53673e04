import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { componentsByIdsOptions } from "~generated/db/reads";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { componentEvidence } from "~/components/evidence/evidenceSubject";
import { LinkToIncident } from "~/components/evidence/LinkToIncident";
import { lazyPart } from "~/components/parts/lazyPart";
import { isRecordId } from "~/components/record/RecordDialog";
import { componentPath } from "~/components/topology/componentFacts";
import type { ChangeTopology, TopologySearch } from "./search";

const PlaybooksDialog = lazyPart(
  async () => (await import("~/components/playbookMenu/PlaybooksDialog")).PlaybooksDialog,
);
const SnapshotDialog = lazyPart(async () => (await import("./SnapshotDialog")).SnapshotDialog);
const CatalogLinkDialog = lazyPart(
  async () => (await import("./CatalogLinkDialog")).CatalogLinkDialog,
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
  return (
    <PanelBoundary>
      <Suspense fallback={null}>
        <Asked
          dialog={dialog}
          id={id}
          name={data?.rows[0]?.name}
          isRead={data !== undefined}
          onClose={() => onSearch({ dialog: undefined, component: undefined })}
        />
      </Suspense>
    </PanelBoundary>
  );
}

interface AskedProps {
  dialog: NonNullable<TopologySearch["dialog"]>;
  id: string;
  name: string | undefined;
  /** What carries the component's name elsewhere waits for it. */
  isRead: boolean;
  onClose: () => void;
}

function Asked({ dialog, id, name = "component", isRead, onClose }: AskedProps) {
  if (dialog === "snapshot") return <SnapshotDialog id={id} name={name} onClose={onClose} />;
  if (dialog === "catalog") return <CatalogLinkDialog id={id} name={name} onClose={onClose} />;
  if (!isRead) return null;
  if (dialog === "incident")
    return <LinkToIncident subject={componentEvidence({ id, name })} onClose={onClose} />;
  return (
    <PlaybooksDialog
      target={{ kind: "component", id, name, path: componentPath(id) }}
      onClose={onClose}
    />
  );
}
