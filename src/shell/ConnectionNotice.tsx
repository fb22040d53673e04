import { CloudOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { retryNow, useMissingParts } from "~/components/parts/missingParts";
import { Button } from "~/ui/button/Button";
import styles from "./ConnectionNotice.module.css";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the browser says that it has a connection. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

function words(isOnline: boolean, missing: number): string | undefined {
  if (!isOnline)
    return missing > 0
      ? "You are offline. What you opened comes as soon as you are back online."
      : "You are offline. What you see may be old; the page goes on once you are back online.";
  if (missing > 0)
    return "A part of the console could not be loaded. It is tried again until it comes.";
  return undefined;
}

/** Says above every page that there is no connection, or that a part of the console does not come. */
export function ConnectionNotice() {
  const isOnline = useOnline();
  const missing = useMissingParts();
  const text = words(isOnline, missing);
  return (
    <div role="status" aria-live="polite" aria-label="Connection">
      {text === undefined ? null : (
        <div className={styles["notice"]}>
          <CloudOff size={15} aria-hidden />
          <span>{text}</span>
          {missing > 0 ? (
            <Button variant="quiet" onClick={retryNow}>
              Try again now
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}
