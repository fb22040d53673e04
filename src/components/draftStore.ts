import { safeParse, type GenericSchema } from "valibot";

/** Values of a form being filled in, kept for this tab. */
export interface DraftStore<Values> {
  read: () => Values | undefined;
  write: (values: Values) => void;
  clear: () => void;
}

/**
 * Keeps what is being typed through reloads, an expired session and a wrong click. Not for secrets: whatever is typed
 * stands in the tab's storage.
 * @param id what is being edited, for example `scope.<id>`.
 * @param schema the shape; a draft of an older shape is dropped.
 */
export function draftStore<Values>(
  id: string,
  schema: GenericSchema<unknown, Values>,
): DraftStore<Values> {
  const key = `quarterdeck.draft.${id}`;
  return {
    read: () => {
      try {
        const text = sessionStorage.getItem(key);
        const result = safeParse(schema, text === null ? undefined : JSON.parse(text));
        return result.success ? result.output : undefined;
      } catch {
        return undefined;
      }
    },
    write: (values) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
      } catch {
        // Without storage the draft lives as long as the page.
      }
    },
    clear: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
