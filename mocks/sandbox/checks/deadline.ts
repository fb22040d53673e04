/** A run took longer than it may. */
export class DeadlineError extends Error {
  override name = "DeadlineError";
  constructor(readonly limitMs: number) {
    super(`No answer within ${limitMs % 1000 === 0 ? `${limitMs / 1000} s` : `${limitMs} ms`}.`);
  }
}

/**
 * Gives `work` a signal that aborts after `limitMs` (with DeadlineError) or with its parent, and rejects with that
 * reason at once, so that work which cannot be stopped (a name lookup) does not hold its caller.
 */
export async function withDeadline<Result>(
  parent: AbortSignal,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  parent.throwIfAborted();
  const controller = new AbortController();
  const { promise: aborted, reject } = rejection();
  const abort = (reason: unknown) => {
    reject(reason);
    controller.abort(reason);
  };
  const onParent = () => abort(parent.reason);
  parent.addEventListener("abort", onParent, { once: true });
  const timer = setTimeout(() => abort(new DeadlineError(limitMs)), limitMs);
  try {
    return await Promise.race([work(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
    parent.removeEventListener("abort", onParent);
  }
}

function rejection(): { promise: Promise<never>; reject: (reason: unknown) => void } {
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<never>((_, settle) => {
    reject = settle;
  });
  promise.catch(() => undefined);
  return { promise, reject };
}
