import { createContext, use } from "react";

interface Edited {
  /** "title", "description", or the id of a comment or hypothesis. */
  edited: string | undefined;
  onEdited: (edited: string | undefined) => void;
}

/** The one text of the page that is being changed. The address names it, so that it is there again after a sign-in. */
export const EditedContext = createContext<Edited>({
  edited: undefined,
  onEdited: () => undefined,
});

/** Id of the text that is being changed. */
export const useEditedId = (): string | undefined => use(EditedContext).edited;

/** Whether this text is being changed, and what begins and ends that. */
export function useEdited(id: string) {
  const { edited, onEdited } = use(EditedContext);
  return { isEdited: edited === id, edit: () => onEdited(id), close: () => onEdited(undefined) };
}
