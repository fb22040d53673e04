import { Rehearsed, setRehearsal } from "~/api/rehearsal";
import { isWrite } from "./isWrite";

/**
 * Does what a button would do up to its first write, which is held back at the door; a loop that goes on after a
 * refusal shows each of its writes. Reads are made.
 * @returns the writes as they would be sent, without anything that tells who calls.
 * @throws what the action throws before it comes to a write.
 */
export async function rehearse(action: () => unknown): Promise<readonly Request[]> {
  const held: Request[] = [];
  setRehearsal((request) => {
    if (!isWrite(request)) return false;
    held.push(request.clone());
    return true;
  });
  try {
    await action();
  } catch (error) {
    if (held.length === 0 && !(error instanceof Rehearsed)) throw error;
  } finally {
    setRehearsal(null);
  }
  return held;
}
