import { useRef } from "react";
import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import type { GenericSchema } from "valibot";
import { DraftNotice } from "~/components/drafts/DraftNotice";
import { useFormDraft } from "~/components/drafts/useFormDraft";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { isSameValue } from "~/lib/json/sameValue";
import { focusFirstIssue } from "~/ui/field/focusFirstIssue";

interface Options<Values, Issues, Row> {
  /** What is edited, in small letters: "scope". */
  noun: string;
  /** Its id; undefined for something new. */
  id: string | undefined;
  /** Tells drafts of several new ones apart. */
  newId?: string;
  schema: GenericSchema<unknown, Values>;
  /** What the form shows of the stored record, or what a new one starts with. */
  saved: Values;
  /** The stored record; its `updated_at` tells a draft whether it changed meanwhile. */
  record?: Row;
  readOnlyReason?: string | undefined;
  onClose: () => void;
  /** What keeps the values from being saved. */
  issuesOf?: (values: Values) => Issues | undefined;
  /**
   * Sends the values, or what differs from those that were saved when typing began, in the record as it was then.
   * @returns what to say (nothing: ""), or undefined where nothing was saved and the form stays as it is.
   */
  save: (values: Values, saved: Values, record: Row | undefined) => Promise<string | undefined>;
  /** What to do with what `save` threw (default: a message). */
  onError?: (error: unknown) => void;
  /** The dialog goes on with something else than closing, for example a result. */
  staysOpen?: boolean;
}

/**
 * Everything about a form in a dialog but its fields: draft, dirty state, checks, messages. Spread `dialog` over
 * `FormDialog` and put `notice` first among the fields, which come from `form.Field`.
 */
export function useFormDialog<
  Values,
  Issues,
  Row extends { updated_at?: string | null } = { updated_at?: string | null },
>(options: Options<Values, Issues, Row>) {
  const { noun, id, newId = "new", saved, record, readOnlyReason, issuesOf } = options;
  const isReadOnly = readOnlyReason !== undefined;
  const draft = useFormDraft<Values, Row | undefined>({
    id: `${noun}.${id ?? newId}`,
    schema: options.schema,
    saved,
    record,
    base: id === undefined ? newId : (record?.updated_at ?? undefined),
    isReadOnly,
  });
  const leave = () => {
    draft.clear();
    options.onClose();
  };
  /** While it is only looked at what would be sent: whether the form was good enough to send anything. */
  const rehearsal = useRef<{ isGood: boolean }>(undefined);
  const form = useForm({
    defaultValues: draft.start,
    validationLogic: revalidateLogic(),
    canSubmitWhenInvalid: true,
    validators: {
      onDynamic: ({ value }) => (issuesOf?.(value) === undefined ? undefined : "invalid"),
    },
    listeners: { onChange: ({ formApi }) => draft.keep(formApi.state.values) },
    onSubmitInvalid: focusFirstIssue,
    onSubmit: async ({ value }) => {
      if (rehearsal.current) {
        rehearsal.current.isGood = true;
        await options.save(value, draft.saved, draft.record);
        return;
      }
      try {
        const text = await options.save(value, draft.saved, draft.record);
        if (text === undefined) return;
        if (text !== "") notifySuccess(text);
        if (options.staysOpen) draft.clear();
        else leave();
      } catch (error) {
        (options.onError ?? notifyError)(error);
      }
    },
  });
  const plan = async (): Promise<boolean> => {
    const own = { isGood: false };
    rehearsal.current = own;
    try {
      await form.handleSubmit();
    } finally {
      rehearsal.current = undefined;
    }
    return own.isGood;
  };
  const values = useStore(form.store, (state) => state.values);
  const isTried = useStore(form.store, (state) => state.submissionAttempts > 0);
  return {
    form,
    values,
    /** What is wrong, once somebody has tried to save. */
    issues: isTried ? issuesOf?.(values) : undefined,
    isReadOnly,
    /** Forgets the draft and closes. */
    leave,
    dialog: {
      isDirty: !isReadOnly && !isSameValue(values, draft.saved),
      onSubmit: () => form.handleSubmit(),
      plan: { action: plan },
      onClose: leave,
      readOnlyReason,
    },
    notice: (
      <DraftNotice
        draft={draft.restored}
        noun={noun}
        onDiscard={() => form.reset(draft.discard())}
      />
    ),
  };
}
