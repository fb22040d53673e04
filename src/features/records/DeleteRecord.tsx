import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "~/ui/button/Button";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";

interface Props {
  /** Deletes the record; resolves whether it worked. */
  onDelete: () => Promise<boolean>;
  isBusy: boolean;
}

/** Delete button with the question that comes first (spec 3 §8). */
export function DeleteRecord({ onDelete, isBusy }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button icon={Trash2} onClick={() => setIsAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete resource"
        description="Are you sure you want to delete this resource?"
        confirmLabel="Delete"
        danger
        busy={isBusy}
        onConfirm={() => void onDelete().then((isGone) => isGone && setIsAsking(false))}
      />
    </>
  );
}
