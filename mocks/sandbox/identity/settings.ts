import type { ContinueWith, SettingsFlow } from "~generated/identity/types.gen";
import { accountById, identityShape } from "./account";
import { readFields, type Call, type Fields, type Outcome } from "./call";
import { credentialOf, dropCredential, saveCredential } from "./credentials";
import { identityMismatch, noSession, refreshRequired } from "./errors";
import {
  checkCsrf,
  flowOutcome,
  flowShape,
  loadFlow,
  pageOf,
  saveFlow,
  startFlow,
  type Flow,
} from "./flows";
import type { FormState } from "./nodes";
import { isTaken } from "./registration";
import { hashPassword, randomBackupCode } from "./secrets";
import {
  endOtherSessions,
  isPrivileged,
  noteSecondFactor,
  requireSession,
  type Session,
} from "./sessions";
import { settingsNodes } from "./settingsForm";
import { missing, notes, refusals, wait } from "./texts";
import { forgetTries, mayTry, waitSentence } from "./attempts";
import { acceptedStep, newTotpSecret } from "./totp";
import { passwordIssue, readTraits } from "./traits";
import { mailVerification } from "./verification";

const backupCodes = 12;

async function show(call: Call, flow: Flow, status = 200, next?: ContinueWith[]): Promise<Outcome> {
  const account = await accountById(call.db, flow.identity_id ?? "");
  if (!account) throw noSession();
  const shape: SettingsFlow = {
    ...flowShape(call, flow, await settingsNodes(call, flow, account)),
    identity: identityShape(account, call.origin),
    ...(next ? { continue_with: next } : {}),
  };
  return flowOutcome(flow, shape, status);
}

/** startSettings. */
export async function startSettings(call: Call): Promise<Outcome> {
  const session = await requireSession(call, "/profile-settings");
  const pending = { totpSecret: newTotpSecret() };
  return show(
    call,
    await startFlow(call, "settings", { identity_id: session.identity_id, pending }),
  );
}

async function ownFlow(call: Call, id: string | null): Promise<{ flow: Flow; session: Session }> {
  const page = id === null ? "/profile-settings" : `/profile-settings?flow=${id}`;
  const session = await requireSession(call, page);
  const flow = await loadFlow(call, "settings", id);
  if (flow.identity_id !== session.identity_id) throw identityMismatch();
  // Flows that begin elsewhere (a recovery) get their secret when they are first shown.
  if (flow.pending.totpSecret !== undefined) return { flow, session };
  const pending = { ...flow.pending, totpSecret: newTotpSecret() };
  return { flow: await saveFlow(call, { ...flow, pending }), session };
}

/** getSettingsFlow. */
export async function getSettingsFlow(call: Call): Promise<Outcome> {
  const { flow } = await ownFlow(call, call.params.get("id"));
  return show(call, flow);
}

/** What a step works with. */
interface Step {
  call: Call;
  flow: Flow;
  session: Session;
  fields: Fields;
}

const refuse = async ({ call, flow }: Step, active: string, form: FormState): Promise<Outcome> =>
  show(call, await saveFlow(call, { ...flow, state: "show_form", active, form }), 400);

async function saved(
  { call, flow }: Step,
  active: string,
  pending: Flow["pending"],
  next?: ContinueWith[],
): Promise<Outcome> {
  const form = { messages: [notes.saved] };
  const kept = await saveFlow(call, { ...flow, state: "success", active, form, pending });
  return show(call, kept, 200, next);
}

/** Shows the form on, without anything saved yet. */
async function goOn({ call, flow }: Step, active: string, pending: Flow["pending"]) {
  return show(
    call,
    await saveFlow(call, { ...flow, state: "show_form", active, form: {}, pending }),
  );
}

/** @throws IdentityFailure 403 when the login is too long ago; the login leads back to this flow. */
function requireRecentLogin({ call, flow, session }: Step): void {
  if (isPrivileged(session, call.now)) return;
  const back = encodeURIComponent(pageOf(flow));
  throw refreshRequired(`${call.origin}/login?refresh=true&return_to=${back}`);
}

const isOn = (fields: Fields, name: string): boolean => fields.get(name) === "true";

/** Native forms carry only the button that was pressed, which may stand for the method. */
function methodOf(fields: Fields): string {
  const method = fields.get("method");
  if (method !== undefined) return method;
  const names = [...fields.keys()];
  if (names.some((name) => name.startsWith("lookup_secret_"))) return "lookup_secret";
  return names.some((name) => name.startsWith("totp_")) ? "totp" : "";
}

/** submitSettings: one method at a time. */
export async function submitSettings(call: Call): Promise<Outcome> {
  const { flow, session } = await ownFlow(call, call.params.get("flow"));
  const fields = await readFields(call);
  checkCsrf(call, flow, fields);
  const step = { call, flow, session, fields };
  const method = methodOf(fields);
  if (method === "profile") return saveProfile(step);
  if (method === "password") return savePassword(step);
  if (method === "totp") return saveTotp(step);
  if (method === "lookup_secret") return saveBackupCodes(step);
  return refuse(step, method, { messages: [refusals.noStrategy] });
}

async function saveProfile(step: Step): Promise<Outcome> {
  const { call, flow, session, fields } = step;
  const { traits, issues } = readTraits(fields);
  const isNewAddress = traits.email !== session.account.traits.email.toLowerCase();
  const values = Object.fromEntries([...fields].filter(([name]) => name.startsWith("traits.")));
  if (Object.keys(issues).length > 0) return refuse(step, "profile", { values, issues });
  if (isNewAddress) requireRecentLogin(step);
  try {
    await call.db.query(
      "update identities set traits = $2, updated_at = $3::timestamptz at time zone 'UTC' where id = $1",
      [session.identity_id, JSON.stringify(traits), call.now],
    );
  } catch (error) {
    if (!isTaken(error)) throw error;
    return refuse(step, "profile", { values, messages: [refusals.taken] });
  }
  const account = isNewAddress ? await accountById(call.db, session.identity_id) : undefined;
  if (!account) return saved(step, "profile", flow.pending);
  const verification = await mailVerification(call, account, flow.return_to ?? undefined);
  return saved(step, "profile", flow.pending, [
    {
      action: "show_verification_ui",
      flow: {
        id: verification.id,
        verifiable_address: traits.email,
        url: call.origin + pageOf(verification),
      },
    },
  ]);
}

async function savePassword(step: Step): Promise<Outcome> {
  const { call, flow, session, fields } = step;
  requireRecentLogin(step);
  const password = fields.get("password") ?? "";
  const error = passwordIssue(password, session.account.traits.email);
  if (error) return refuse(step, "password", { issues: { password: [error] } });
  const hash = await hashPassword(password, call.cost);
  await call.db.transaction(async (tx) => {
    await saveCredential(tx, session.identity_id, "password", { hash });
    await endOtherSessions(tx, session);
  });
  return saved(step, "password", flow.pending);
}

async function saveTotp(step: Step): Promise<Outcome> {
  const { call, flow, session, fields } = step;
  requireRecentLogin(step);
  const id = session.identity_id;
  const fresh = { ...flow.pending, totpSecret: newTotpSecret() };
  if (isOn(fields, "totp_unlink")) {
    await dropCredential(call.db, id, "totp");
    return saved(step, "totp", fresh);
  }
  const code = (fields.get("totp_code") ?? "").replaceAll(/\s/g, "");
  if (code === "") return refuse(step, "totp", { issues: { totp_code: [missing("totp_code")] } });
  const key = `totp set-up ${id}`;
  if (!(await mayTry(call.db, key, call.now)))
    return refuse(step, "totp", { messages: [wait(waitSentence)] });
  const secret = flow.pending.totpSecret ?? "";
  const lastStep = acceptedStep(secret, code, call.now);
  const isSet = (await credentialOf(call.db, id, "totp")) !== undefined;
  if (lastStep === undefined || isSet)
    return refuse(step, "totp", { issues: { totp_code: [refusals.authenticationCode] } });
  await saveCredential(call.db, id, "totp", { secret, lastStep });
  await forgetTries(call.db, key);
  await noteSecondFactor(call, session, "totp");
  return saved(step, "totp", fresh);
}

async function saveBackupCodes(step: Step): Promise<Outcome> {
  const { call, flow, session, fields } = step;
  requireRecentLogin(step);
  const id = session.identity_id;
  const { codes: unconfirmed, revealed: _, ...rest } = flow.pending;
  if (isOn(fields, "lookup_secret_reveal"))
    return goOn(step, "lookup_secret", { ...rest, revealed: true });
  if (isOn(fields, "lookup_secret_regenerate")) {
    const codes = Array.from({ length: backupCodes }, () => ({ code: randomBackupCode() }));
    return goOn(step, "lookup_secret", { ...rest, codes });
  }
  if (isOn(fields, "lookup_secret_confirm") && unconfirmed) {
    await saveCredential(call.db, id, "lookup_secret", { codes: unconfirmed });
    await noteSecondFactor(call, session, "lookup_secret");
    return saved(step, "lookup_secret", rest);
  }
  if (isOn(fields, "lookup_secret_disable")) {
    await dropCredential(call.db, id, "lookup_secret");
    return saved(step, "lookup_secret", rest);
  }
  return refuse(step, "lookup_secret", { messages: [refusals.noStrategy] });
}
