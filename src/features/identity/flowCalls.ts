import { anyStatusFetch } from "~/api/request";
import {
  getFlowError,
  getLoginFlow,
  getRecoveryFlow,
  getRegistrationFlow,
  getSettingsFlow,
  getVerificationFlow,
  startLogin,
  startRecovery,
  startRegistration,
  startSettings,
  startVerification,
  submitLogin,
  submitRecovery,
  submitRegistration,
  submitSettings,
  submitVerification,
} from "~generated/identity/sdk.gen";
import type { ContinueWith, FlowError, UiContainer } from "~generated/identity/types.gen";
import type { FlowKind } from "./flowDecision";

/** What the flows of all kinds share; the rest depends on the kind. */
export interface Flow {
  id: string;
  state: string;
  ui: UiContainer;
  return_to?: string;
  refresh?: boolean;
  requested_aal?: string;
  continue_with?: ContinueWith[] | null;
}

/** How a new flow is to be. */
export interface FlowOptions {
  returnTo: string | undefined;
  refresh: boolean;
  aal: string | undefined;
}

/** The server's answer: what was asked for, or a refusal with its status and body. */
type FlowAnswer<Data> = { isOk: true; data: Data } | { isOk: false; status: number; body: unknown };

interface RawAnswer {
  data?: unknown;
  error?: unknown;
  response?: Response;
}

/**
 * Tells answer and refusal apart.
 * The cast is safe as long as the server keeps to the contract; the drift report says when it does not.
 * @throws what the call met on its way, such as NetworkDown.
 */
async function answerOf<Data>(call: Promise<RawAnswer>): Promise<FlowAnswer<Data>> {
  const { data, error, response } = await call;
  if (response === undefined) throw error;
  return response.ok
    ? { isOk: true, data: data as Data }
    : { isOk: false, status: response.status, body: error };
}

/** The names of the values came from the server's own nodes, which are those of each contract's body: it fits all. */
const asBody = (values: Record<string, unknown>) => values as never;

const fetchIt = { fetch: anyStatusFetch };

/** What a submission that was taken leads to; the fields depend on the kind of flow. */
export type Submitted = Partial<Flow> & { session?: object; identity?: object };

interface FlowCalls {
  start: (options: FlowOptions) => Promise<RawAnswer>;
  read: (id: string) => Promise<RawAnswer>;
  submit: (flow: string, values: Record<string, unknown>) => Promise<RawAnswer>;
}

const calls: Record<FlowKind, FlowCalls> = {
  login: {
    start: ({ returnTo, refresh, aal }) =>
      startLogin({
        ...fetchIt,
        query: { return_to: returnTo, aal, ...(refresh ? { refresh } : {}) },
      }),
    read: (id) => getLoginFlow({ ...fetchIt, query: { id } }),
    submit: (flow, values) => submitLogin({ ...fetchIt, query: { flow }, body: asBody(values) }),
  },
  registration: {
    start: ({ returnTo }) => startRegistration({ ...fetchIt, query: { return_to: returnTo } }),
    read: (id) => getRegistrationFlow({ ...fetchIt, query: { id } }),
    submit: (flow, values) =>
      submitRegistration({ ...fetchIt, query: { flow }, body: asBody(values) }),
  },
  recovery: {
    start: ({ returnTo }) => startRecovery({ ...fetchIt, query: { return_to: returnTo } }),
    read: (id) => getRecoveryFlow({ ...fetchIt, query: { id } }),
    submit: (flow, values) => submitRecovery({ ...fetchIt, query: { flow }, body: asBody(values) }),
  },
  verification: {
    start: ({ returnTo }) => startVerification({ ...fetchIt, query: { return_to: returnTo } }),
    read: (id) => getVerificationFlow({ ...fetchIt, query: { id } }),
    submit: (flow, values) =>
      submitVerification({ ...fetchIt, query: { flow }, body: asBody(values) }),
  },
  settings: {
    start: ({ returnTo }) => startSettings({ ...fetchIt, query: { return_to: returnTo } }),
    read: (id) => getSettingsFlow({ ...fetchIt, query: { id } }),
    submit: (flow, values) => submitSettings({ ...fetchIt, query: { flow }, body: asBody(values) }),
  },
};

/** Asks for a new flow. */
export const startFlow = (kind: FlowKind, options: FlowOptions): Promise<FlowAnswer<Flow>> =>
  answerOf(calls[kind].start(options));

/** Reads the flow that the address names. */
export const readFlow = (kind: FlowKind, id: string): Promise<FlowAnswer<Flow>> =>
  answerOf(calls[kind].read(id));

/** Submits a step. */
export const submitFlow = (
  kind: FlowKind,
  flow: string,
  values: Record<string, unknown>,
): Promise<FlowAnswer<Submitted>> => answerOf(calls[kind].submit(flow, values));

/** The error that a flow ended with. */
export const readFlowError = (id: string): Promise<FlowAnswer<FlowError>> =>
  answerOf(getFlowError({ ...fetchIt, query: { id } }));
