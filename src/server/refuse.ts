import type { IncomingMessage, ServerResponse } from "node:http";
import { apiHeaders } from "./headers";

/** Why a call is not taken: a status and a sentence for people. */
export interface Refusal {
  status: number;
  error: string;
}

/** How much of a body that nobody wants is still taken off the line, in bytes and in milliseconds. */
const lingerBytes = 2_000_000;
const lingerMs = 2_000;

/**
 * Answers `{error}` without having read the body, and ends the connection. What is still coming is thrown away for a
 * moment before that: a connection that is cut under a client's hands loses the answer.
 */
export function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, error }: Refusal,
): void {
  const body = JSON.stringify({ error });
  outgoing.writeHead(status, {
    ...apiHeaders,
    "content-length": Buffer.byteLength(body),
    "content-type": "application/json",
    connection: "close",
  });
  if (incoming.complete || !hasBody(incoming)) {
    outgoing.end(body);
    return;
  }
  outgoing.write(body);
  const late = setTimeout(end, lingerMs);
  let size = 0;
  function end(): void {
    clearTimeout(late);
    incoming.off("data", drop);
    outgoing.end();
  }
  function drop(part: Uint8Array): void {
    size += part.byteLength;
    if (size > lingerBytes) end();
  }
  incoming.on("data", drop).once("end", end).once("error", end);
}

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}
