import type {
  PersonTraits,
  RegistrationDone,
  RegistrationFlow,
} from "~generated/identity/types.gen";
import { DatabaseError, type Database } from "../db/driver";
import { grantRole } from "../roles";
import { accountById, identityShape, type Account } from "./account";
import { readFields, returnPath, type Call, type Outcome } from "./call";
import { saveCredential } from "./credentials";
import { sessionAvailable } from "./errors";
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
import { input, submit, type FormState } from "./nodes";
import { hashPassword } from "./secrets";
import { sessionOf, startSession } from "./sessions";
import { labels, refusals } from "./texts";
import { passwordIssue, readTraits, traitNodes } from "./traits";
import { mailVerification } from "./verification";

/** Role of whoever registers: an administrator gives more. */
const firstRole = "guest";

function show(call: Call, flow: Flow, status = 200): Outcome {
  const shape: RegistrationFlow = flowShape(call, flow, [
    ...traitNodes("password"),
    input("password", "password", "password", labels.password, {
      required: true,
      autocomplete: "new-password",
    }),
    submit("password", "method", "password", labels.signUp),
  ]);
  return flowOutcome(flow, shape, status);
}

const refuse = async (call: Call, flow: Flow, form: FormState): Promise<Outcome> =>
  show(call, await saveFlow(call, { ...flow, active: "password", form }), 400);

/** startRegistration. */
export async function startRegistration(call: Call): Promise<Outcome> {
  const { params } = call;
  const returnTo = returnPath(call, params.get("return_to"));
  const address = returnPath(call, params.get("after_verification_return_to"));
  if (await sessionOf(call)) throw sessionAvailable(returnTo ?? "/");
  const pending = address === undefined ? {} : { address };
  return show(call, await startFlow(call, "registration", { pending }));
}

/** getRegistrationFlow. */
export async function getRegistrationFlow(call: Call): Promise<Outcome> {
  const flow = await loadFlow(call, "registration", call.params.get("id"));
  if (flow.is_done) throw await replaced(call, flow);
  return show(call, flow);
}

/** Whether the database refused because something is taken. */
export const isTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === "23505";

async function createAccount(
  db: Database,
  traits: PersonTraits,
  hash: string,
  now: Date,
): Promise<Account | "taken"> {
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx.query<{ id: string }>(
        `insert into identities (id, traits, state, state_changed_at, schema_id, created_at, updated_at)
         values (generate_ulid(), $1, 'active', $2::timestamptz at time zone 'UTC', 'default',
           $2::timestamptz at time zone 'UTC', $2::timestamptz at time zone 'UTC')
         returning id::text`,
        [JSON.stringify(traits), now],
      );
      if (!row) throw new Error("The account was not kept.");
      await grantRole(tx, row.id, firstRole);
      await saveCredential(tx, row.id, "password", { hash });
      return (await accountById(tx, row.id)) ?? "taken";
    });
  } catch (error) {
    if (isTaken(error)) return "taken";
    throw error;
  }
}

/** submitRegistration: account and session at once; the address is to be verified next. */
export async function submitRegistration(call: Call): Promise<Outcome> {
  const flow = await loadFlow(call, "registration", call.params.get("flow"));
  const fields = await readFields(call);
  checkCsrf(call, flow, fields);
  if (await sessionOf(call)) throw sessionAvailable(flow.return_to ?? "/");
  if (flow.is_done) throw await replaced(call, flow);
  const { traits, issues } = readTraits(fields);
  const values = Object.fromEntries([...fields].filter(([name]) => name.startsWith("traits.")));
  if (fields.get("method") !== "password")
    return refuse(call, flow, { values, messages: [refusals.noStrategy] });
  const password = fields.get("password") ?? "";
  const weakness = passwordIssue(password, traits.email);
  if (weakness) issues["password"] = [weakness];
  if (Object.keys(issues).length > 0) return refuse(call, flow, { values, issues });
  const made = await createAccount(
    call.db,
    traits,
    await hashPassword(password, call.cost),
    call.now,
  );
  if (made === "taken") return refuse(call, flow, { values, messages: [refusals.taken] });
  await saveFlow(call, { ...flow, is_done: true, active: "password", form: {} });
  const goesTo = flow.pending.address ?? flow.return_to ?? undefined;
  const verification = await mailVerification(call, made, goesTo);
  const account = (await accountById(call.db, made.id)) ?? made;
  const session = await startSession(call, account, "password");
  const body: RegistrationDone = {
    identity: identityShape(account, call.origin),
    session,
    continue_with: [
      {
        action: "show_verification_ui",
        flow: {
          id: verification.id,
          verifiable_address: traits.email,
          url: call.origin + pageOf(verification),
        },
      },
    ],
  };
  return { status: 200, body, page: pageOf(verification) };
}
