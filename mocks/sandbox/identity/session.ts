import type { FlowError, LogoutFlow } from "~generated/identity/types.gen";
import { cookieOf } from "../people";
import { returnPath, type Call, type Outcome } from "./call";
import { csrfViolation, IdentityFailure, noSession, notFound } from "./errors";
import { deriveToken, isSame } from "./secrets";
import { endSession, requireSession, sessionCookie, sessionOf, sessionShape } from "./sessions";

/** getSession. */
export async function getSession(call: Call): Promise<Outcome> {
  return { status: 200, body: sessionShape(await requireSession(call), call) };
}

/** Only who holds the session's cookie can make this token, and it ends with the session. */
const logoutToken = ({ request }: Call): string =>
  `ory_lo_${deriveToken(cookieOf(request, sessionCookie) ?? "", "logout")}`;

/** startLogout: works for a session that still lacks its second factor. */
export async function startLogout(call: Call): Promise<Outcome> {
  const returnTo = returnPath(call, call.params.get("return_to"));
  if (!(await sessionOf(call))) throw noSession();
  const token = logoutToken(call);
  const back = returnTo === undefined ? "" : `&return_to=${encodeURIComponent(returnTo)}`;
  const body: LogoutFlow = {
    logout_token: token,
    logout_url: `${call.origin}/api/.ory/self-service/logout?token=${token}${back}`,
  };
  return { status: 200, body };
}

/** Where a browser goes that follows `logout_url`; an address elsewhere is left out, the sign-out still happens. */
function pageAfterLogout(call: Call): string {
  try {
    return returnPath(call, call.params.get("return_to")) ?? "/login";
  } catch (error) {
    if (error instanceof IdentityFailure) return "/login";
    throw error;
  }
}

/** performLogout. */
export async function performLogout(call: Call): Promise<Outcome> {
  const session = await sessionOf(call);
  if (!session) throw noSession();
  if (!isSame(call.params.get("token") ?? "", logoutToken(call))) throw csrfViolation();
  await endSession(call, session);
  return { status: 204, body: null, page: pageAfterLogout(call) };
}

/** getFlowError. */
export async function getFlowError(call: Call): Promise<Outcome> {
  const id = call.params.get("id") ?? "";
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw notFound();
  const [row] = await call.db.query<{ error: Record<string, unknown>; created_at: Date }>(
    "select error, created_at from identity_errors where id = $1",
    [id],
  );
  if (!row) throw notFound();
  const time = row.created_at.toISOString();
  const body: FlowError = { id, error: row.error, created_at: time, updated_at: time };
  return { status: 200, body };
}

/** getWebauthnScript: there are no hardware tokens here. */
export function getWebauthnScript(): Promise<Outcome> {
  return Promise.reject(notFound());
}
