import { prepareCall } from "./callRule";
import { watchAnswer } from "./drift";
import {
  Conflict,
  Forbidden,
  MalformedAnswer,
  NetworkDown,
  NotFound,
  Offline,
  ServerFailed,
  ServerRejected,
  SessionExpired,
  Timeout,
} from "./errors";
import { wordsOf } from "./errorWords";
import { takeFirstRead } from "./firstReads";
import { passRehearsal } from "./rehearsal";

/** Reads and writes give up after this many milliseconds without a first byte. */
const timeLimit = 30_000;

type SessionListener = () => void;
const sessionListeners = new Set<SessionListener>();

/** Calls `listener` whenever an answer says that the session has ended. Returns the way to stop. */
export function onSessionExpired(listener: SessionListener): () => void {
  sessionListeners.add(listener);
  return () => sessionListeners.delete(listener);
}

/** Tells everybody that the session has ended, as a 401 does: the sign-in provider says so by itself. */
export function endSessionHere(): void {
  for (const listener of sessionListeners) listener();
}

const callName = (request: Request) => `${request.method} ${new URL(request.url).pathname}`;

async function send(request: Request, credentials: RequestCredentials): Promise<Response> {
  // Before anything is added that tells who calls.
  await passRehearsal(request);
  const call = callName(request);
  const limit = AbortSignal.timeout(timeLimit);
  try {
    const prepared = await prepareCall(request);
    const early = credentials === "omit" ? undefined : await takeFirstRead(prepared);
    return (
      early ??
      (await fetch(prepared, { signal: AbortSignal.any([request.signal, limit]), credentials }))
    );
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (limit.aborted) throw new Timeout("Request timed out. Please try again.", call, null);
    if (!navigator.onLine)
      throw new Offline("No internet connection. Please try again.", call, null);
    throw new NetworkDown("Network Error. Please try again.", call, null);
  }
}

async function refusal(request: Request, response: Response): Promise<Error> {
  const call = callName(request);
  const text = await response.text();
  const { status, headers } = response;
  // A long error carries a stack trace: cut, it would be no JSON any more and say nothing.
  const words = wordsOf(text, headers.get("content-type") ?? "");
  const body = text.slice(0, 20_000);
  switch (status) {
    case 401:
      return new SessionExpired(words, call, status, body);
    case 403: {
      const object = headers.get("x-rbac-object");
      const action = headers.get("x-rbac-action");
      return new Forbidden(words, call, status, body, object && action ? { object, action } : null);
    }
    case 404:
      return new NotFound(words, call, status, body);
    case 409:
      return new Conflict(words, call, status, body);
    default:
      return status >= 500
        ? new ServerFailed(words, call, status, body)
        : new ServerRejected(words, call, status, body);
  }
}

/**
 * The one door to the backend: every generated client goes through it.
 * @returns the answer, always with a 2xx status.
 * @throws one of the classes in errors.ts; an abort by the caller is thrown on as it is.
 */
export const apiFetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
  pass(new Request(input, init), "same-origin", (error) => error);

/** A 401 that is about this one call: the session stays, and the error is that of a missing permission. */
const asForbidden = (error: Error): Error =>
  error instanceof SessionExpired
    ? new Forbidden(error.message, error.call, error.status ?? 401, error.body, null)
    : error;

/**
 * The same door for an operation whose 401 refuses the action and says nothing about the session (deleteToken,
 * startLogout). Give it to the call as `fetch`.
 */
export const actionFetch: typeof fetch = (input, init) =>
  pass(new Request(input, init), "same-origin", asForbidden);

/**
 * The same door for a call that brings an access token of its own: the session's cookie stays at home, so that the
 * answer is about the token, and so is a 401.
 */
export const tokenFetch: typeof fetch = (input, init) =>
  pass(new Request(input, init), "omit", asForbidden);

/**
 * The same door for the identity flows, whose refusals carry the next step: an answer of any status comes back whole,
 * and the generated client reads its body. Nothing here ends the session.
 */
export const anyStatusFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const response = await send(request, "same-origin");
  await refuseWebPage(request, response);
  if (response.ok) watchAnswer(request, response);
  return response;
};

async function pass(
  request: Request,
  credentials: RequestCredentials,
  judge: (error: Error) => Error,
): Promise<Response> {
  const response = await send(request, credentials);
  if (!response.ok) {
    const error = judge(await refusal(request, response));
    if (error instanceof SessionExpired) endSessionHere();
    throw error;
  }
  await refuseWebPage(request, response);
  watchAnswer(request, response);
  return response;
}

async function refuseWebPage(request: Request, response: Response): Promise<void> {
  if (!response.headers.get("content-type")?.includes("text/html")) return;
  throw new MalformedAnswer(
    "The backend answered with a web page instead of data.",
    callName(request),
    response.status,
    (await response.text()).slice(0, 2_000),
  );
}
