import { useCallback, useLayoutEffect, useRef, useState } from "react";

/**
 * Lets an action run once at a time: a second click, Enter or menu entry while it is under way does nothing. The guard
 * is a ref, so it also holds between two clicks of one frame, before anything is drawn anew.
 * @returns the guarded action, the same one on every render, and whether it is under way.
 */
export function useOnce<Args extends readonly unknown[]>(
  action: (...args: Args) => unknown,
): readonly [run: (...args: Args) => void, isBusy: boolean] {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  const run = useCallback((...args: Args): void => {
    if (isRunning.current) return;
    const result = latest.current(...args);
    if (!(result instanceof Promise)) return;
    isRunning.current = true;
    setIsBusy(true);
    void result.finally(() => {
      isRunning.current = false;
      setIsBusy(false);
    });
  }, []);
  return [run, isBusy];
}
