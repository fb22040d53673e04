/** Below this width the sidebar leaves the page and opens over it. */
export const phone = "(max-width: 767px)";

/** Below this width an expanded sidebar collapses on a click outside (spec 1 §9). */
export const narrow = "(max-width: 1023px)";
