/** What one run of a check produced; it becomes one row of `check_statuses`. */
export interface CheckResult {
  pass: boolean;
  /** The check could not be judged as written (bad spec, unsupported field, refused address); `pass` is false then. */
  invalid?: boolean;
  /** What was seen, in a few words; may be empty. */
  message: string;
  /** Why the check does not pass, as a sentence. */
  error?: string;
  /** Whole milliseconds. */
  durationMs: number;
  /** Stored with the status row. */
  details?: Record<string, unknown>;
  /** What expressions may read; not stored. */
  data?: Record<string, unknown>;
}

/** What decides how checks are run, the same for every check. */
export interface RunnerOptions {
  /** Lets exec checks start a shell. Off unless SANDBOX_EXEC=true. */
  allowExec?: boolean;
  /** Longest run of a check that names no limit of its own, in milliseconds; 10 s unless given. */
  timeoutMs?: number;
  /** The ping program; `ping` unless given. */
  pingCommand?: string;
}

/** What a runner is given beside the entry: the options, filled in, and the signal to stop on. */
export interface RunContext {
  allowExec: boolean;
  timeoutMs: number;
  pingCommand: string;
  signal: AbortSignal;
}

/** Runs one spec entry. It rejects with InvalidCheck for what cannot be judged; any other rejection is a failed check. */
export type Runner = (spec: unknown, context: RunContext) => Promise<CheckResult>;

/** The check cannot be judged as written; the message says what to change. */
export class InvalidCheck extends Error {
  override name = "InvalidCheck";
}

/** Starts a clock; each call of the returned function gives the whole milliseconds since. */
export function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => Math.round(performance.now() - startedAt);
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "The connection was refused: nothing listens there",
  ECONNRESET: "The other side closed the connection before it answered",
  EHOSTUNREACH: "The host cannot be reached from here",
  ENETUNREACH: "The network cannot be reached from here",
  ETIMEDOUT: "The connection timed out",
  EPIPE: "The other side closed the connection",
  CERT_HAS_EXPIRED: "The certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT:
    "The certificate is self-signed and no authority here vouches for it",
  SELF_SIGNED_CERT_IN_CHAIN: "The certificate chain ends in an authority that is not trusted here",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "The certificate chain is incomplete",
};

/** The `code` of a Node system error, or an empty string. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : "";
}

/** One sentence for whatever a socket, a resolver or a process rejected with. */
export function describeError(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return describeError(error.errors[0]);
  const code = errorCode(error);
  const reason = REASONS[code];
  if (reason !== undefined) return `${reason} (${code}).`;
  if (error instanceof Error && error.message !== "") return error.message;
  return code === "" ? String(error) : code;
}
