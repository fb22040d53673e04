import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";

interface ShownOnce {
  /** Notes that the token was copied: from here the dialog closes without asking. */
  take: () => void;
  /** Closes, or asks first. */
  close: () => void;
  /** Stands beside the dialog. */
  question: ReactNode;
}

/** A dialog with a token that cannot be shown again: who closes it, or leaves, without a copy is asked. */
export function useShownOnce(onClose: () => void): ShownOnce {
  const [isTaken, setIsTaken] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isClosing = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => !isTaken && !isClosing.current,
    withResolver: true,
    enableBeforeUnload: () => !isTaken,
  });
  return {
    take: () => setIsTaken(true),
    close: () => (isTaken ? onClose() : setIsAsking(true)),
    question: (
      <ConfirmDialog
        open={isAsking || blocker.status === "blocked"}
        onOpenChange={() => {
          setIsAsking(false);
          blocker.reset?.();
        }}
        title="Close without the token?"
        description="You have not copied it, and it cannot be shown again."
        confirmLabel="Close"
        cancelLabel="Go back"
        danger
        onConfirm={() => {
          setIsAsking(false);
          isClosing.current = true;
          if (blocker.proceed) blocker.proceed();
          else onClose();
        }}
      />
    ),
  };
}
