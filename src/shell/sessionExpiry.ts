import type { AnyRouter } from "@tanstack/react-router";
import { onSessionExpired } from "~/api/request";

const checkPath = "/auth-state-check";

/** A page that is refused again this soon after coming back to it is not gone back to by itself. */
const patience = 15_000;

let lastReturn = { target: "", at: -Infinity };

/** Whether going back to the page cannot become a loop. */
export const mayReturnByItself = (target: string): boolean =>
  lastReturn.target !== target || performance.now() - lastReturn.at > patience;

/** Remembers that the console went back to the page. */
export function noteReturn(target: string): void {
  lastReturn = { target, at: performance.now() };
}

/** Goes to the auth-state-check page when an answer says that the session has ended (spec 1 §8), once. */
export function watchSession(router: AnyRouter): () => void {
  return onSessionExpired(() => {
    const { pathname, href } = router.latestLocation;
    if (pathname === checkPath) return;
    void router.navigate({ to: checkPath, search: { return_to: href }, replace: true });
  });
}
