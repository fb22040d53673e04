import { useEffect, useEffectEvent, useRef, useState } from "react";
import { pauseAfter } from "~/components/parts/missingParts";
import { useNow } from "~/ui/time/now";

/**
 * Calls `retry` by itself for as long as the component shows: after pauses that grow up to half a minute, and when the
 * browser is online again.
 * @param isRetrying whether an attempt is under way; the next pause starts when it has ended.
 * @returns whole seconds until the next attempt; undefined while one is under way.
 */
export function useAutoRetry(isRetrying: boolean, retry: () => void): number | undefined {
  const [due, setDue] = useState<number>();
  const failures = useRef(0);
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (isRetrying) return undefined;
    failures.current += 1;
    const pause = pauseAfter(failures.current);
    setDue(Date.now() + pause);
    const timer = setTimeout(again, pause);
    const onOnline = () => again();
    addEventListener("online", onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", onOnline);
      setDue(undefined);
    };
  }, [isRetrying]);
  const now = useNow(due);
  if (due === undefined || now === undefined) return undefined;
  return Math.max(1, Math.ceil((due - now) / 1_000));
}
