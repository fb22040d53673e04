import { askForBuild, isServed } from "~/api/ownServer";
import { notifyText } from "~/components/messages/notify";

/** The router reloads the page by itself for a chunk that fails, unless this key of the chunk is set. */
const routerPrefix = "tanstack_router_reload:";
const buildKey = "quarterdeck.reloadedFor";
const partKey = "quarterdeck.reloadedForPart";

/** Whether somebody on the page holds text that a reload would lose: who does, answers `beforeunload`. */
function isHoldingInput(): boolean {
  return !dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

/** False also where nothing can be remembered: a page must not reload for ever. */
function remember(key: string, value: string): boolean {
  try {
    if (sessionStorage.getItem(key) === value) return false;
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

let question: Promise<void> | undefined;

/** How often the browser failed to read a script that its server does send, by the script's address. */
const refused = new Map<string, number>();

/**
 * Chromium up to 153 remembers of a script that it did not come, and never asks again in the same document: only a
 * page that is loaded anew can have it. One failure may be that of a connection that just came back.
 */
async function isRememberedAsMissing(address: string | undefined): Promise<boolean> {
  if (address === undefined || !(await isServed(address))) return false;
  const times = (refused.get(address) ?? 0) + 1;
  refused.set(address, times);
  return times > 1;
}

async function reloadWhereThatHelps(message: string): Promise<void> {
  const build = await askForBuild();
  const address = /https?:\/\/\S+/.exec(message)?.[0];
  const isNewer = build.state === "newer";
  if (!isNewer && !(await isRememberedAsMissing(address))) return;
  if (isHoldingInput())
    return notifyText(
      "info",
      isNewer
        ? "A new version of the console is there. Save your work, then reload the page."
        : "A part of the console comes only with a new page. Save your work, then reload the page.",
    );
  const isFirst = isNewer
    ? remember(buildKey, build.script)
    : remember(partKey, address ?? message);
  if (isFirst) location.reload();
}

/**
 * After a new version was put in place, the parts of the old one are gone; and some browsers never ask again for a part that
 * failed once. Reloads the page once for a build or a part, and only when the server answers: without a connection a
 * reload would end the console. Who waits for the part says so
 * (src/components/parts).
 */
export function watchStaleChunks(): void {
  addEventListener("vite:preloadError", (event) => {
    remember(routerPrefix + event.payload.message, "1");
    question ??= reloadWhereThatHelps(event.payload.message).finally(() => (question = undefined));
  });
}
