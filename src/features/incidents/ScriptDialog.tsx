import { useState } from "react";
import * as v from "valibot";
import { celCheck } from "~/components/cel/celCheck";
import { CelField } from "~/components/cel/CelField";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { TextArea } from "~/ui/field/TextArea";
import { doneDocs, doneNames } from "./definition";
import { useGoneReason } from "./edited";
import { textIn } from "./evidenceLines";
import { EvidenceView } from "./EvidenceView";
import type { EvidenceDetail } from "./incident";
import { useEvidenceWrites } from "./useEvidenceWrites";

const form = v.object({ text: v.string() });

/** Update Definition of Done: the text of one that is marked by hand, or the script of another. */
export function ScriptDialog({
  evidence: given,
  onClose,
}: {
  evidence: EvidenceDetail;
  onClose: () => void;
}) {
  // What the job writes meanwhile must not change what is compared with.
  const [evidence] = useState(given);
  const isManual = evidence.type === "comment";
  const writes = useEvidenceWrites();
  const dialog = useFormDialog({
    noun: "definition of done",
    id: evidence.id,
    schema: form,
    saved: {
      text: isManual
        ? (textIn(evidence.evidence, "comment") ?? evidence.description)
        : (evidence.script ?? ""),
    },
    record: evidence,
    onClose,
    issuesOf: ({ text }) =>
      isManual && text.trim() === "" ? { text: "This field is required" } : undefined,
    save: async ({ text }, _, began) => {
      // The field says what is wrong.
      if (!isManual && (await celCheck(text, doneNames)) !== undefined) return undefined;
      const value = text.trim();
      const change = isManual
        ? { description: value, evidence: { ...evidence.evidence, comment: value } }
        : { script: value === "" ? null : value };
      const failed = "The definition of done could not be changed";
      return (await writes.change(began ?? evidence, change, failed))
        ? "Definition of done updated"
        : undefined;
    },
  });
  const set = (text: string) => dialog.form.setFieldValue("text", text);
  return (
    <FormDialog
      title="Update Definition of Done"
      size="medium"
      {...dialog.dialog}
      blockedReason={useGoneReason(evidence.id, "definition of done")}
      submitLabel="Update"
    >
      {dialog.notice}
      <EvidenceView evidence={evidence} isCompact />
      {isManual ? (
        <TextArea
          label="Comment"
          required
          value={dialog.values.text}
          onChange={set}
          error={dialog.issues?.text}
        />
      ) : (
        <CelField
          label="CEL expression"
          names={doneNames}
          docs={doneDocs}
          rows={5}
          hint="Without an expression it is marked by hand."
          value={dialog.values.text}
          onChange={set}
        />
      )}
    </FormDialog>
  );
}
