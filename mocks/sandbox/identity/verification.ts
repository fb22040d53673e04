import type { VerificationFlow } from "~generated/identity/types.gen";
import { accountById, noteAddress, proveAddress, type Account } from "./account";
import { readFields, returnPath, type Call, type Outcome } from "./call";
import { sessionAvailable } from "./errors";
import {
  checkCsrf,
  flowOutcome,
  flowShape,
  loadFlow,
  saveFlow,
  startFlow,
  type Flow,
} from "./flows";
import { mailCode, takeCode } from "./mailedCode";
import { mailedCodeNodes, submitMailedCode } from "./mailedCodeSteps";
import { anchor, type FormState } from "./nodes";
import { sessionOf } from "./sessions";
import { labels, notes, refusals } from "./texts";

function show(call: Call, flow: Flow, status = 200): Outcome {
  const home = call.origin + (flow.return_to ?? "/");
  const nodes =
    flow.state === "passed_challenge"
      ? [anchor("code", "continue", home, labels.continue)]
      : mailedCodeNodes(flow, labels.verificationCode);
  const shape: VerificationFlow = flowShape(call, flow, nodes);
  return flowOutcome(flow, shape, status);
}

const refuse = async (call: Call, flow: Flow, form: FormState): Promise<Outcome> =>
  show(call, await saveFlow(call, { ...flow, active: "code", form }), 400);

const isVerified = (account: Account) => typeof account.address?.verified_at === "string";

/** startVerification: 400 for someone whose address is proven. */
export async function startVerification(call: Call): Promise<Outcome> {
  const returnTo = returnPath(call, call.params.get("return_to"));
  const account = (await sessionOf(call))?.account;
  if (account && isVerified(account)) throw sessionAvailable(returnTo ?? "/");
  const form: FormState = account ? { values: { email: account.traits.email } } : {};
  return show(call, await startFlow(call, "verification", { active: "code", form }));
}

/** getVerificationFlow. */
export async function getVerificationFlow(call: Call): Promise<Outcome> {
  return show(call, await loadFlow(call, "verification", call.params.get("id")));
}

/** Starts a verification whose code is on its way, after a registration or a change of the address. */
export async function mailVerification(
  call: Call,
  account: Account,
  returnTo: string | undefined,
): Promise<Flow> {
  const { email } = account.traits;
  const flow = await startFlow(call, "verification", {
    state: "sent_email",
    active: "code",
    pending: { address: email },
    form: { messages: [notes.verificationSent] },
    return_to: returnTo ?? null,
  });
  await mailCode(call, flow, { address: email, account });
  await noteAddress(call.db, { id: account.id, email }, "sent", call.now);
  return flow;
}

/** submitVerification: first the address, then the code; an address again sends another code. */
export async function submitVerification(call: Call): Promise<Outcome> {
  const flow = await loadFlow(call, "verification", call.params.get("flow"));
  const fields = await readFields(call);
  checkCsrf(call, flow, fields);
  return submitMailedCode(call, flow, fields, {
    sent: notes.verificationSent,
    mayProve: (account) => !isVerified(account),
    take: (code) => takeAndVerify(call, flow, code),
    refuse: (form) => refuse(call, flow, form),
    show: (next) => show(call, next),
  });
}

async function takeAndVerify(call: Call, flow: Flow, code: string): Promise<Outcome> {
  const taken = await takeCode(call, flow, code);
  if (taken === "spent")
    return refuse(
      call,
      { ...flow, state: "choose_method" },
      { messages: [refusals.verificationCode], values: { email: flow.pending.address ?? "" } },
    );
  const account = taken === "wrong" ? undefined : await accountById(call.db, taken.identityId);
  if (taken === "wrong" || !account)
    return refuse(call, flow, { messages: [refusals.verificationCode] });
  await proveAddress(call.db, account, taken.address, call.now);
  return show(
    call,
    await saveFlow(call, {
      ...flow,
      state: "passed_challenge",
      is_done: true,
      form: { messages: [notes.verified] },
    }),
  );
}
