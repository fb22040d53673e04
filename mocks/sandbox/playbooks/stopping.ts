/** A run was stopped on purpose. */
export class Cancelled extends Error {
  override name = "Cancelled";
  constructor(message = "The run was cancelled.") {
    super(message);
  }
}

/** Waits, unless the signal ends it; then it rejects with the signal's reason. */
export const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
  });
