import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";

interface Props {
  /** Whether leaving the page would lose something. */
  isDirty: boolean;
  /** Called when the person agrees to lose it. */
  onDiscard: () => void;
}

/** Asks before a page with unsaved text is left, by a link, by Back or by closing the tab. Tabs of the page are not asked about. */
export function LeaveGuard({ isDirty, onDiscard }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    withResolver: true,
    enableBeforeUnload: () => isDirty,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title="Discard changes?"
      description="What you typed has not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      danger
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
}
