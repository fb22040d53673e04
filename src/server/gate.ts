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
  let queue: Promise<unknown> = Promise.resolve();

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

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
        inTurn: (work) => ((bytes?.byteLength ?? 0) > largeBody ? inTurn(work) : work()),
      });
      return true;
    },
    admitted: (incoming) => calls.get(incoming),
  };
}
