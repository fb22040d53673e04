import type { IdentitySession } from "~generated/identity/types.gen";
import type { Database } from "../db/driver";
import { cookieOf } from "../people";
import { accountById, identityShape, type Account } from "./account";
import { cookieText, type Call } from "./call";
import { secondFactors } from "./credentials";
import { noSession, secondFactorRequired } from "./errors";
import { hashToken, randomToken } from "./secrets";

/** Cookie that holds the session, named as the backend names it. */
export const sessionCookie = "ory_kratos_session";

const lifetimeHours = 24;
/** So long after a login something delicate may be changed. */
const privilegedMinutes = 15;

type Aal = "aal1" | "aal2";
type Method = { method: string; aal: Aal; completed_at: string };

interface SessionRow {
  id: string;
  identity_id: string;
  aal: Aal;
  methods: Method[];
  device_id: string;
  user_agent: string | null;
  issued_at: Date;
  authenticated_at: Date;
  expires_at: Date;
}

/** A session that is in force. */
export interface Session extends SessionRow {
  account: Account;
}

const columns = `id::text, identity_id::text, aal, methods, device_id::text, user_agent,
  issued_at, authenticated_at, expires_at`;

/** The session of the request's cookie, or undefined: none, over, revoked, or of an account that was switched off. */
export async function sessionOf({
  db,
  request,
  now,
}: {
  db: Database;
  request: Request;
  now: Date;
}): Promise<Session | undefined> {
  const token = cookieOf(request, sessionCookie);
  if (token === undefined || token === "") return undefined;
  const [row] = await db.query<SessionRow>(
    `select ${columns} from identity_sessions where token_hash = $1 and expires_at > $2`,
    [hashToken(token), now],
  );
  const account = row && (await accountById(db, row.identity_id));
  return row && account?.state === "active" ? { ...row, account } : undefined;
}

/** Whether a session has all the factors that its account has set up. */
export async function isStrongEnough(db: Database, session: Session): Promise<boolean> {
  if (session.aal === "aal2") return true;
  const { totp, lookup } = await secondFactors(db, session.identity_id);
  return !totp && !lookup;
}

/** The login that asks for the second factor and then leads back. */
export const secondFactorAddress = ({ origin }: Call, returnTo?: string | null): string =>
  `${origin}/login?aal=aal2${returnTo ? `&return_to=${encodeURIComponent(returnTo)}` : ""}`;

/**
 * The session of the request, with every factor that is set up.
 * @throws IdentityFailure 401 without one, 403 without the second factor.
 */
export async function requireSession(call: Call, returnTo?: string): Promise<Session> {
  const session = await sessionOf(call);
  if (!session) throw noSession();
  if (!(await isStrongEnough(call.db, session)))
    throw secondFactorRequired(secondFactorAddress(call, returnTo));
  return session;
}

/** Whether the last login is recent enough for something delicate. */
export const isPrivileged = (session: Session, now: Date): boolean =>
  now.getTime() - session.authenticated_at.getTime() <= privilegedMinutes * 60_000;

/** Starts a session and hands its cookie to the browser. */
export async function startSession(
  call: Call,
  account: Account,
  method: string,
): Promise<IdentitySession> {
  const { db, now, request } = call;
  const token = randomToken();
  const done: Method = { method, aal: "aal1", completed_at: now.toISOString() };
  await db.query("delete from identity_sessions where expires_at <= $1", [now]);
  const [row] = await db.query<SessionRow>(
    `insert into identity_sessions
       (identity_id, token_hash, aal, methods, user_agent, issued_at, authenticated_at, expires_at)
     values ($1, $2, 'aal1', $3, $4, $5, $5, $6) returning ${columns}`,
    [
      account.id,
      hashToken(token),
      JSON.stringify([done]),
      request.headers.get("user-agent"),
      now,
      new Date(now.getTime() + lifetimeHours * 3_600_000),
    ],
  );
  if (!row) throw new Error("The session was not kept.");
  await db.query("update people set last_login = $2 where id = $1", [account.id, now]);
  call.cookies.push(cookieText(request, sessionCookie, token, lifetimeHours * 3600));
  return sessionShape({ ...row, account }, call);
}

/** Notes one more factor, or the same once more, and gives the session a new cookie. */
export async function strengthenSession(
  call: Call,
  session: Session,
  method: string,
  aal: Aal,
): Promise<IdentitySession> {
  const token = randomToken();
  const done: Method = { method, aal, completed_at: call.now.toISOString() };
  const [row] = await call.db.query<SessionRow>(
    `update identity_sessions set token_hash = $2, aal = greatest(aal, $3), methods = methods || $4::jsonb,
       authenticated_at = $5
     where id = $1 returning ${columns}`,
    [session.id, hashToken(token), aal, JSON.stringify([done]), call.now],
  );
  if (!row) throw noSession();
  const secondsLeft = Math.ceil((row.expires_at.getTime() - call.now.getTime()) / 1000);
  call.cookies.push(cookieText(call.request, sessionCookie, token, secondsLeft));
  return sessionShape({ ...row, account: session.account }, call);
}

/** Whoever has just set a second factor up has shown it: this session is not asked for it at once. */
export async function noteSecondFactor(
  { db, now }: Call,
  session: Session,
  method: string,
): Promise<void> {
  const done: Method = { method, aal: "aal2", completed_at: now.toISOString() };
  await db.query(
    "update identity_sessions set aal = 'aal2', methods = methods || $2::jsonb where id = $1",
    [session.id, JSON.stringify([done])],
  );
}

/** Ends one session and takes its cookie back. */
export async function endSession(call: Call, session: Session): Promise<void> {
  await call.db.query("delete from identity_sessions where id = $1", [session.id]);
  call.cookies.push(cookieText(call.request, sessionCookie, "", 0));
}

/** Ends every other session of the account: whoever knew the old password is out. */
export async function endOtherSessions(
  db: Pick<Database, "query">,
  session: Session,
): Promise<void> {
  await db.query("delete from identity_sessions where identity_id = $1 and id <> $2", [
    session.identity_id,
    session.id,
  ]);
}

/** The session as the contract has it. */
export function sessionShape(session: Session, { origin }: Pick<Call, "origin">): IdentitySession {
  return {
    id: session.id,
    active: true,
    expires_at: session.expires_at.toISOString(),
    authenticated_at: session.authenticated_at.toISOString(),
    issued_at: session.issued_at.toISOString(),
    authenticator_assurance_level: session.aal,
    authentication_methods: session.methods,
    devices: [
      {
        id: session.device_id,
        ...(session.user_agent === null ? {} : { user_agent: session.user_agent }),
      },
    ],
    identity: identityShape(session.account, origin),
  };
}
