import { Suspense } from "react";
import { useAccess } from "~/api/access";
import { useFlags } from "~/api/flags";
import { whyNot } from "~/components/access/whyNot";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { lazyPart } from "~/components/parts/lazyPart";
import type { EvidenceSubject } from "./evidenceSubject";

interface Props {
  subject: EvidenceSubject;
  onClose: () => void;
}

/** The form is needed once somebody links something; nobody waits for it before. */
const LinkDialog = lazyPart<Props>(async () => (await import("./LinkDialog")).LinkDialog);

/** The dialog Link to Incident, open while it is on the page. */
export const LinkToIncident = (props: Props) => (
  <PanelBoundary>
    <Suspense fallback={null}>
      <LinkDialog {...props} />
    </Suspense>
  </PanelBoundary>
);

/** Whether evidence can be attached at all, and why this person cannot. */
export function useEvidenceAccess(): { isOn: boolean; reason: string | undefined } {
  const access = useAccess();
  const isOn = useFlags()?.("incidents") ?? false;
  return { isOn, reason: whyNot(access, "write", "incidents") };
}
