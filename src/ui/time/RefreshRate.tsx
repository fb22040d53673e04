import { useSyncExternalStore } from "react";
import { parseRefreshRate, REFRESH_RATES } from "~/lib/time/refreshRate";
import { Age } from "./Age";
import { PickOne } from "~/ui/field/PickOne";
import styles from "./RefreshRate.module.css";

const key = "quarterdeck.healthPageRefreshRate";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): string {
  try {
    return localStorage.getItem(key) ?? "None";
  } catch {
    return "None";
  }
}

/** The last rate chosen in this browser, for pages whose address names none. */
export const useStoredRate = (): string => useSyncExternalStore(subscribe, stored);

function store(value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the rate holds through the address.
  }
  for (const listener of listeners) listener();
}

interface Props {
  /** Rate in force, such as "30s", or "None". */
  value: string;
  onChange: (value: string) => void;
  /** When the shown data was answered, ms since 1970; 0 before the first answer. */
  updatedAt: number;
}

/** Refresh rate (spec 2 §4) with the age of what is shown. A rate that is not on the list but can be read is kept. */
export function RefreshRate({ value, onChange, updatedAt }: Props) {
  const isListed = REFRESH_RATES.some((rate) => rate.value === value);
  const own = !isListed && parseRefreshRate(value) !== null ? [{ value, label: value }] : [];
  return (
    <span className={styles["rate"]}>
      {updatedAt > 0 ? (
        <span className={styles["age"]}>
          Updated <Age value={new Date(updatedAt)} suffix />
        </span>
      ) : null}
      <PickOne
        label="Refresh"
        options={[
          ...REFRESH_RATES.map((rate) => ({ value: rate.value, label: rate.label })),
          ...own,
        ]}
        value={isListed || own.length > 0 ? value : "None"}
        onChange={(rate) => {
          store(rate);
          onChange(rate);
        }}
      />
    </span>
  );
}
