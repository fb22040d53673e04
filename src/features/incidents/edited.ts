import { createContext, use, useEffect } from "react";

interface Edited {
  /** "title", "description", or the id of a comment or hypothesis. */
  edited: string | undefined;
  onEdited: (edited: string | undefined) => void;
  /** Records that are typed into although somebody else deleted them. */
  gone: ReadonlySet<string>;
  /** Records that unsent text belongs to. */
  held: ReadonlySet<string>;
  /** Text is being typed that belongs to a record; or no more. */
  onHold: (id: string, isHeld: boolean) => void;
}

/** The one text of the page that is being changed. The address names it, so that it is there again after a sign-in. */
export const EditedContext = createContext<Edited>({
  edited: undefined,
  onEdited: () => undefined,
  gone: new Set(),
  held: new Set(),
  onHold: () => undefined,
});

/** Id of the text that is being changed. */
export const useEditedId = (): string | undefined => use(EditedContext).edited;

/** Whether somebody else deleted the record while it is typed into here. */
const useIsGone = (id: string): boolean => use(EditedContext).gone.has(id);

/** What one reads where a record that is typed into was deleted; undefined where it is still there. */
export const useGoneReason = (id: string, noun: string): string | undefined =>
  useIsGone(id)
    ? `The ${noun} was deleted by someone else meanwhile. What you typed stays here.`
    : undefined;

/** Whether unsent text belongs to one of those records. */
export const useHoldsText = (ids: readonly string[]): boolean => {
  const { held } = use(EditedContext);
  return ids.some((id) => held.has(id));
};

/**
 * Keeps a record on the page, even if somebody else deletes it, as long as something is typed that belongs to it.
 * @param outlives the text is kept when its box is folded away, and so is the record.
 */
export function useHold(id: string | undefined, isHeld: boolean, outlives: boolean): void {
  const { onHold } = use(EditedContext);
  useEffect(() => {
    if (id === undefined) return undefined;
    onHold(id, isHeld);
    return outlives ? undefined : () => onHold(id, false);
  }, [id, isHeld, outlives, onHold]);
}

/** Whether this text is being changed, and what begins and ends that. */
export function useEdited(id: string) {
  const { edited, onEdited } = use(EditedContext);
  return { isEdited: edited === id, edit: () => onEdited(id), close: () => onEdited(undefined) };
}
