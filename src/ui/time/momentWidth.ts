import type { DateTimeStyle } from "~/lib/time/datetime";

/** Pixels that a point in time needs as the reader wants it written, with the padding of a cell. */
export const momentWidth: Readonly<Record<DateTimeStyle, number>> = {
  short: 0,
  medium: 112,
  full: 238,
  timestamp: 192,
};
