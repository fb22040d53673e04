import type { LoginDone, LoginFlow, UiNode, UiText } from "~generated/identity/types.gen";
import { accountByEmail, accountById } from "./account";
import { forgetTries, mayTry, waitSentence } from "./attempts";
import { readFields, returnPath, type Call, type Fields, type Outcome } from "./call";
import { credentialOf, secondFactors } from "./credentials";
import { deviceToken, rememberDevice, tryKey } from "./devices";
import { goElsewhere, identityMismatch, sessionAvailable } from "./errors";
import {
  checkCsrf,
  flowOutcome,
  flowShape,
  loadFlow,
  replaced,
  saveFlow,
  startFlow,
  type Flow,
} from "./flows";
import { input, submit, type FormState } from "./nodes";
import { takeBackupCode, takeTotp } from "./secondFactor";
import { fitsPassword, hashToken } from "./secrets";
import {
  secondFactorAddress,
  sessionOf,
  startSession,
  strengthenSession,
  type Session,
} from "./sessions";
import { labels, missing, notes, refusals, wait } from "./texts";

async function nodesOf({ db }: Call, flow: Flow): Promise<UiNode[]> {
  const id = flow.identity_id;
  if (id !== null && flow.requested_aal === "aal2") {
    const { totp, lookup } = await secondFactors(db, id);
    const code = { value: "", required: true, autocomplete: "one-time-code" };
    return [
      ...(totp
        ? [
            input("totp", "totp_code", "text", labels.authenticationCode, code),
            submit("totp", "method", "totp", labels.useAuthenticator),
          ]
        : []),
      ...(lookup
        ? [
            input("lookup_secret", "lookup_secret", "text", labels.backupCode, {
              value: "",
              required: true,
            }),
            submit("lookup_secret", "method", "lookup_secret", labels.useBackupCode),
          ]
        : []),
    ];
  }
  // Who confirms an action has been named already.
  const account = id === null ? undefined : await accountById(db, id);
  return [
    account
      ? input("default", "identifier", "hidden", undefined, { value: account.traits.email })
      : input("default", "identifier", "text", labels.id, {
          value: "",
          required: true,
          autocomplete: "username",
        }),
    input("password", "password", "password", labels.password, {
      required: true,
      autocomplete: "current-password",
    }),
    submit("password", "method", "password", labels.signIn),
  ];
}

async function show(call: Call, flow: Flow, status = 200): Promise<Outcome> {
  const shape: LoginFlow = {
    ...flowShape(call, flow, await nodesOf(call, flow)),
    refresh: flow.refresh,
    requested_aal: flow.requested_aal ?? "aal1",
  };
  return flowOutcome(flow, shape, status);
}

/** startLogin. Whoever asks for the second factor without a session begins with the first. */
export async function startLogin(call: Call): Promise<Outcome> {
  const { params } = call;
  const returnTo = returnPath(call, params.get("return_to"));
  const session = await sessionOf(call);
  if (!session) return show(call, await startFlow(call, "login", { requested_aal: "aal1" }));
  const refresh = params.get("refresh") === "true";
  const { totp, lookup } = await secondFactors(call.db, session.identity_id);
  const asksForSecond = params.get("aal") === "aal2" && (totp || lookup);
  const identity_id = session.identity_id;
  if (asksForSecond && (refresh || session.aal === "aal1"))
    return show(
      call,
      await startFlow(call, "login", {
        identity_id,
        refresh,
        requested_aal: "aal2",
        form: { messages: [notes.secondFactor] },
      }),
    );
  if (!refresh) throw sessionAvailable(returnTo ?? "/");
  return show(
    call,
    await startFlow(call, "login", {
      identity_id,
      refresh,
      requested_aal: "aal1",
      form: { messages: [notes.confirmAction] },
    }),
  );
}

/** getLoginFlow. */
export async function getLoginFlow(call: Call): Promise<Outcome> {
  const flow = await loadFlow(call, "login", call.params.get("id"));
  if (flow.is_done) throw await replaced(call, flow);
  return show(call, flow);
}

async function refuse(
  call: Call,
  flow: Flow,
  active: string | undefined,
  form: FormState,
): Promise<Outcome> {
  return show(call, await saveFlow(call, { ...flow, active: active ?? null, form }), 400);
}

/** submitLogin. */
export async function submitLogin(call: Call): Promise<Outcome> {
  const flow = await loadFlow(call, "login", call.params.get("flow"));
  const fields = await readFields(call);
  checkCsrf(call, flow, fields);
  const session = await sessionOf(call);
  if (session && flow.identity_id === null) throw sessionAvailable(flow.return_to ?? "/");
  if (flow.is_done) throw await replaced(call, flow);
  if (flow.identity_id !== null && session?.identity_id !== flow.identity_id) {
    if (session) throw identityMismatch();
    throw goElsewhere(`${call.origin}/login`);
  }
  const method = fields.get("method");
  if (flow.requested_aal === "aal2" && session && (method === "totp" || method === "lookup_secret"))
    return withSecondFactor(call, flow, session, method, fields);
  if (flow.requested_aal !== "aal2" && method === "password")
    return withPassword(call, flow, session, fields);
  return refuse(call, flow, method, { messages: [refusals.noStrategy] });
}

async function withSecondFactor(
  call: Call,
  flow: Flow,
  session: Session,
  method: "totp" | "lookup_secret",
  fields: Fields,
): Promise<Outcome> {
  const name = method === "totp" ? "totp_code" : "lookup_secret";
  const code = fields.get(name) ?? "";
  if (code === "") return refuse(call, flow, method, { issues: { [name]: [missing(name)] } });
  const take = method === "totp" ? takeTotp : takeBackupCode;
  const refusal = await take(call, session.identity_id, code);
  if (refusal) return refuse(call, flow, method, { messages: [refusal] });
  await saveFlow(call, { ...flow, active: method, is_done: true });
  const body: LoginDone = { session: await strengthenSession(call, session, method, "aal2") };
  return { status: 200, body, page: flow.return_to ?? "/" };
}

/** Which account a name and a password open, or why none. The same words and time for all that do not. */
export async function openWithPassword(
  { db, now, cost }: Pick<Call, "db" | "now" | "cost">,
  name: string,
  password: string,
  device?: string,
): Promise<{ id: string } | { refusal: UiText }> {
  const account = await accountByEmail(db, name);
  const key = account
    ? await tryKey(db, account.id, device)
    : `login ${hashToken(name.trim().toLowerCase())}`;
  if (!(await mayTry(db, key, now))) return { refusal: wait(waitSentence) };
  const kept = account && (await credentialOf(db, account.id, "password"));
  if (!(await fitsPassword(password, kept?.hash, cost)) || !account)
    return { refusal: refusals.credentials };
  if (account.state !== "active") return { refusal: refusals.disabled };
  await forgetTries(db, key);
  return { id: account.id };
}

async function withPassword(
  call: Call,
  flow: Flow,
  session: Session | undefined,
  fields: Fields,
): Promise<Outcome> {
  const identifier = fields.get("identifier") ?? "";
  const password = fields.get("password") ?? "";
  const values: Record<string, string> = flow.identity_id === null ? { identifier } : {};
  const issues = {
    ...(identifier === "" ? { identifier: [missing("identifier")] } : {}),
    ...(password === "" ? { password: [missing("password")] } : {}),
  };
  if (Object.keys(issues).length > 0) return refuse(call, flow, "password", { values, issues });
  const opened = await openWithPassword(call, identifier, password, deviceToken(call));
  if ("refusal" in opened)
    return refuse(call, flow, "password", { values, messages: [opened.refusal] });
  const isOther = flow.identity_id !== null && flow.identity_id !== opened.id;
  const account = isOther ? undefined : await accountById(call.db, opened.id);
  if (!account) return refuse(call, flow, "password", { values, messages: [refusals.credentials] });
  await rememberDevice(call, account.id);
  await saveFlow(call, { ...flow, active: "password", is_done: true });
  const body: LoginDone = {
    session: session
      ? await strengthenSession(call, session, "password", "aal1")
      : await startSession(call, account, "password"),
  };
  const { totp, lookup } = await secondFactors(call.db, account.id);
  if (!session && (totp || lookup)) throw goElsewhere(secondFactorAddress(call, flow.return_to));
  return { status: 200, body, page: flow.return_to ?? "/" };
}
