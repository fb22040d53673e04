import { config } from "./config";
import { setCallRule } from "./callRule";
import { forgetDrafts } from "./keptDrafts";

/** What is known once the sign-in provider was asked who is there. */
export type SessionStart =
  /** Go on: feature flags and whoami come next. */
  | { state: "ready" }
  | { state: "sign in"; aal?: "aal2" }
  | { state: "choose organization" }
  /** The organization has no backend address yet. */
  | { state: "provisioning" };

const ready: SessionStart = { state: "ready" };

/**
 * The first step of the start, before feature flags and whoami (spec 1 §4): asks the provider of the mode in force.
 * The providers are loaded on demand; without one there is nothing to ask, and whoami decides.
 * @throws one of the classes in errors.ts when the provider cannot be asked.
 */
export async function openSession(): Promise<SessionStart> {
  switch (config().auth) {
    case "kratos":
      return (await import("./sessionKratos")).lookUpSession();
    case "clerk":
      return (await import("./sessionHosted")).openHosted();
    default:
      return ready;
  }
}

/** Whether there is something to sign out of; without a provider the entry stays hidden. */
export const canSignOut = (): boolean => config().auth !== "none";

const loginAddress = (returnTo: string): string =>
  `/login?return_to=${encodeURIComponent(returnTo)}`;

/**
 * Ends the session and loads the sign-in page, which leads back (spec 1 §2). What was typed and not saved is forgotten.
 * @param returnTo path of this console to come back to, usually the current one.
 * @param isStaying whether a failure is thrown and the page stays, so that nobody walks away from a session that is
 * still there; else the sign-in page comes up anyway and tells.
 */
export async function signOut(returnTo: string, isStaying = false): Promise<void> {
  try {
    if (config().auth === "kratos") await (await import("./sessionKratos")).endSession();
    if (config().auth === "clerk") await (await import("./sessionHosted")).endHosted();
  } catch (error) {
    if (isStaying) throw error;
    console.warn("Signing out failed:", error);
  }
  if (config().auth === "basic") forgetCredentials();
  forgetDrafts();
  // A fresh load: nothing that was read for this person stays in memory.
  location.assign(loginAddress(returnTo));
}

const base64 = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)));

/** Sends these credentials with every call of this tab, until it is reloaded or closed. Nothing is stored. */
export function keepBasicCredentials(user: string, password: string): void {
  const authorization = `Basic ${base64(`${user}:${password}`)}`;
  setCallRule({ base: null, authorization: () => authorization });
}

/** Sends no credentials any more. */
export const forgetCredentials = (): void => setCallRule(null);
