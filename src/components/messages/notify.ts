import { config } from "~/api/config";
import { errorText, SessionExpired } from "~/api/errors";
import { isRehearsing, NotSent } from "~/api/rehearsal";
import { copyText } from "~/ui/button/copyText";
import { addMessage, dismiss, type MessageKind, type MessageLink } from "./messages";

/** Shows a text as a toast and notes it in the log of the session. A call that was only looked at has not failed. */
export function notifyText(kind: Exclude<MessageKind, "loading">, text: string): void {
  if (kind === "error" && isRehearsing()) return;
  addMessage(kind, text);
}

/** Says that something was done. */
export const notifySuccess = (text: string): void => notifyText("success", text);

/** Says that something was done, and leads there. */
export function notifyLink(text: string, link: MessageLink): void {
  addMessage("success", text, link);
}

/** Says what failed (spec 1 §8); nothing for aborted calls and for an ended session. */
export function notifyError(error: unknown): void {
  // After a 401 the console is on its way to a page that says so, if there is anything to sign in to.
  if (error instanceof SessionExpired && config().auth !== "none") return;
  if (error instanceof DOMException && error.name === "AbortError") return;
  if (error instanceof NotSent) return notifyText("info", error.message);
  notifyText("error", errorText(error));
}

/**
 * Shows that something is under way. Returns the way to take it down again.
 * @public a shared part; its first long-running action comes with a later area.
 */
export function notifyLoading(text: string): () => void {
  const id = addMessage("loading", text);
  return () => dismiss(id);
}

/** `<name> updated successfully` or `<name> deleted successfully` (spec 1 §8). */
export const notifyRecord = (name: string, action: "updated" | "deleted"): void =>
  notifySuccess(`${name} ${action} successfully`);

/** Says how copying went, in the words of spec 1 §8. */
export function notifyCopy(isCopied: boolean): void {
  if (isCopied) notifySuccess("Copied to clipboard");
  else
    notifyText(
      "error",
      isSecureContext ? "Failed to copy to clipboard" : "Clipboard not available",
    );
}

/** Puts a text on the clipboard and says how it went. */
export const copyAndNotify = async (text: string): Promise<void> =>
  notifyCopy(!(await copyText(text)).isError);
