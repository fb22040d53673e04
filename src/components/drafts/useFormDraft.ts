import { useState } from "react";
import type { GenericSchema } from "valibot";
import { draftStore, fingerprint, type FoundDraft } from "./draftStore";

interface Options<Values> {
  /** What is being edited, for example `scope.<id>` or `scope.new`. */
  id: string;
  /** Shape of the values; a draft of an older shape is dropped. */
  schema: GenericSchema<unknown, Values>;
  /** Values of the stored record, or those that a new one starts with. Read once. */
  saved: Values;
  /** Mark of the stored record, such as its `updated_at`; otherwise that of its values. Never of secrets. */
  base?: string | undefined;
  isReadOnly?: boolean;
}

/** A form's draft while it is open. */
export interface FormDraft<Values> {
  /** What the form starts with: the draft, else what is saved. */
  start: Values;
  /** What is stored, as it was when the form was opened. */
  saved: Values;
  /** The draft that the form started from, until it is discarded: for `DraftNotice`. */
  restored: FoundDraft<Values> | undefined;
  /** Call with every change: keeps the values, or forgets them where they are as saved. */
  keep: (values: Values) => void;
  /** Forgets the draft: the record was saved or deleted, or closing was agreed to. */
  clear: () => void;
  /** Forgets the draft, and gives back what is saved for the form to start over with. */
  discard: () => Values;
}

/**
 * Keeps what is typed into a form through reloads, an expired session, a lost network and a closed tab. Opening reads
 * only: nothing is written before something changes. Give the form's component a key per record.
 */
export function useFormDraft<Values>(options: Options<Values>): FormDraft<Values> {
  const [{ store, saved }] = useState(() => ({
    saved: options.saved,
    store: draftStore(
      options.id,
      options.schema,
      options.base ?? fingerprint(JSON.stringify(options.saved)),
    ),
  }));
  const [restored, setRestored] = useState(() => {
    const found = options.isReadOnly ? undefined : store.find();
    return found && JSON.stringify(found.values) !== JSON.stringify(saved) ? found : undefined;
  });
  return {
    start: restored?.values ?? saved,
    saved,
    restored,
    keep: (values) => {
      if (JSON.stringify(values) === JSON.stringify(saved)) store.clear();
      else store.write(values);
    },
    clear: store.clear,
    discard: () => {
      store.clear();
      setRestored(undefined);
      return saved;
    },
  };
}
