const minute = 60_000;

let present = new Date(0);

/** The present minute; the same object for as long as it lasts. */
export function presentMinute(): Date {
  const start = Math.floor(Date.now() / minute) * minute;
  if (present.getTime() !== start) present = new Date(start);
  return present;
}
