import { Plus } from "lucide-react";
import { useState } from "react";
import { stringify } from "yaml";
import { scopeDetailOptions, type ScopeListEntry } from "~generated/db/reads";
import { createScopeMutation, updateScopeMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { DeleteButton } from "~/components/form/DeleteButton";
import { FormDialog } from "~/components/form/FormDialog";
import { useFormDialog } from "~/components/form/useFormDialog";
import { HelpLink } from "~/components/help/HelpLink";
import { notifyCopy, notifySuccess } from "~/components/messages/notify";
import { useCreate } from "~/components/people/author";
import { changedFields } from "~/lib/json/merge";
import { Button } from "~/ui/button/Button";
import { Code } from "~/ui/text/Code";
import { TextArea } from "~/ui/field/TextArea";
import { TextField } from "~/ui/field/TextField";
import styles from "./ScopeEditor.module.css";
import {
  emptyScope,
  emptyTarget,
  formOf,
  maxTargets,
  payloadOf,
  scopeIssues,
  scopeForm,
} from "./scopeModel";
import { TargetFields } from "./TargetFields";

interface Props {
  /** The stored scope; without one a new scope is made. */
  scope?: ScopeListEntry;
  readOnlyReason: string | undefined;
  onClose: () => void;
}

const labels = {
  name: "Name",
  namespace: "Namespace",
  description: "Description",
  targets: "Targets",
};

/** Dialog with the form of a scope (spec 1 §4 and §5). What is typed is kept as a draft. */
export function ScopeEditor({ scope: given, readOnlyReason, onClose }: Props) {
  // What changes on the server while someone types must not change what is compared with.
  const [scope] = useState(given);
  const id = scope?.id ?? "";
  const create = useCreate(createScopeMutation());
  const writes = useRecordWrites({
    noun: "scope",
    labels,
    where: { id },
    detail: scopeDetailOptions({ id }),
    update: updateScopeMutation(),
  });
  const { form, issues, isReadOnly, leave, dialog, notice } = useFormDialog({
    noun: "scope",
    id: scope?.id,
    schema: scopeForm,
    saved: scope ? formOf(scope) : emptyScope,
    record: scope,
    readOnlyReason,
    onClose,
    issuesOf: scopeIssues,
    save: async (values, saved, began) => {
      const body = payloadOf(values);
      if (began) {
        const isSaved = await writes.save(began, changedFields(payloadOf(saved), body));
        return isSaved ? "Scope updated" : undefined;
      }
      await create(body);
      return "Scope created";
    },
  });

  return (
    <FormDialog
      title={scope ? "Edit Scope" : "Add Scope"}
      headerExtra={<HelpLink path="/reference/scopes" label="Help about scopes" />}
      {...dialog}
      submitLabel={scope ? "Save" : "Create"}
      footerStart={
        scope && !isReadOnly ? (
          <DeleteButton
            title={`Delete Scope ${scope.name}`}
            description="Are you sure you want to delete this scope? This action cannot be undone."
            onDelete={() => writes.remove(scope)}
            onDeleted={() => {
              notifySuccess("Scope deleted");
              leave();
            }}
          />
        ) : undefined
      }
    >
      {notice}
      <div className={styles["names"]}>
        <form.Field name="name">
          {(field) => (
            <TextField
              label="Name"
              required
              disabled={isReadOnly}
              value={field.state.value}
              onChange={field.handleChange}
              error={issues?.name}
            />
          )}
        </form.Field>
        <form.Field name="namespace">
          {(field) => (
            <TextField
              label="Namespace"
              disabled={isReadOnly}
              value={field.state.value}
              onChange={field.handleChange}
            />
          )}
        </form.Field>
      </div>
      <form.Field name="description">
        {(field) => (
          <TextArea
            label="Description"
            rows={2}
            disabled={isReadOnly}
            value={field.state.value}
            onChange={field.handleChange}
          />
        )}
      </form.Field>
      {isReadOnly ? (
        <section className={styles["targets"]}>
          <h3 className={styles["heading"]}>Targets</h3>
          <Code
            label="Targets"
            language="yaml"
            text={stringify(scope?.targets ?? [])}
            onCopy={notifyCopy}
            maxHeight="40dvh"
          />
        </section>
      ) : (
        <form.Field name="targets" mode="array">
          {(targets) => (
            <section className={styles["targets"]} aria-label="Targets">
              <h3 className={styles["heading"]}>Targets</h3>
              {targets.state.value.map((_, index) => (
                // Targets have no identity of their own.
                <form.Field key={index} name={`targets[${index}]`}>
                  {(target) => (
                    <TargetFields
                      number={index + 1}
                      target={target.state.value}
                      onChange={target.handleChange}
                      onRemove={() => targets.removeValue(index)}
                      isLast={targets.state.value.length === 1}
                      issue={issues?.target[index]}
                    />
                  )}
                </form.Field>
              ))}
              {issues?.targets === undefined ? null : (
                <p className={styles["error"]}>{issues.targets}</p>
              )}
              <div>
                <Button
                  icon={Plus}
                  onClick={() => targets.pushValue(emptyTarget())}
                  disabledReason={
                    targets.state.value.length >= maxTargets
                      ? `A scope holds ${maxTargets} targets at most.`
                      : undefined
                  }
                >
                  Add target
                </Button>
              </div>
            </section>
          )}
        </form.Field>
      )}
    </FormDialog>
  );
}
