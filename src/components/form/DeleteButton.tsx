import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { errorTextOr } from "~/api/errors";
import { PlanButton } from "~/components/plan/PlanButton";
import { notifyError, notifyText } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";

interface Props {
  icon?: LucideIcon;
  /** The question: "Delete Scope payments". */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** Which of several that stand in one list: "view payments". */
  of?: string;
  disabledReason?: string | undefined;
  /** Called when the question shows, for what its description has to look up. */
  onAsk?: () => void;
  /** What is said where the server gives no reason. */
  failed?: string;
  /** Deletes; resolves whether it is gone. What it throws is told, and the record stays. */
  onDelete: () => Promise<boolean>;
  /** Called once it is gone. */
  onDeleted: () => void;
}

/** The one way to delete: a button, the question, and what failed. */
export function DeleteButton(props: Props) {
  const { icon, title, description, disabledReason, onAsk, failed, onDelete, onDeleted } = props;
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    try {
      const isGone = await onDelete();
      setIsAsking(false);
      if (isGone) onDeleted();
    } catch (error) {
      setIsAsking(false);
      if (failed === undefined) notifyError(error);
      else notifyText("error", errorTextOr(error, failed));
    }
  };
  return (
    <>
      <Button
        {...(icon && { icon })}
        {...(props.of !== undefined && { "aria-label": `Delete ${props.of}` })}
        disabledReason={disabledReason}
        onClick={() => {
          onAsk?.();
          setIsAsking(true);
        }}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        description={description}
        confirmLabel="Delete"
        danger
        onConfirm={confirm}
        footerStart={<PlanButton action={onDelete} />}
      />
    </>
  );
}
