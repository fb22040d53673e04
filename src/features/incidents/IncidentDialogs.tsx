import { Suspense } from "react";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { asksForDone } from "~/components/incident/incidentWords";
import { lazyPart } from "~/components/parts/lazyPart";
import { evidencesOf } from "./incident";
import type { ChangeIncident, IncidentSearch } from "./search";
import { useIncident } from "./useIncident";

const CalledDialog = lazyPart(async () => (await import("./CalledDialog")).CalledDialog);
const ChildDialog = lazyPart(async () => (await import("./ChildDialog")).ChildDialog);
const DefineDialog = lazyPart(async () => (await import("./DefineDialog")).DefineDialog);
const DefinitionDialog = lazyPart(
  async () => (await import("./DefinitionDialog")).DefinitionDialog,
);
const EvidenceDialog = lazyPart(async () => (await import("./EvidenceDialog")).EvidenceDialog);
const ResponderDialog = lazyPart(async () => (await import("./ResponderDialog")).ResponderDialog);
const ScriptDialog = lazyPart(async () => (await import("./ScriptDialog")).ScriptDialog);
const StatusDialog = lazyPart(async () => (await import("./StatusDialog")).StatusDialog);

interface Props {
  search: IncidentSearch;
  onSearch: ChangeIncident;
}

/** The dialog that the address names. */
export function IncidentDialogs({ search, onSearch }: Props) {
  return (
    <PanelBoundary resetKey={`${search.dialog} ${search.about}`}>
      <Suspense fallback={null}>
        <Named search={search} onSearch={onSearch} />
      </Suspense>
    </PanelBoundary>
  );
}

function Named({ search: { dialog, about = "" }, onSearch }: Props) {
  const incident = useIncident();
  const onClose = () => onSearch({ dialog: undefined, about: undefined });
  const hypothesis = incident.hypotheses.find(({ id }) => id === about);
  const evidence = evidencesOf(incident).find(({ id }) => id === about);
  switch (dialog) {
    case "done":
      return asksForDone("", about) ? <StatusDialog status={about} onClose={onClose} /> : null;
    case "definition":
      return <DefinitionDialog onClose={onClose} />;
    case "define":
      return <DefineDialog onClose={onClose} />;
    case "script":
      return evidence ? <ScriptDialog key={about} evidence={evidence} onClose={onClose} /> : null;
    case "responder":
      return <ResponderDialog onClose={onClose} />;
    case "called":
      return <CalledDialog id={about} onClose={onClose} />;
    case "child":
      return hypothesis ? <ChildDialog key={about} parent={hypothesis} onClose={onClose} /> : null;
    case "evidence":
      return hypothesis ? (
        <EvidenceDialog key={about} hypothesis={hypothesis} onClose={onClose} />
      ) : null;
    case undefined:
      return null;
  }
}
