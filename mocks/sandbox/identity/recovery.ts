import type { RecoveryFlow } from "~generated/identity/types.gen";
import { accountById, proveAddress } from "./account";
import { readFields, returnPath, type Call, type Outcome } from "./call";
import { goElsewhere, sessionAvailable } from "./errors";
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
import { takeCode } from "./mailedCode";
import { mailedCodeNodes, submitMailedCode } from "./mailedCodeSteps";
import type { FormState } from "./nodes";
import { sessionOf, startSession } from "./sessions";
import { labels, notes, refusals } from "./texts";

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
  return submitMailedCode(call, flow, fields, {
    sent: notes.recoverySent,
    mayProve: (account) => account.state === "active",
    take: (code) => takeAndSignIn(call, flow, code),
    refuse: (form) => refuse(call, flow, form),
    show: (next) => show(call, next),
  });
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
