/** Why a call got no answer of the backend; few words, because each is a line of the metrics. */
export type FailureReason =
  | "refused"
  | "unresolved"
  | "closed"
  | "unreachable"
  | "timeout"
  | "cut"
  | "other";

/**
 * What the code of a network error means.
 * @returns the reason, and a sentence for the reader.
 */
export function upstreamFailure(
  host: string,
  code: string | undefined,
): { reason: FailureReason; error: string } {
  const check = "check that it is running and that BACKEND_URL names it.";
  switch (code) {
    case "ECONNREFUSED":
      return {
        reason: "refused",
        error: `The backend at ${host} refuses connections: ${check}`,
      };
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return {
        reason: "unresolved",
        error: `The backend's host name ${host} cannot be resolved: check BACKEND_URL and the name service.`,
      };
    case "ECONNRESET":
    case "EPIPE":
    case "HPE_INVALID_CONSTANT":
      return {
        reason: "closed",
        error: `The backend at ${host} closed the connection without an answer: check its log, and that BACKEND_URL names its HTTP port.`,
      };
    case "ETIMEDOUT":
    case "EHOSTUNREACH":
    case "ENETUNREACH":
      return {
        reason: "unreachable",
        error: `The backend at ${host} cannot be reached over the network: ${check}`,
      };
    default:
      return {
        reason: "other",
        error: `The backend at ${host} cannot be reached (${code ?? "unknown reason"}): ${check}`,
      };
  }
}
