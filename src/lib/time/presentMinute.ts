const minute = 60_000;

/** The minute that a moment lies in. */
export const minuteOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / minute) * minute);

let present = new Date(0);

/** The present minute; the same object for as long as it lasts. */
export function presentMinute(): Date {
  const now = minuteOf(new Date());
  if (present.getTime() !== now.getTime()) present = now;
  return present;
}
