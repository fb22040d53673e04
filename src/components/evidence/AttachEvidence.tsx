import { Paperclip } from "lucide-react";
import { useState } from "react";
import { Button, type ButtonVariant } from "~/ui/button/Button";
import type { EvidenceSubject } from "./evidenceSubject";
import { LinkToIncident, useEvidenceAccess } from "./LinkToIncident";

interface Props {
  /** What is attached, as it is when the button is pressed. */
  subject: () => EvidenceSubject;
  variant?: ButtonVariant;
}

/** Attach as Evidence (spec 3 §2): not there without the feature, disabled without write on incidents. */
export function AttachEvidence({ subject, variant = "plain" }: Props) {
  const { isOn, reason } = useEvidenceAccess();
  const [open, setOpen] = useState<EvidenceSubject>();
  if (!isOn) return null;
  return (
    <>
      <Button
        variant={variant}
        icon={Paperclip}
        disabledReason={reason}
        onClick={() => setOpen(subject())}
      >
        Attach as Evidence
      </Button>
      {open ? <LinkToIncident subject={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}
