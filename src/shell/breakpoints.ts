/** Below this width the sidebar leaves the page and opens over it. */
export const phone = "(max-width: 767px)";

/** Below this width the sidebar is folded, and an open one collapses on a click outside (spec 1 §9). */
export const narrow = "(max-width: 1023px)";
