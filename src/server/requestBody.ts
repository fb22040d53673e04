import type { IncomingMessage } from "node:http";
import { hasBody } from "./refuse";
import type { Refusal } from "./refuse";

/** A body that was read whole. */
export interface ReadBody {
  /** Undefined when the request has none. */
  bytes: Uint8Array<ArrayBuffer> | undefined;
  /** Gives the bytes' share of the common budget back; to be called once they are used. */
  release: () => void;
}

/** Bodies up to this size are taken even when large ones have used up the budget. */
const smallBody = 65_536;
/** Deeper documents than this are nobody's; functions that call themselves for each level would fail on them. */
const maxDepth = 200;

/**
 * Reads bodies for whoever needs them whole. Not a byte past the limit is kept, and all bodies together take no more
 * than four times the limit: a parsed one takes up to twenty times its size.
 * @param limit largest body in bytes.
 */
export function createBodyReader(
  limit: number,
): (
  incoming: IncomingMessage,
  options?: { limit?: number; proceed?: () => void },
) => Promise<ReadBody | Refusal> {
  let held = 0;
  return async (incoming, { limit: own = limit, proceed } = {}) => {
    if (!hasBody(incoming)) return { bytes: undefined, release: () => undefined };
    const max = Math.min(own, limit);
    const announced = Number(incoming.headers["content-length"] ?? 0);
    if (announced > max) return tooLarge(max);
    proceed?.();
    // One growing buffer: a million parts of one byte each would weigh more than the body.
    let bytes = new Uint8Array(Math.min(announced || 16_384, smallBody));
    let size = 0;
    let share = 0;
    const release = () => {
      held -= share;
      share = 0;
    };
    try {
      for await (const part of incoming.iterator({ destroyOnReturn: false })) {
        const data: Uint8Array = part;
        const needed = size + data.byteLength;
        if (needed > max) return (release(), tooLarge(max));
        if (needed > smallBody && held + needed - share > limit * 4) return (release(), busy);
        if (needed > smallBody) {
          held += needed - share;
          share = needed;
        }
        if (needed > bytes.byteLength) {
          const larger = new Uint8Array(Math.min(max, Math.max(needed, bytes.byteLength * 2)));
          larger.set(bytes.subarray(0, size));
          bytes = larger;
        }
        bytes.set(data, size);
        size = needed;
      }
    } catch (error) {
      release();
      throw error;
    }
    bytes = bytes.subarray(0, size);
    if (isTooDeep(bytes)) {
      release();
      return {
        status: 400,
        error: `The body nests objects and lists more than ${maxDepth} levels deep.`,
      };
    }
    return { bytes, release };
  };
}

/** The answer to a body that is larger than `limit` bytes. */
export const tooLarge = (limit: number): Refusal => ({
  status: 413,
  error: `The body is larger than ${sizeOf(limit)}, which is the most that the console takes here.`,
});

const busy: Refusal = {
  status: 503,
  error: "The console is taking in too many large bodies at this moment; try again in a minute.",
};

const sizeOf = (bytes: number): string =>
  bytes >= 1_000_000 ? `${bytes / 1_000_000} MB` : `${bytes / 1000} kB`;

const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Counts brackets outside of texts; says nothing about whether the body is JSON at all. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < bytes.byteLength; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (opening.has(byte)) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (closing.has(byte)) depth -= 1;
  }
  return false;
}
