import { useSyncExternalStore } from "react";

/** Below this width the sidebar leaves the page and opens over it. */
export const phone = "(max-width: 767px)";

/** Below this width an expanded sidebar collapses on a click outside (spec 1 §9). */
export const narrow = "(max-width: 1023px)";

/** Whether the window fits the media query, as it changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => matchMedia(query).matches,
  );
}
