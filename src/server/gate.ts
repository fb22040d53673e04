import type { IncomingMessage, ServerResponse } from "node:http";
import type { Admitted } from "./app";
import { isPlainPath } from "./backendPath";
import type { Config } from "./config";
import { refuse } from "./refuse";
import type { Refusal } from "./refuse";
import { createBodyReader } from "./requestBody";
import { refusalOf } from "./requestGuard";

/** Sign-in forms hold a few fields; nobody has proved who they are yet. */
const identityLimit = 100_000;
/** The database answers one call at a time; more of them at once only fill the memory and hold up health checks. */
const atOnce = 16;
/** Parsing a body of this size takes long enough for others to notice. */
const largeBody = 262_144;

export interface Gate {
  /** Answers a call of the API that may not pass; true when it did. */
  refuses: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Reads the body of a call for the sandbox; false when that was refused and answered. */
  admit: (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    proceed?: () => void,
  ) => Promise<boolean>;
  admitted: (incoming: IncomingMessage) => Admitted | undefined;
}

/** What every call of `/api` has to pass before anybody reads or answers it. */
export function createGate(config: Config): Gate {
  const read = createBodyReader(config.edge.bodyLimit ?? Number.POSITIVE_INFINITY);
  const calls = new WeakMap<IncomingMessage, Admitted>();
  const line = createLine(atOnce);
  const largeLine = createLine(1);

  return {
    refuses(incoming, outgoing) {
      const path = (incoming.url ?? "/").replace(/\?.*$/s, "");
      const refusal: Refusal | null = isPlainPath(path)
        ? refusalOf(incoming, config)
        : {
            status: 400,
            error: "The path holds '..' or an encoded separator; call the API with the plain path.",
          };
      if (refusal !== null) refuse(incoming, outgoing, refusal);
      return refusal !== null;
    },
    async admit(incoming, outgoing, proceed) {
      const limit = (incoming.url ?? "").startsWith("/api/.ory/") ? identityLimit : undefined;
      const body = await read(incoming, { limit, proceed });
      if ("status" in body) {
        refuse(incoming, outgoing, body);
        return false;
      }
      const { bytes, release } = body;
      outgoing.once("close", release);
      calls.set(incoming, {
        body: bytes,
        async inTurn(work) {
          const isLarge = (bytes?.byteLength ?? 0) > largeBody;
          const leaves = [await line(), ...(isLarge ? [await largeLine()] : [])];
          try {
            // Who hung up while waiting gets no answer, and costs none.
            return outgoing.destroyed ? undefined : await work();
          } finally {
            for (const leave of leaves) leave();
          }
        },
      });
      return true;
    },
    admitted: (incoming) => calls.get(incoming),
  };
}

/** A line in which at most `places` are served at once. @returns what waits for a place, and then gives it back. */
function createLine(places: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  return async () => {
    if (taken < places) taken += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return leave;
  };
}
