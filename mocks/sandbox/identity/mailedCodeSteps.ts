import type { UiNode } from "~generated/identity/types.gen";
import { accountByEmail, type Account } from "./account";
import { waitSentence } from "./attempts";
import type { Call, Outcome, readFields } from "./call";
import { replaced, saveFlow, type Flow } from "./flows";
import { mailCode } from "./mailedCode";
import { input, submit, type FormState } from "./nodes";
import { labels, missing, type notes, refusals, wait } from "./texts";

/** The two steps of a flow with a mailed code: the address, then the code. */
export function mailedCodeNodes(flow: Flow, codeLabel: typeof labels.recoveryCode): UiNode[] {
  if (flow.state !== "sent_email")
    return [
      input("code", "email", "email", labels.email, { required: true, autocomplete: "email" }),
      submit("code", "method", "code", labels.submit),
    ];
  return [
    input("code", "code", "text", codeLabel, { required: true, autocomplete: "one-time-code" }),
    submit("code", "method", "code", labels.submit),
    submit("code", "email", flow.pending.address ?? "", labels.resend),
  ];
}

/** What a recovery and a verification do differently. */
interface Steps {
  /** Said once the code is on its way. */
  sent: (typeof notes)[keyof typeof notes];
  /** Whether a code is mailed to this account; the answer is the same if not. */
  mayProve: (account: Account) => boolean;
  take: (code: string) => Promise<Outcome>;
  refuse: (form: FormState) => Promise<Outcome>;
  show: (flow: Flow) => Outcome;
}

/** First the address, then the code; an address again sends another code. */
export async function submitMailedCode(
  call: Call,
  flow: Flow,
  fields: Awaited<ReturnType<typeof readFields>>,
  { sent, mayProve, take, refuse, show }: Steps,
): Promise<Outcome> {
  if (flow.is_done) throw await replaced(call, flow);
  if ((fields.get("method") ?? "code") !== "code")
    return refuse({ messages: [refusals.noStrategy] });
  const code = fields.get("code") ?? "";
  const address = (fields.get("email") ?? "").trim().toLowerCase();
  if (flow.state === "sent_email" && code !== "") return take(code);
  if (address === "") {
    const name = flow.state === "sent_email" ? "code" : "email";
    return refuse({ issues: { [name]: [missing(name)] } });
  }
  const account = await accountByEmail(call.db, address);
  const wanting = account && mayProve(account) ? account : undefined;
  if (!(await mailCode(call, flow, { address, account: wanting })))
    return refuse({ messages: [wait(waitSentence)] });
  return show(
    await saveFlow(call, {
      ...flow,
      state: "sent_email",
      active: "code",
      pending: { address },
      form: { messages: [sent] },
    }),
  );
}
