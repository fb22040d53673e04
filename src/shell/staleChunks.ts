import { askForBuild } from "~/api/ownServer";
import { notifyText } from "~/components/messages/notify";

/** The router reloads the page by itself for a chunk that fails, unless this key of the chunk is set. */
const routerPrefix = "tanstack_router_reload:";
const buildKey = "quarterdeck.reloadedFor";

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

async function lookForNewerBuild(): Promise<void> {
  const build = await askForBuild();
  if (build.state !== "newer") return;
  if (isHoldingInput())
    return notifyText(
      "info",
      "A new version of the console is there. Save your work, then reload the page.",
    );
  if (remember(buildKey, build.script)) location.reload();
}

/**
 * After a new version was put in place, the parts of the old one are gone. Reloads the page once for a build, and only
 * when that build answers: without a connection a reload would end the console. Who waits for the part says so
 * (src/components/parts).
 */
export function watchStaleChunks(): void {
  addEventListener("vite:preloadError", (event) => {
    remember(routerPrefix + event.payload.message, "1");
    question ??= lookForNewerBuild().finally(() => (question = undefined));
  });
}
