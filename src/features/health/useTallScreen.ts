import { useSyncExternalStore } from "react";

/** Height from which the chart stands above the tabs instead of in one of its own (spec 2 §9). */
const query = "(min-height: 992px)";

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", listener);
  return () => list.removeEventListener("change", listener);
}

export const useTallScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches);
