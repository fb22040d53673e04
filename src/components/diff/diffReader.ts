import { useEffect, useMemo, useState } from "react";
import { type Comparison, type DiffAnswer, diffOf, type DiffQuestion } from "./comparison";
import type { Diff } from "./diffModel";

/** Longer comparisons are made beside the page, which stays quick meanwhile. */
const big = 20_000;

const sizeOf = (comparison: Comparison) =>
  "patch" in comparison
    ? comparison.patch.length
    : comparison.before.length + comparison.after.length;

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, (diff: Diff) => void>();

/** Asks the worker, which is started by the first big comparison. */
function diffInWorker(comparison: Comparison): Promise<Diff> {
  if (!worker) {
    worker = new Worker(new URL("./diff.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<DiffAnswer>) => {
      waiting.get(data.id)?.(data.diff);
      waiting.delete(data.id);
    });
  }
  last += 1;
  const id = last;
  const answer = new Promise<Diff>((resolve) => waiting.set(id, resolve));
  worker.postMessage({ id, comparison } satisfies DiffQuestion);
  return answer;
}

/** The comparison, once it is made: at once for what is short. Keep the object stable. */
export function useDiff(comparison: Comparison): Diff | undefined {
  const isBig = sizeOf(comparison) > big;
  const own = useMemo(() => (isBig ? undefined : diffOf(comparison)), [comparison, isBig]);
  const [found, setFound] = useState<{ of: Comparison; diff: Diff }>();
  useEffect(() => {
    if (!isBig) return undefined;
    let isGone = false;
    void diffInWorker(comparison).then((diff) => {
      if (!isGone) setFound({ of: comparison, diff });
    });
    return () => {
      isGone = true;
    };
  }, [comparison, isBig]);
  return own ?? (found?.of === comparison ? found.diff : undefined);
}
