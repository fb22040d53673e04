import type { UiContainer, UiNode } from "~generated/identity/types.gen";
import { csrfHash, returnPath, type Call, type Fields, type Outcome } from "./call";
import type { BackupCode } from "./credentials";
import { csrfViolation, IdentityFailure, notFound } from "./errors";
import { input, withFormState, type FormState } from "./nodes";
import { deriveToken, isSame } from "./secrets";
import { expiredNote } from "./texts";

export type FlowKind = "login" | "registration" | "recovery" | "verification" | "settings";

const lifetimeMinutes = 30;
const pages: Readonly<Record<FlowKind, string>> = {
  login: "/login",
  registration: "/registration",
  recovery: "/recovery",
  verification: "/verification",
  settings: "/profile-settings",
};

/** One interaction, as it is kept. */
export interface Flow {
  id: string;
  kind: FlowKind;
  identity_id: string | null;
  csrf_hash: string;
  state: string;
  is_done: boolean;
  active: string | null;
  refresh: boolean;
  requested_aal: string | null;
  return_to: string | null;
  request_url: string;
  form: FormState;
  /** What waits to be confirmed, and the address that a code went to. */
  pending: { totpSecret?: string; codes?: BackupCode[]; revealed?: boolean; address?: string };
  issued_at: Date;
  expires_at: Date;
}

const columns = `id::text, kind, identity_id::text, csrf_hash, state, is_done, active, refresh, requested_aal,
  return_to, request_url, form, pending, issued_at, expires_at`;

type Start = Partial<
  Pick<
    Flow,
    | "identity_id"
    | "state"
    | "refresh"
    | "requested_aal"
    | "return_to"
    | "form"
    | "pending"
    | "active"
  >
>;

/** Starts a flow that only this browser can go on with. */
export async function startFlow(call: Call, kind: FlowKind, start: Start = {}): Promise<Flow> {
  const { db, now, request } = call;
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await db.query("delete from identity_flows where expires_at < $1", [dayAgo]);
  await db.query("delete from identity_errors where created_at < $1", [dayAgo]);
  await db.query("delete from identity_attempts where since < $1", [dayAgo]);
  const { pathname, search } = new URL(request.url);
  const [flow] = await db.query<Flow>(
    `insert into identity_flows (kind, identity_id, csrf_hash, state, refresh, requested_aal, return_to, request_url,
       form, pending, active, issued_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${columns}`,
    [
      kind,
      start.identity_id ?? null,
      csrfHash(call),
      start.state ?? (kind === "settings" ? "show_form" : "choose_method"),
      start.refresh ?? false,
      start.requested_aal ?? null,
      start.return_to ?? returnPath(call, call.params.get("return_to")) ?? null,
      call.origin + pathname + search,
      JSON.stringify(start.form ?? {}),
      JSON.stringify(start.pending ?? {}),
      start.active ?? null,
      now,
      new Date(now.getTime() + lifetimeMinutes * 60_000),
    ],
  );
  if (!flow) throw new Error("The flow was not kept.");
  return flow;
}

/** The page of the console that shows a flow. */
export const pageOf = (flow: Pick<Flow, "kind" | "id">): string =>
  `${pages[flow.kind]}?flow=${flow.id}`;

/**
 * A flow by its id, which must have been started by this browser.
 * @throws IdentityFailure 404, 403 with `security_csrf_violation`, 410 with a flow that takes its place.
 */
export async function loadFlow(call: Call, kind: FlowKind, id: string | null): Promise<Flow> {
  if (id === null || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw notFound();
  const [flow] = await call.db.query<Flow>(
    `select ${columns} from identity_flows where id = $1 and kind = $2`,
    [id, kind],
  );
  if (!flow) throw notFound();
  if (!isSame(flow.csrf_hash, csrfHash(call)) && !(await claim(call, flow))) throw csrfViolation();
  if (flow.expires_at <= call.now) throw await replaced(call, flow);
  return flow;
}

/** A flow that waits for a browser (an invitation's) belongs to the first that opens it. */
async function claim(call: Call, flow: Flow): Promise<boolean> {
  const claimed = await call.db.query(
    "update identity_flows set csrf_hash = $2 where id = $1 and csrf_hash = '' returning id",
    [flow.id, csrfHash(call)],
  );
  return claimed.length === 1;
}

/** 410 for a flow that is over, naming a new one that asks the same. */
export async function replaced(call: Call, flow: Flow): Promise<IdentityFailure> {
  const agoMs = Math.max(0, call.now.getTime() - flow.expires_at.getTime());
  const { kind, identity_id, refresh, requested_aal, return_to } = flow;
  const next = await startFlow(call, kind, {
    identity_id,
    refresh,
    requested_aal,
    return_to,
    form: { messages: [expiredNote(kind, agoMs)] },
  });
  return new IdentityFailure(
    410,
    "self_service_flow_expired",
    "self-service flow expired",
    "The self-service flow has expired.",
    {
      use_flow_id: next.id,
      since: agoMs * 1_000_000,
      expired_at: flow.expires_at.toISOString(),
    },
    pageOf(next),
  );
}

/** @throws IdentityFailure 403 when the form does not carry the token of this flow in this browser. */
export function checkCsrf(call: Call, flow: Flow, fields: Fields): void {
  if (!isSame(fields.get("csrf_token") ?? "", csrfToken(call, flow))) throw csrfViolation();
}

const csrfToken = (call: Call, flow: Flow): string => deriveToken(call.csrf, `csrf ${flow.id}`);

/** Keeps what a submission changed. */
export async function saveFlow(call: Call, flow: Flow): Promise<Flow> {
  await call.db.query(
    `update identity_flows set state = $2, is_done = $3, active = $4, form = $5, pending = $6 where id = $1`,
    [
      flow.id,
      flow.state,
      flow.is_done,
      flow.active,
      JSON.stringify(flow.form),
      JSON.stringify(flow.pending),
    ],
  );
  return flow;
}

/** What the answers of all kinds have in common. */
export function flowShape(call: Call, flow: Flow, nodes: readonly UiNode[]) {
  const token = input("default", "csrf_token", "hidden", undefined, {
    value: csrfToken(call, flow),
    required: true,
  });
  const ui: UiContainer = {
    action: `${call.origin}/api/.ory/self-service/${flow.kind}?flow=${flow.id}`,
    method: "POST",
    nodes: withFormState([token, ...nodes], flow.form),
    ...(flow.form.messages?.length ? { messages: [...flow.form.messages] } : {}),
  };
  return {
    id: flow.id,
    type: "browser",
    state: flow.state,
    issued_at: flow.issued_at.toISOString(),
    expires_at: flow.expires_at.toISOString(),
    request_url: flow.request_url,
    ...(flow.return_to === null ? {} : { return_to: flow.return_to }),
    ...(flow.active === null ? {} : { active: flow.active }),
    ui,
  };
}

/** A flow as an answer; a browser that navigates goes to its page. */
export const flowOutcome = (flow: Flow, body: object, status = 200): Outcome => ({
  status,
  body,
  page: pageOf(flow),
});
