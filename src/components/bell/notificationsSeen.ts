import { useSyncExternalStore } from "react";
import { toInstant } from "~/lib/time/instant";

const KEY = "quarterdeck.notificationsSeen";

/** Storage may be switched off; then the last look lasts as long as the page. */
let memory: string | null = null;
const listeners = new Set<() => void>();

function read(): string | null {
  try {
    return localStorage.getItem(KEY) ?? memory;
  } catch {
    return memory;
  }
}

/** Notes that everything up to a moment was seen; an earlier moment changes nothing. */
export function markNotificationsSeen(at: Date): void {
  const known = toInstant(read());
  if (known && known >= at) return;
  memory = at.toISOString();
  try {
    localStorage.setItem(KEY, memory);
  } catch {
    // See above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** When the reader last looked; null for somebody who never has. Another tab's look counts. */
export const useNotificationsSeen = (): string | null => useSyncExternalStore(subscribe, read);
