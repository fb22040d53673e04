import { getSession, performLogout, startLogout } from "~generated/identity/sdk.gen";
import { ServerFailed } from "./errors";
import { anyStatusFetch } from "./request";
import type { SessionStart } from "./session";

/** What a lookup of the session leads to, by its status (spec 1 §8); undefined where it says nothing. */
export function afterLookup(status: number): SessionStart | undefined {
  if (status >= 200 && status < 300) return { state: "ready" };
  if (status === 401) return { state: "sign in" };
  if (status === 403 || status === 422) return { state: "sign in", aal: "aal2" };
  return undefined;
}

const failed = (call: string, status: number | undefined, error: unknown) =>
  new ServerFailed(
    `The identity server answered ${status ?? "nothing"}.`,
    call,
    status ?? 0,
    JSON.stringify(error ?? null).slice(0, 2_000),
  );

/**
 * Asks the self-hosted provider for the session of the cookie.
 * @throws ServerFailed when it answers something else than yes or no; NetworkDown and the like.
 */
export async function lookUpSession(): Promise<SessionStart> {
  const { response, error } = await getSession({ fetch: anyStatusFetch });
  if (response === undefined) throw error;
  const start = afterLookup(response.status);
  if (start !== undefined) return start;
  throw failed("GET /api/.ory/sessions/whoami", response.status, error);
}

/**
 * Ends the session of the cookie; without one there is nothing to do.
 * @throws ServerFailed when the session may still be there.
 */
export async function endSession(): Promise<void> {
  const { data, error, response } = await startLogout({ fetch: anyStatusFetch });
  if (response?.status === 401) return;
  if (data === undefined)
    throw failed("GET /api/.ory/self-service/logout/browser", response?.status, error);
  const end = await performLogout({
    fetch: anyStatusFetch,
    query: { token: data.logout_token },
  });
  if (end.response === undefined || end.response.status >= 400)
    throw failed("GET /api/.ory/self-service/logout", end.response?.status, end.error);
}
