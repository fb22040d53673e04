import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";

interface Props {
  /** Whether leaving would lose something. */
  isDirty: boolean;
  /** Called when the person agrees to lose it. */
  onDiscard: () => void;
}

const typeIn = (search: unknown): unknown =>
  typeof search === "object" && search !== null && "type" in search ? search.type : undefined;

/**
 * Asks before unsaved work is left: by a link, by Back, for the choice of another type or by closing the tab. Tabs of
 * the editor are not asked about.
 */
export function LeaveEditor({ isDirty, onDiscard }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname || typeIn(current.search) !== typeIn(next.search)),
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
