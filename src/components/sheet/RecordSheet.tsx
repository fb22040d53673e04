import { Link2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { copyAndNotify } from "~/components/messages/notify";
import { IconButton } from "~/ui/button/IconButton";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Later } from "~/ui/layout/Later";
import { Dialog } from "~/ui/overlay/Dialog";
import { NeighbourButtons, type Neighbours, useNeighbours } from "./Neighbours";
import styles from "./sheet.module.css";

interface Props {
  /** Id of the record that is shown. */
  id: string;
  /** What it is, in small letters: "change". */
  noun: string;
  title: ReactNode;
  onClose: () => void;
  /** The list that it was opened from. */
  neighbours?: Neighbours | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

/** Details of a record beside the list that it stands in, which stays in use; k and j lead to its neighbours. */
export function RecordSheet({ id, noun, title, onClose, neighbours, footer, children }: Props) {
  const [isExpanded, setIsExpanded] = useState(false);
  const near = useNeighbours(id, noun, neighbours);
  return (
    // The dialog stands elsewhere in the document, but what is pressed in it comes by here.
    <div role="presentation" className={styles["keys"]} onKeyDown={near.onKeyDown}>
      <Dialog
        open
        size="full"
        sheet
        flush
        isExpanded={isExpanded}
        onExpandedChange={setIsExpanded}
        onOpenChange={onClose}
        title={title}
        headerExtra={
          <Later fallback={null}>
            {neighbours ? <NeighbourButtons near={near} noun={noun} /> : null}
            <IconButton
              icon={Link2}
              label="Copy link"
              onClick={() => void copyAndNotify(location.href)}
            />
          </Later>
        }
        footer={footer}
      >
        <Later fallback={<Skeleton rows={8} />}>{children}</Later>
      </Dialog>
    </div>
  );
}
