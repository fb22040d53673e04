import type { RecoveryFlow } from "~generated/identity/types.gen";
import { accountByEmail, accountById, proveAddress } from "./account";
import { waitSentence } from "./attempts";
import { readFields, returnPath, type Call, type Outcome } from "./call";
import { goElsewhere, sessionAvailable } from "./errors";
import {
  checkCsrf,
  flowOutcome,
  flowShape,
  loadFlow,
  pageOf,
  replaced,
  saveFlow,
  startFlow,
  type Flow,
} from "./flows";
import { mailCode, takeCode } from "./mailedCode";
import type { FormState } from "./nodes";
import { sessionOf, startSession } from "./sessions";
import { labels, missing, notes, refusals, wait } from "./texts";
import { mailedCodeNodes } from "./verification";

function show(call: Call, flow: Flow, status = 200): Outcome {
  const nodes = flow.state === "passed_challenge" ? [] : mailedCodeNodes(flow, labels.recoveryCode);
  const shape: RecoveryFlow = flowShape(call, flow, nodes);
  return flowOutcome(flow, shape, status);
}

const refuse = async (call: Call, flow: Flow, form: FormState): Promise<Outcome> =>
  show(call, await saveFlow(call, { ...flow, active: "code", form }), 400);

/** startRecovery. */
export async function startRecovery(call: Call): Promise<Outcome> {
  const returnTo = returnPath(call, call.params.get("return_to"));
  if (await sessionOf(call)) throw sessionAvailable(returnTo ?? "/");
  return show(call, await startFlow(call, "recovery", { active: "code" }));
}

/** getRecoveryFlow. */
export async function getRecoveryFlow(call: Call): Promise<Outcome> {
  return show(call, await loadFlow(call, "recovery", call.params.get("id")));
}

/** submitRecovery: first the address, then the code; an address again sends another code. */
export async function submitRecovery(call: Call): Promise<Outcome> {
  const flow = await loadFlow(call, "recovery", call.params.get("flow"));
  const fields = await readFields(call);
  checkCsrf(call, flow, fields);
  if (await sessionOf(call)) throw sessionAvailable(flow.return_to ?? "/");
  if (flow.is_done) throw await replaced(call, flow);
  if ((fields.get("method") ?? "code") !== "code")
    return refuse(call, flow, { messages: [refusals.noStrategy] });
  const code = fields.get("code") ?? "";
  const address = (fields.get("email") ?? "").trim().toLowerCase();
  if (flow.state === "sent_email" && code !== "") return takeAndSignIn(call, flow, code);
  if (address === "") {
    const name = flow.state === "sent_email" ? "code" : "email";
    return refuse(call, flow, { issues: { [name]: [missing(name)] } });
  }
  const account = await accountByEmail(call.db, address);
  const active = account?.state === "active" ? account : undefined;
  if (!(await mailCode(call, flow, { address, account: active })))
    return refuse(call, flow, { messages: [wait(waitSentence)] });
  return show(
    call,
    await saveFlow(call, {
      ...flow,
      state: "sent_email",
      active: "code",
      pending: { address },
      form: { messages: [notes.recoverySent] },
    }),
  );
}

async function takeAndSignIn(call: Call, flow: Flow, code: string): Promise<Outcome> {
  const taken = await takeCode(call, flow, code);
  if (taken === "spent")
    return refuse(
      call,
      { ...flow, state: "choose_method" },
      { messages: [refusals.recoveryCode], values: { email: flow.pending.address ?? "" } },
    );
  const account = taken === "wrong" ? undefined : await accountById(call.db, taken.identityId);
  if (taken === "wrong" || account?.state !== "active")
    return refuse(call, flow, { messages: [refusals.recoveryCode] });
  // Who reads the mail owns the address.
  await proveAddress(call.db, account, taken.address, call.now);
  await saveFlow(call, { ...flow, state: "passed_challenge", is_done: true, form: {} });
  await startSession(call, account, "code_recovery");
  const settings = await startFlow(call, "settings", {
    identity_id: account.id,
    return_to: flow.return_to,
    form: { messages: [notes.recovered] },
  });
  throw goElsewhere(call.origin + pageOf(settings));
}
