import type { AnyRouter } from "@tanstack/react-router";
import { onSessionExpired } from "~/api/request";
import { safeReturnTo } from "~/components/auth/returnTo";

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

/** Pages that need no session: a call of the page before, which is refused late, must not lead away from them. */
const isBeforeSession = (pathname: string): boolean =>
  /^\/(?:auth-state-check|login|registration|recovery|verification|error|organizations)(?:\/|$)/.test(
    pathname,
  );

/** The page to come back to after signing in, also while the console is on its way to look the session up. */
export function pageToReturnTo(router: AnyRouter): string {
  const { pathname, href, search } = router.latestLocation;
  return isBeforeSession(pathname) ? safeReturnTo(Reflect.get(Object(search), "return_to")) : href;
}

/** Goes to the auth-state-check page when an answer says that the session has ended (spec 1 §8), once. */
export function watchSession(router: AnyRouter): () => void {
  return onSessionExpired(() => {
    const { pathname, href } = router.latestLocation;
    if (isBeforeSession(pathname)) return;
    // Nobody is asked about unsaved text on this way: it is kept, and stands there again after signing in.
    void router.navigate({
      to: checkPath,
      search: { return_to: href },
      replace: true,
      ignoreBlocker: true,
    });
  });
}
