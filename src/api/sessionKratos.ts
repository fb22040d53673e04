import { getSession, performLogout, startLogout } from "~generated/identity/sdk.gen";
import { ServerFailed } from "./errors";
import { anyStatusFetch } from "./request";
import type { SessionStart } from "./session";

/** What a lookup of the session leads to, by its status (spec 1 §8); undefined where it says nothing. */
export function afterLookup(status: number): SessionStart | undefined {
  if (status >= 200 && status < 300) return { state: "ready", isDirect: false };
  if (status === 401) return { state: "sign in" };
  if (status === 403 || status === 422) return { state: "sign in", aal: "aal2" };
  return undefined;
}

/**
 * Asks the self-hosted provider for the session of the cookie.
 * @throws ServerFailed when it answers something else than yes or no; NetworkDown and the like.
 */
export async function lookUpSession(): Promise<SessionStart> {
  const { response, error } = await getSession({ fetch: anyStatusFetch });
  if (response === undefined) throw error;
  const start = afterLookup(response.status);
  if (start !== undefined) return start;
  throw new ServerFailed(
    `The identity server answered ${response.status}.`,
    "GET /api/.ory/sessions/whoami",
    response.status,
    JSON.stringify(error).slice(0, 2_000),
  );
}

/** Ends the session of the cookie; without one there is nothing to do. */
export async function endSession(): Promise<void> {
  const { data } = await startLogout({ fetch: anyStatusFetch });
  if (data !== undefined)
    await performLogout({ fetch: anyStatusFetch, query: { token: data.logout_token } });
}
