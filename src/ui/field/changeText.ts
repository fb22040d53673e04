import { flushSync } from "react-dom";

/**
 * Changes a field's text and stands behind what was put in, before the next key is handled: a caret moved a frame later
 * would put the letters of a quick typist in the wrong order.
 * @param change sets the state that the field shows.
 * @param caret characters from the start of the changed text.
 */
export function changeText(
  field: HTMLInputElement | HTMLTextAreaElement | null,
  change: () => void,
  caret: number,
): void {
  flushSync(change);
  field?.focus();
  field?.setSelectionRange(caret, caret);
}
