/** Milliseconds after which the first screen is taken to stand. */
const SETTLED = 3_000;
/** Milliseconds without a key, a press or a scroll after which the reader is taken to look, not to act. */
const QUIET = 1_000;
/** Milliseconds after which a task that does not end lets the next one start, and a browser that never rests is asked all the same. */
const PATIENCE = 5_000;

type Task = () => unknown;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis)
      requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else resolve();
  });

async function attempt(task: Task): Promise<void> {
  try {
    await task();
  } catch {
    // Whoever needs what did not come asks for it again, and hears of it.
  }
}

/** Watches one page; a page has one, its tests have one each. */
export function quietPage() {
  const waiting: Task[] = [];
  let isRunning = false;
  /** When the reader last did something, as `performance.now` has it. */
  let lastAct = -QUIET;
  let settled: Promise<void> | undefined;

  function watchActs(): void {
    const note = () => {
      lastAct = performance.now();
    };
    // No "scroll": pages scroll by themselves as well.
    for (const type of ["wheel", "touchmove", "keydown", "pointerdown"])
      addEventListener(type, note, { capture: true, passive: true });
  }

  async function untilQuiet(): Promise<void> {
    for (;;) {
      const left = lastAct + QUIET - performance.now();
      if (left <= 0) return;
      await after(left);
    }
  }

  /** The page is there and has settled; from then on it is watched for what the reader does. */
  async function untilSettled(): Promise<void> {
    watchActs();
    if (document.readyState !== "complete")
      await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
    await after(SETTLED);
  }

  const pageSettled = () => (settled ??= untilSettled());

  async function run(): Promise<void> {
    await pageSettled();
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      await untilQuiet();
      await idle();
      await Promise.race([attempt(task), after(PATIENCE)]);
    }
    isRunning = false;
  }

  return {
    /**
     * Runs the task once the page has settled, the browser has nothing to do and the reader has stopped scrolling,
     * typing and pressing: one after the other, since reading a fetched script takes a slow machine longer than a frame.
     * @param task may return a promise; its failure is its own matter.
     */
    whenQuiet: (task: Task): void => {
      waiting.push(task);
      if (isRunning) return;
      isRunning = true;
      void run();
    },
    /** Resolves once the page has settled and the browser has nothing to do, whatever the reader does. */
    whenSettled: async (): Promise<void> => {
      await pageSettled();
      await idle();
    },
  };
}

/** The page that this is. */
export const page = quietPage();
