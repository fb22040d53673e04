/** What went wrong with a call, in classes: screens choose page, panel, inline or toast by class, never by text. */
export abstract class ApiError extends Error {
  /** What the reader can do about it: one sentence. */
  abstract readonly remedy: string;
  /** Whether the backend said why. */
  readonly isExplained: boolean;
  constructor(
    message: string | undefined,
    /** Method and path of the call, for the details of an error panel. */
    readonly call: string,
    /** HTTP status, or null where no answer came. */
    readonly status: number | null,
    /** The answer's body as text, cut to 20,000 characters. */
    readonly body: string = "",
  ) {
    super(message ?? "An error occurred");
    this.isExplained = message !== undefined;
  }
}

/** 401: the session has ended. The shell goes to the auth-state-check page. */
export class SessionExpired extends ApiError {
  override name = "SessionExpired";
  readonly remedy = "Sign in again; you come back to this page.";
}

/** 403, with what the backend says was missing (headers X-Rbac-*). */
export class Forbidden extends ApiError {
  override name = "Forbidden";
  readonly remedy =
    "Ask an administrator for the permission named here, or act as someone who has it.";
  constructor(
    message: string | undefined,
    call: string,
    status: number,
    body: string,
    readonly missing: { object: string; action: string } | null,
  ) {
    super(message, call, status, body);
  }
}

/** 404. */
export class NotFound extends ApiError {
  override name = "NotFound";
  readonly remedy = "Check the address: the record may have been deleted or never existed.";
}

/** 409: another record or a newer version stands in the way. */
export class Conflict extends ApiError {
  override name = "Conflict";
  readonly remedy = "Change the value that collides and try again.";
}

/** A guarded write found the record in another state than it was read in: changed or gone meanwhile. */
export class Outdated extends ApiError {
  override name = "Outdated";
  readonly remedy = "Look at what has changed, and save again.";
}

/** Any other 4xx: the server says what is wrong with the request. */
export class ServerRejected extends ApiError {
  override name = "ServerRejected";
  readonly remedy = "Mend what the message names and try again.";
}

/** 5xx. */
export class ServerFailed extends ApiError {
  override name = "ServerFailed";
  readonly remedy = "Try again in a moment; if it stays, look at the backend's log.";
}

/** No answer within the time limit. */
export class Timeout extends ApiError {
  override name = "Timeout";
  readonly remedy = "The backend is slow or stuck. Try again, or ask for less at once.";
}

/** The server could not be reached. */
export class NetworkDown extends ApiError {
  override name = "NetworkDown";
  readonly remedy = "Check that the console's server is running and that the network reaches it.";
}

/** The browser says that it has no connection. */
export class Offline extends ApiError {
  override name = "Offline";
  readonly remedy = "The page goes on by itself once you are online again.";
}

/** An answer that is no JSON where JSON was promised, for example a proxy's HTML page. */
export class MalformedAnswer extends ApiError {
  override name = "MalformedAnswer";
  readonly remedy =
    "Something between the console and the backend answered instead of it: check BACKEND_URL and proxies.";
}

/**
 * One sentence for a toast, whatever was thrown. A refusal names what was missing, where the backend says it; a failure
 * of the server, and one without words, names the call.
 */
export function errorText(error: unknown): string {
  if (error instanceof Forbidden && error.missing !== null)
    return `${error.message}: it needs ${error.missing.action} on ${error.missing.object}.`;
  if (error instanceof ApiError) {
    const isOfCall =
      error instanceof ServerFailed || error instanceof SessionExpired || !error.isExplained;
    return isOfCall && error.status !== null
      ? `${error.message} (${error.status} from ${error.call})`
      : error.message;
  }
  if (error instanceof SyntaxError) return "The backend's answer could not be read.";
  return error instanceof Error && error.message !== "" ? error.message : "An error occurred";
}

/** The same; where the backend gave no reason, the sentence of the screen. */
export const errorTextOr = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && !error.isExplained ? otherwise : errorText(error);

/** Whether trying again without a change can help. */
export const isTransient = (error: unknown): boolean =>
  error instanceof Timeout || error instanceof NetworkDown;
