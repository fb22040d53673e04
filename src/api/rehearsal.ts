/** A write that was held back: somebody wanted to see it, not to send it. */
export class Rehearsed extends Error {
  override name = "Rehearsed";
}

/** A write that somebody looked at and did not want to be sent. */
export class NotSent extends Error {
  override name = "NotSent";
}

/** Whether a call is to be held back. */
type Judge = (request: Request) => boolean;

/** Whether a call may go, when it was looked at. */
type Question = (request: Request) => Promise<boolean>;

let judge: Judge | null = null;
let question: Question | null = null;

/** From now on calls that the judge picks are not sent; null is the usual way. */
export function setRehearsal(next: Judge | null): void {
  judge = next;
}

/** From now on every call waits for its answer; null is the usual way. Returns the way to take it back. */
export function askBeforeCalls(next: Question): () => void {
  question = next;
  return () => {
    if (question === next) question = null;
  };
}

/** Whether writes are held back now: what is refused meanwhile is nobody's trouble. */
export const isRehearsing = (): boolean => judge !== null;

/**
 * Waits until a call may be sent.
 * @throws Rehearsed where it is only to be seen, NotSent where somebody looked at it and said no.
 */
export async function passRehearsal(request: Request): Promise<void> {
  if (judge?.(request)) throw new Rehearsed("This call is only looked at.");
  if (question !== null && !(await question(request)))
    throw new NotSent("It was not sent, as you wished.");
}

/**
 * Takes steps of which each sends something, one after the other. While it is only looked at what would be sent, each
 * is shown, although the one before it was not sent.
 * @throws what the first failing step throws, Rehearsed in the end where nothing was sent.
 */
export async function inTurn(steps: Iterable<() => Promise<unknown>>): Promise<void> {
  let held: Rehearsed | undefined;
  for (const step of steps)
    try {
      await step();
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
      held = error;
    }
  if (held) throw held;
}

const secretNames = new Set<string>();

/** Fields that hold secrets although their names do not say so: plans show their values as variables. */
export const knownSecrets: ReadonlySet<string> = secretNames;

/** Says of fields of what is sent next that they hold secrets. */
export function nameSecrets(names: Iterable<string>): void {
  for (const name of names) secretNames.add(name);
}
