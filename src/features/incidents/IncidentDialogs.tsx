import { Suspense } from "react";
import {
  createEvidence,
  createHypothesis,
  createResponder,
  updateEvidence,
  updateIncident,
} from "~generated/access";
import type { Resource } from "~generated/roleMatrix";
import { useAccess } from "~/api/access";
import { ReasonText } from "~/components/access/ReasonText";
import { whyNot } from "~/components/access/whyNot";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { asksForDone } from "~/components/incident/incidentWords";
import { lazyPart } from "~/components/parts/lazyPart";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import { evidencesOf } from "./incident";
import styles from "./incidents.module.css";
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

/** What the dialogs write; the others show. */
const written: Readonly<Partial<Record<NonNullable<IncidentSearch["dialog"]>, Resource>>> = {
  done: updateIncident.resource,
  define: createEvidence.resource,
  script: updateEvidence.resource,
  responder: createResponder.resource,
  child: createHypothesis.resource,
  evidence: createEvidence.resource,
};

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
  const access = useAccess();
  const onClose = () => onSearch({ dialog: undefined, about: undefined });
  const hypothesis = incident.hypotheses.find(({ id }) => id === about);
  const evidence = evidencesOf(incident).find(({ id }) => id === about);
  const resource = dialog && written[dialog];
  const reason = resource && whyNot(access, "write", resource);
  // An address may come from somebody who may.
  if (reason !== undefined)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title="Unauthorized"
        size="small"
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <p className={styles["plain"]}>
          <ReasonText reason={reason} />
        </p>
      </Dialog>
    );
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
