import { openCall, respond, type Call, type Outcome, type Provider } from "./call";
import { getLoginFlow, startLogin, submitLogin } from "./login";
import { getRecoveryFlow, startRecovery, submitRecovery } from "./recovery";
import { getRegistrationFlow, startRegistration, submitRegistration } from "./registration";
import { getFlowError, getSession, getWebauthnScript, performLogout, startLogout } from "./session";
import { getSettingsFlow, startSettings, submitSettings } from "./settings";
import { getVerificationFlow, startVerification, submitVerification } from "./verification";

type Operation = (call: Call) => Promise<Outcome>;
type Handler = (context: { request: Request; identity: Provider }) => Promise<Response>;

/** What a browser navigates to or posts a form to: it is redirected, a script gets JSON. */
const steps: Readonly<Record<string, Operation>> = {
  startLogin,
  submitLogin,
  startRegistration,
  submitRegistration,
  startRecovery,
  submitRecovery,
  startVerification,
  submitVerification,
  startSettings,
  submitSettings,
  performLogout,
};

/** What is only ever read by scripts. */
const reads: Readonly<Record<string, Operation>> = {
  getLoginFlow,
  getRegistrationFlow,
  getRecoveryFlow,
  getVerificationFlow,
  getSettingsFlow,
  startLogout,
  getFlowError,
  getSession,
  getWebauthnScript,
};

function handlersOf(
  operations: Readonly<Record<string, Operation>>,
  open: typeof openCall,
): [string, Handler][] {
  return Object.entries(operations).map(([id, run]) => [
    id,
    ({ request, identity }) => {
      const call = open(request, identity);
      return respond(call, () => run(call));
    },
  ]);
}

/** Every operation of identity.yaml, by operationId. */
export const identityHandlers: Readonly<Record<string, Handler>> = Object.fromEntries([
  ...handlersOf(steps, openCall),
  ...handlersOf(reads, (request, provider) => ({
    ...openCall(request, provider),
    wantsJson: true,
  })),
]);
