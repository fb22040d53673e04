/** A write that was held back: somebody wanted to see it, not to send it. */
export class Rehearsed extends Error {
  override name = "Rehearsed";
}

/** Whether a call is to be held back. */
type Judge = (request: Request) => boolean;

let judge: Judge | null = null;

/** From now on calls that the judge picks are not sent; null is the usual way. */
export function setRehearsal(next: Judge | null): void {
  judge = next;
}

/** Whether writes are held back now: what is refused meanwhile is nobody's trouble. */
export const isRehearsing = (): boolean => judge !== null;

/** @throws Rehearsed where this call is only to be seen. */
export function refuseInRehearsal(request: Request): void {
  if (judge?.(request)) throw new Rehearsed("This call is only looked at.");
}
