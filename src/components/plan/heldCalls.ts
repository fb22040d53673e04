import { useSyncExternalStore } from "react";
import { knownSecrets } from "~/api/rehearsal";
import { isWrite } from "./isWrite";
import { type Plan, planOf } from "./readPlan";

/** A write that waits for somebody to look at it. */
interface HeldCall {
  plan: Plan;
  answer: (isSent: boolean) => void;
}

let held: readonly HeldCall[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly HeldCall[]): void {
  held = next;
  for (const listener of listeners) listener();
}

/** Waits until somebody has said whether the call is sent; what changes nothing goes at once. */
export async function askAbout(request: Request): Promise<boolean> {
  if (!isWrite(request)) return true;
  const plan = await planOf([request.clone()], knownSecrets);
  return new Promise((resolve) => {
    const call: HeldCall = {
      plan,
      answer: (isSent) => {
        keep(held.filter((one) => one !== call));
        resolve(isSent);
      },
    };
    keep([...held, call]);
  });
}

/** Answers for all that wait. */
export function answerAll(isSent: boolean): void {
  for (const { answer } of held) answer(isSent);
}

/** Writes that wait, in the order in which they came. */
export const useHeldCalls = (): readonly HeldCall[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );
