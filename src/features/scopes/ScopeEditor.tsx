import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { stringify } from "yaml";
import type { ScopeListEntry } from "~generated/db/reads";
import { createScopeMutation, updateScopeMutation } from "~generated/db/writes";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { focusFirstIssue } from "~/components/form/focusFirstIssue";
import { FormDialog } from "~/components/form/FormDialog";
import { HelpLink } from "~/components/links/HelpLink";
import { notifyCopy, notifyError, notifySuccess } from "~/components/messages/notify";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { useMyId } from "~/components/people/useMyId";
import { Button } from "~/ui/button/Button";
import { Code } from "~/ui/text/Code";
import { TextArea } from "~/ui/field/TextArea";
import { TextField } from "~/ui/field/TextField";
import { DeleteScope } from "./DeleteScope";
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

/** Dialog with the form of a scope (spec 1 §4 and §5). What is typed is kept as a draft. */
export function ScopeEditor({ scope, readOnlyReason, onClose }: Props) {
  const isReadOnly = readOnlyReason !== undefined;
  const myId = useMyId();
  const create = useMutation(createScopeMutation());
  const update = useMutation(updateScopeMutation());
  const isBusy = create.isPending || update.isPending;
  const draft = useFormDraft({
    id: `scope.${scope?.id ?? "new"}`,
    schema: scopeForm,
    saved: scope ? formOf(scope) : emptyScope,
    base: scope?.updated_at ?? undefined,
    isReadOnly,
  });
  const { saved } = draft;

  const done = (text: string) => {
    notifySuccess(text);
    draft.clear();
    onClose();
  };
  const form = useForm({
    defaultValues: draft.start,
    validationLogic: revalidateLogic(),
    canSubmitWhenInvalid: true,
    validators: { onDynamic: ({ value }) => (scopeIssues(value) ? "invalid" : undefined) },
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    onSubmitInvalid: focusFirstIssue,
    onSubmit: ({ value }) => {
      const body = payloadOf(value);
      if (scope)
        update.mutate(
          { where: { id: scope.id }, body },
          { onSuccess: () => done("Scope updated"), onError: notifyError },
        );
      else
        create.mutate(
          { ...body, source: "UI", ...(myId !== undefined && { created_by: myId }) },
          { onSuccess: () => done("Scope created"), onError: notifyError },
        );
    },
  });
  const values = useStore(form.store, (state) => state.values);
  const isTried = useStore(form.store, (state) => state.submissionAttempts > 0);
  const issues = isTried ? scopeIssues(values) : undefined;
  const isDirty = !isReadOnly && JSON.stringify(values) !== JSON.stringify(saved);

  return (
    <FormDialog
      title={scope ? "Edit Scope" : "Add Scope"}
      headerExtra={<HelpLink path="/reference/scopes" label="Help about scopes" />}
      isDirty={isDirty}
      isBusy={isBusy}
      onClose={() => {
        draft.clear();
        onClose();
      }}
      onSubmit={() => void form.handleSubmit()}
      submitLabel={scope ? "Save" : "Create"}
      readOnlyReason={readOnlyReason}
      footerStart={
        scope && !isReadOnly ? (
          <DeleteScope
            scope={scope}
            onDeleted={() => {
              draft.clear();
              onClose();
            }}
          />
        ) : undefined
      }
    >
      <DraftNotice
        draft={draft.restored}
        noun="scope"
        onDiscard={() => form.reset(draft.discard())}
      />
      <div className={styles["names"]}>
        <form.Field name="name">
          {(field) => (
            <TextField
              label="Name"
              required
              disabled={isReadOnly}
              value={field.state.value}
              onChange={field.handleChange}
              {...(issues?.name !== undefined && { error: issues.name })}
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
