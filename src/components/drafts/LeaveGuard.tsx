import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";

interface Props {
  /** Whether leaving would lose something. */
  isDirty: boolean;
  /** Search parameters that lead to another form on the same page, such as the type of what is added. */
  keys?: readonly string[];
  /** Asked by a close button of the form itself. */
  isAsking?: boolean;
  /** The person stays. */
  onStay?: () => void;
  /** The person agrees to lose what was typed. */
  onDiscard: () => void;
}

const at = (search: object, key: string): unknown => Reflect.get(search, key);

/**
 * Asks before what was typed is left: by a link, by Back, by closing the tab or the form. Other parameters of the same
 * page, such as its tab, are not asked about.
 */
export function LeaveGuard({ isDirty, keys = [], isAsking = false, onStay, onDiscard }: Props) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      (current.pathname !== next.pathname ||
        keys.some((key) => at(current.search, key) !== at(next.search, key))),
    withResolver: true,
    enableBeforeUnload: () => isDirty,
  });
  return (
    <ConfirmDialog
      open={isAsking || blocker.status === "blocked"}
      onOpenChange={() => {
        onStay?.();
        blocker.reset?.();
      }}
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
