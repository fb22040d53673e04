/** What the pages of the self-hosted provider are for. */
export type FlowKind = "login" | "registration" | "recovery" | "verification" | "settings";

/** The call that was refused: asking for a new flow, reading one by its id, submitting a step. */
type FlowPhase = "start" | "read" | "submit";

/** A refusal of the identity server, as the decision needs it. */
export interface Refusal {
  kind: FlowKind;
  phase: FlowPhase;
  status: number;
  /** Parsed body, whatever it is. */
  body: unknown;
}

/** What happens next. */
export type FlowDecision =
  /** The answer is the flow with messages: show it. */
  | { action: "show"; flow: unknown }
  /** Forget the flow and ask for another one, or take the named one; the notice stands above the new form. */
  | { action: "restart"; notice: string | null; flowId: string | null; keepReturnTo: boolean }
  /** Load an address that the server named. */
  | { action: "leave"; address: string }
  | { action: "home" }
  | { action: "sign in"; refresh?: true; aal?: "aal2" }
  /** Nothing that the console knows: say it, and offer to try again. */
  | { action: "fail"; words: string };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const textAt = (value: unknown, key: string): string | null => {
  const found: unknown = isObject(value) ? Reflect.get(value, key) : undefined;
  return typeof found === "string" && found !== "" ? found : null;
};

/** Whether an answer is a flow: it has an id and a form. */
export const isFlow = (body: unknown): boolean => {
  const ui: unknown = isObject(body) ? Reflect.get(body, "ui") : undefined;
  return textAt(body, "id") !== null && isObject(ui) && Array.isArray(Reflect.get(ui, "nodes"));
};

/**
 * An address that the server names, as something to load.
 * @returns null for what is no web address, such as `javascript:`.
 */
export function webAddress(value: string | null, base: string): string | null {
  if (value === null || !URL.canParse(value, base)) return null;
  const { protocol, href } = new URL(value, base);
  return protocol === "https:" || protocol === "http:" ? href : null;
}

const expired = "Your interaction expired, please fill out the form again.";
const violated = "A security violation was detected, please fill out the form again.";
const notAllowed = "The return_to address is not allowed.";

const restart = (notice: string | null, flowId: string | null = null): FlowDecision => ({
  action: "restart",
  notice,
  flowId,
  keepReturnTo: notice !== notAllowed,
});

/** The words of a failure that nothing else is known about. */
function wordsOf(body: unknown, status: number): string {
  const error: unknown = isObject(body) ? Reflect.get(body, "error") : undefined;
  return (
    textAt(error, "reason") ??
    textAt(error, "message") ??
    textAt(body, "error") ??
    textAt(body, "message") ??
    `The identity server answered ${status}.`
  );
}

/** Decides by `error.id` alone; undefined where the id says nothing. */
function byId(id: string | null, body: unknown, base: string): FlowDecision | undefined {
  const address = webAddress(textAt(body, "redirect_browser_to"), base);
  switch (id) {
    case "session_aal2_required":
      return address === null ? { action: "sign in", aal: "aal2" } : { action: "leave", address };
    case "session_already_available":
      return { action: "home" };
    case "session_refresh_required":
      return { action: "sign in", refresh: true };
    case "session_inactive":
      return { action: "sign in" };
    case "self_service_flow_return_to_forbidden":
      return restart(notAllowed);
    case "self_service_flow_expired":
      return restart(expired, textAt(body, "use_flow_id"));
    case "security_csrf_violation":
      return restart(violated);
    case "security_identity_mismatch":
      return restart(null);
    case "browser_location_change_required":
      return address === null ? undefined : { action: "leave", address };
    default:
      return undefined;
  }
}

/**
 * What a refusal of the identity server leads to (spec 1 §8): first by `error.id`, then by the status.
 * @param base address of the console, against which addresses of the server are read.
 */
export function decideFlow({ kind, phase, status, body }: Refusal, base: string): FlowDecision {
  if (phase === "submit" && status === 400 && isFlow(body)) return { action: "show", flow: body };
  const decision = byId(idOf(body), body, base);
  if (decision !== undefined) return decision;
  // Whatever is wrong with a flow that the address names, another one takes its place.
  if (phase === "read" && (status === 403 || status === 404 || status === 410))
    return restart(null);
  if (status === 410) return restart(expired, textAt(body, "use_flow_id"));
  if (phase === "submit" && status === 404) return restart(expired);
  if (status === 401) return { action: "sign in" };
  // There is nothing to verify for whoever is signed in already.
  if (kind === "verification" && phase === "start" && status === 400) return { action: "home" };
  const address = webAddress(textAt(body, "redirect_browser_to"), base);
  if (status === 422 && address !== null) return { action: "leave", address };
  return { action: "fail", words: wordsOf(body, status) };
}

function idOf(body: unknown): string | null {
  const error: unknown = isObject(body) ? Reflect.get(body, "error") : undefined;
  return textAt(error, "id");
}

/** What a refused lookup of a flow's error leads to (spec 1 §8). */
export const decideFlowError = (status: number): "home" | "fail" =>
  [403, 404, 410].includes(status) ? "home" : "fail";
