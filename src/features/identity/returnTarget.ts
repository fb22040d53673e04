import { safeReturnTo } from "~/components/auth/returnTo";

/** A return address with this console's own origin taken off, as the identity server writes it. */
const ownPath = (value: string): string =>
  value.startsWith(`${location.origin}/`) ? value.slice(location.origin.length) : value;

/** Where a flow leads afterwards, and whether the address that was given may not be used. */
interface ReturnTarget {
  path: string;
  /** Given, and not a page of this console. */
  isRefused: boolean;
}

/** Reads `return_to` of the address, which anybody may have written. */
export function returnTarget(value: string | undefined): ReturnTarget {
  if (value === undefined || value === "") return { path: "/", isRefused: false };
  const own = ownPath(value);
  const path = safeReturnTo(own);
  // The sign-in pages are pages of this console too: not a place to return to, yet nothing to warn of.
  const isSignIn = /^\/(?:auth-state-check|login|registration|recovery|verification)\b/.test(own);
  return { path, isRefused: path === "/" && own !== "/" && !isSignIn };
}
