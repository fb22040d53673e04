import { notifyText } from "~/components/messages/notify";

/** The router reloads for a missing page in the same way; under its own key it does not do so once more. */
const prefix = "tanstack_router_reload:";

/** Whether somebody on the page holds text that a reload would lose: who does, answers `beforeunload`. */
function isHoldingInput(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** True the first time that it is asked about the part; false also where nothing can be remembered. */
function isFirstTime(part: string): boolean {
  try {
    if (sessionStorage.getItem(prefix + part) !== null) return false;
    sessionStorage.setItem(prefix + part, "1");
    return true;
  } catch {
    return false;
  }
}

/**
 * After a new version was put in place, the parts of the old one are gone: reloads the page once for each part that
 * cannot be loaded, and tells the reader when that did not help or would lose what they typed.
 */
export function watchStaleChunks(): void {
  addEventListener("vite:preloadError", (event) => {
    if (isHoldingInput())
      return notifyText(
        "info",
        "A new version of the console is there. Save your work, then reload the page.",
      );
    if (isFirstTime(event.payload.message)) {
      event.preventDefault();
      location.reload();
      return;
    }
    notifyText(
      "error",
      "A part of the console could not be loaded. Check the network, then reload the page.",
    );
  });
}
