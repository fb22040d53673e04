import { useEffect, useEffectEvent, useRef } from "react";

/** Refreshes whenever the value changes, be it by a choice or by the browser's Back (spec 2 §4: time range). */
export function useRefreshOn(value: string | undefined, refresh: () => void): void {
  const before = useRef(value);
  const again = useEffectEvent(refresh);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    again();
  }, [value]);
}
