/** What lets a box that scrolls be reached and scrolled by keyboard, and be known by name. */
export const scrollRegion = (label: string) =>
  ({ role: "region", tabIndex: 0, "aria-label": label }) as const;
