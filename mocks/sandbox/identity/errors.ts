import type { IdentityError } from "~generated/identity/types.gen";

const statusTexts: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  410: "Gone",
  422: "Unprocessable Entity",
  500: "Internal Server Error",
};

type Extra = Omit<IdentityError, "error">;

/** A refusal of the identity provider in its own shape. `page` is where a browser that navigates goes instead. */
export class IdentityFailure extends Error {
  override name = "IdentityFailure";
  constructor(
    readonly status: number,
    readonly id: string | undefined,
    message: string,
    readonly reason?: string,
    readonly extra: Extra = {},
    readonly page?: string,
  ) {
    super(message);
  }

  /** The answer's body. */
  body(): IdentityError {
    return {
      error: {
        ...(this.id === undefined ? {} : { id: this.id }),
        code: this.status,
        status: statusTexts[this.status] ?? "Error",
        ...(this.reason === undefined ? {} : { reason: this.reason }),
        message: this.message,
      },
      ...this.extra,
    };
  }
}

/** 401: leads to the login. */
export const noSession = (): IdentityFailure =>
  new IdentityFailure(
    401,
    "session_inactive",
    "request does not have a valid authentication session",
    "No active session was found in this request.",
    {},
    "/login",
  );

/** 400: someone is signed in, so there is nothing to do. */
export const sessionAvailable = (page: string): IdentityFailure =>
  new IdentityFailure(
    400,
    "session_already_available",
    "The request was malformed or contained invalid parameters",
    "A valid session was detected and thus this is not possible.",
    {},
    page,
  );

/** 400: `return_to` leads elsewhere. */
export const returnToForbidden = (): IdentityFailure =>
  new IdentityFailure(
    400,
    "self_service_flow_return_to_forbidden",
    "The return_to address is not allowed.",
  );

/** 400: the body or a parameter cannot be read. */
export const malformed = (reason: string): IdentityFailure =>
  new IdentityFailure(
    400,
    undefined,
    "The request was malformed or contained invalid parameters",
    reason,
  );

/** 403: the second factor is missing; `address` is the login that asks for it. */
export const secondFactorRequired = (address: string): IdentityFailure =>
  new IdentityFailure(
    403,
    "session_aal2_required",
    "Session does not fulfill the requested Authenticator Assurance Level",
    "An active session was found but it does not fulfil the requested Authenticator Assurance Level.",
    { redirect_browser_to: address },
  );

/** 403: the last login is too long ago for something delicate; `address` is the login that asks again. */
export const refreshRequired = (address: string): IdentityFailure =>
  new IdentityFailure(
    403,
    "session_refresh_required",
    "The login session is too old and thus not allowed to update these fields.",
    "The login session is too old.",
    { redirect_browser_to: address },
  );

/** 403: the flow belongs to another browser, or the form's token is wrong. */
export const csrfViolation = (): IdentityFailure =>
  new IdentityFailure(
    403,
    "security_csrf_violation",
    "the request was rejected to protect you from Cross-Site-Request-Forgery",
    "The request was rejected to protect you from Cross-Site-Request-Forgery (CSRF).",
  );

/** 403: the flow was started by someone else. */
export const identityMismatch = (): IdentityFailure =>
  new IdentityFailure(
    403,
    "security_identity_mismatch",
    "The requested action was forbidden",
    "The flow was started by another identity.",
  );

/** 404. */
export const notFound = (): IdentityFailure =>
  new IdentityFailure(404, undefined, "The requested resource could not be found");

/** 422: the browser has to go to `address`. */
export const goElsewhere = (address: string): IdentityFailure =>
  new IdentityFailure(
    422,
    "browser_location_change_required",
    "browser location change required",
    "In order to complete this flow please redirect the browser to another address.",
    { redirect_browser_to: address },
  );
