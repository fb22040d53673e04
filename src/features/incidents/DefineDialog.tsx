import { useState } from "react";
import * as v from "valibot";
import { createEvidenceMutation } from "~generated/db/writes";
import { createOnce } from "~/api/createOnce";
import { isRehearsing } from "~/api/rehearsal";
import { celCheck } from "~/components/cel/celCheck";
import { CelField } from "~/components/cel/CelField";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { useCreate } from "~/components/people/author";
import { newId } from "~/lib/text/newId";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Segmented } from "~/ui/field/Segmented";
import { TextArea } from "~/ui/field/TextArea";
import { doneDocs, doneNames, shortcuts, usualScript } from "./definition";
import styles from "./definition.module.css";
import { EvidenceChoices } from "./EvidenceChoices";
import { evidencesOf, rootOf } from "./incident";
import { useEvidenceWrites } from "./useEvidenceWrites";
import { useIncident } from "./useIncident";

const form = v.object({
  kind: v.picklist(["automatic", "manual"]),
  comment: v.string(),
  chosen: v.array(v.string()),
  script: v.string(),
  id: v.string(),
});
type Values = v.InferOutput<typeof form>;

const issuesOf = ({ kind, comment, chosen, script }: Values) => {
  const required = "This field is required";
  const issues =
    kind === "manual"
      ? { comment: comment.trim() === "" ? required : undefined }
      : {
          chosen: chosen.length === 0 ? "Please select atleast one evidence" : undefined,
          script: script.trim() === "" ? required : undefined,
        };
  return Object.values(issues).some(Boolean)
    ? (issues as Partial<Record<"comment" | "chosen" | "script", string>>)
    : undefined;
};

/** Add Definition of Done (facts 1.9): what a person marks, or what an expression judges. */
export function DefineDialog({ onClose }: { onClose: () => void }) {
  const incident = useIncident();
  const writes = useEvidenceWrites();
  const create = useCreate(createEvidenceMutation(), { hasSource: false });
  const items = evidencesOf(incident).filter((one) => one.definition_of_done !== true);
  const root = rootOf(incident);
  const [saved] = useState<Values>(() => ({
    kind: items.length > 0 ? "automatic" : "manual",
    comment: "",
    chosen: [],
    script: "",
    id: newId(),
  }));
  const dialog = useFormDialog({
    noun: "definition of done",
    id: undefined,
    newId: incident.id,
    schema: form,
    saved,
    onClose,
    issuesOf,
    readOnlyReason: root ? undefined : "The incident has no hypothesis that it could belong to.",
    save: async ({ kind, comment, chosen, script, id }) => {
      if (kind === "manual") {
        const description = comment.trim();
        await createOnce(() =>
          create({
            id,
            hypothesis_id: root?.id ?? "",
            type: "comment",
            description,
            evidence: { comment: description },
            definition_of_done: true,
          }),
        );
        return "";
      }
      // The field says what is wrong.
      if ((await celCheck(script, doneNames)) !== undefined) return undefined;
      const failed = "Marking evidence as part of definition of done failed";
      for (const one of items.filter((item) => chosen.includes(item.id)))
        if (
          !(await writes.change(
            one,
            { definition_of_done: true, script: script.trim() },
            failed,
          )) &&
          !isRehearsing()
        )
          return undefined;
      return "";
    },
  });
  const { values, issues } = dialog;
  const type = items.find(({ id }) => id === values.chosen[0])?.type ?? "";
  const shortcut = shortcuts[type];
  const set = dialog.form.setFieldValue.bind(dialog.form);
  return (
    <FormDialog
      title="Add Definition of Done"
      size="full"
      {...dialog.dialog}
      submitLabel="Add"
      busyLabel="Adding..."
    >
      {dialog.notice}
      <Segmented
        label="Kind"
        items={[
          { value: "automatic", label: "Automatic" },
          { value: "manual", label: "Manual" },
        ]}
        value={values.kind}
        onChange={(kind) => set("kind", kind)}
      />
      {values.kind === "manual" ? (
        <TextArea
          label="Add comment"
          required
          hint="What somebody has to see to before this is over; it is marked by hand."
          value={values.comment}
          onChange={(comment) => set("comment", comment)}
          error={issues?.comment}
        />
      ) : items.length === 0 ? (
        <EmptyState
          title="Nothing to choose from"
          text="There is no evidence that is not part of the definition of done. Attach some, or add a definition that is marked by hand."
        />
      ) : (
        <>
          <h3 className={styles["group"]}>Select item to be used for the definition of done</h3>
          {issues?.chosen === undefined ? null : (
            <p role="alert" className={styles["error"]}>
              {issues.chosen}
            </p>
          )}
          <EvidenceChoices
            items={items}
            chosen={new Set(values.chosen)}
            isOneKind
            onChosen={(chosen) => {
              const next = items.find(({ id }) => chosen.has(id))?.type ?? "";
              set("chosen", [...chosen]);
              // What was typed stays; what was only offered goes with its kind.
              if (values.script === "" || values.script === usualScript(type))
                set("script", usualScript(next));
            }}
          />
          <CelField
            label="Define done using a CEL expression:"
            required
            names={doneNames}
            docs={doneDocs}
            hint="Holds once it is true, for example check.status == 'healthy'."
            value={values.script}
            onChange={(script) => set("script", script)}
            error={issues?.script}
          />
          {shortcut ? (
            <div>
              <Button onClick={() => set("script", shortcut.script)}>{shortcut.label}</Button>
            </div>
          ) : null}
        </>
      )}
    </FormDialog>
  );
}
