import type { Worker } from "./host";

/** Looks again and again, one look at a time; one that fails is said on the console, and the next is tried. */
export function repeated(what: string, everyMs: number, look: () => Promise<void>): Worker {
  let work: Promise<void> = Promise.resolve();
  let isOver = false;
  const timer = setInterval(() => {
    work = work
      .then(async () => {
        if (!isOver) await look();
      })
      .catch((error: unknown) => {
        if (!isOver) console.error(`The sandbox's ${what}:`, error);
      });
  }, everyMs);
  return {
    async stop() {
      isOver = true;
      clearInterval(timer);
      await work;
    },
  };
}
