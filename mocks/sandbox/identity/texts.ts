import type { UiText } from "~generated/identity/types.gen";

type Context = UiText["context"];

const text =
  (type: "info" | "error" | "success") =>
  (id: number, words: string, context?: Context): UiText => ({
    id,
    text: words,
    type,
    ...(context ? { context } : {}),
  });

/** Labels and notes; the numbers are those of the real provider. */
export const info: (id: number, words: string, context?: Context) => UiText = text("info");
export const failure: (id: number, words: string, context?: Context) => UiText = text("error");
export const success: (id: number, words: string, context?: Context) => UiText = text("success");

export const labels = {
  signIn: info(1010001, "Sign in"),
  signUp: info(1040001, "Sign up"),
  save: info(1070003, "Save"),
  submit: info(1070005, "Submit"),
  id: info(1070004, "E-Mail"),
  password: info(1070001, "Password"),
  email: info(1070007, "Email"),
  emailTrait: info(1070002, "E-Mail"),
  firstName: info(1070002, "First Name"),
  lastName: info(1070002, "Last Name"),
  resend: info(1070008, "Resend code"),
  continue: info(1070009, "Continue"),
  recoveryCode: info(1070010, "Recovery code"),
  verificationCode: info(1070011, "Verification code"),
  authenticationCode: info(1010006, "Authentication code"),
  useAuthenticator: info(1010009, "Use Authenticator"),
  backupCode: info(1010007, "Backup recovery code"),
  useBackupCode: info(1010010, "Use backup recovery code"),
  unlinkTotp: info(1050004, "Unlink TOTP Authenticator App"),
  totpImage: info(1050005, "Authenticator app QR code"),
  totpSecret: info(
    1050017,
    "This is your authenticator app secret. Use it if you can not scan the QR code.",
  ),
  verifyCode: info(1070006, "Verify code"),
  revealCodes: info(1050007, "Reveal backup recovery codes"),
  newCodes: info(1050008, "Generate new backup recovery codes"),
  confirmCodes: info(1050011, "Confirm backup recovery codes"),
  codes: info(1050010, "These are your back up recovery codes. Please keep them in a safe place!"),
  disableCodes: info(1050016, "Disable this method"),
} as const;

export const notes = {
  confirmAction: info(1010003, "Please confirm this action by verifying that it is you."),
  secondFactor: info(1010004, "Please complete the second authentication challenge."),
  saved: success(1050001, "Your changes have been saved!"),
  recovered: success(
    1060001,
    "You successfully recovered your account. Please change your password or set up an alternative login method within the next 15.00 minutes.",
  ),
  recoverySent: info(
    1060003,
    "An email containing a recovery code has been sent to the email address you provided. If you have not received an email, check the spelling of the address and make sure to use the address you registered with.",
  ),
  verified: success(1080002, "You successfully verified your email address."),
  verificationSent: info(
    1080003,
    "An email containing a verification code has been sent to the email address you provided. If you have not received an email, check the spelling of the address and make sure to use the address you registered with.",
  ),
} as const;

export const refusals = {
  credentials: failure(
    4000006,
    "The provided credentials are invalid, check for spelling mistakes in your password or username, email address, or phone number.",
  ),
  taken: failure(
    4000007,
    "An account with the same identifier (email, phone, username, ...) exists already.",
  ),
  authenticationCode: failure(
    4000008,
    "The provided authentication code is invalid, please try again.",
  ),
  backupCodeUsed: failure(4000012, "This backup recovery code has already been used."),
  backupCode: failure(4000016, "The backup recovery code is not valid."),
  disabled: failure(4000001, "This account was disabled."),
  tooSimilar: failure(
    4000031,
    "The password can not be used because it is too similar to the identifier.",
  ),
  noStrategy: failure(
    4010002,
    "Could not find any strategy to do this with. Did you choose the correct one?",
  ),
  recoveryCode: failure(
    4060006,
    "The recovery code is invalid or has already been used. Please try again.",
  ),
  verificationCode: failure(
    4070006,
    "The verification code is invalid or has already been used. Please try again.",
  ),
} as const;

export const missing = (name: string): UiText =>
  failure(4000002, `Property ${name} is missing.`, { property: name });

export const tooShort = (length: number): UiText =>
  failure(4000032, `The password must be at least 8 characters long, but got ${length}.`, {
    min_length: 8,
    actual_length: length,
  });

export const tooLong = (max: number): UiText =>
  failure(4000017, `The value must be at most ${max} characters long.`, { max_length: max });

export const noEmail = (value: string): UiText =>
  failure(4000004, `${JSON.stringify(value)} is not valid "email"`, { reason: "email" });

export const wait = (sentence: string): UiText => failure(4000001, sentence);

const expiredIds = {
  login: 4010001,
  registration: 4040001,
  settings: 4050001,
  recovery: 4060005,
  verification: 4070005,
} as const;

/** Says in the new flow what became of the old one. */
export function expiredNote(kind: keyof typeof expiredIds, agoMs: number): UiText {
  const minutes = (agoMs / 60_000).toFixed(2);
  return failure(
    expiredIds[kind],
    `The ${kind} flow expired ${minutes} minutes ago, please try again.`,
  );
}
