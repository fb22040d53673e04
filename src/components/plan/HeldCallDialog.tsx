import { useEffect } from "react";
import { Button } from "~/ui/button/Button";
import { answerAll, useHeldCalls } from "./heldCalls";
import { PlanDialog } from "./PlanDialog";

/** Shows each write that waits, the first one first, and lets it go or not. */
export function HeldCallDialog() {
  const calls = useHeldCalls();
  useEffect(() => () => answerAll(false), []);
  const [first, ...others] = calls;
  if (first === undefined) return null;
  const { plan, answer } = first;
  return (
    <PlanDialog
      title="Send this change?"
      description={
        others.length === 0
          ? "Nothing of it has been sent yet."
          : `Nothing of it has been sent yet. ${others.length} more ${others.length === 1 ? "waits" : "wait"} behind it.`
      }
      plan={plan}
      onClose={() => answer(false)}
      answers={
        <>
          <Button onClick={() => answer(false)}>Do not send</Button>
          {others.length > 0 ? (
            <Button onClick={() => answerAll(true)}>Send all {calls.length}</Button>
          ) : null}
          <Button variant="primary" data-dialog-start onClick={() => answer(true)}>
            Send
          </Button>
        </>
      }
    />
  );
}
