import { EmptyState } from "~/ui/feedback/EmptyState";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./definition.module.css";
import { DefinitionItem } from "./DefinitionPanel";
import { definitionOf } from "./incident";
import { useIncident } from "./useIncident";

/** The definition of done at full size, to read. */
export function DefinitionDialog({ onClose }: { onClose: () => void }) {
  const items = definitionOf(useIncident());
  return (
    <Dialog open onOpenChange={onClose} title="Definition of done evidences" size="full">
      {items.length === 0 ? (
        <EmptyState
          title="Nothing to show"
          text="There are no evidences which are part of definition of done"
        />
      ) : (
        <ul className={styles["items"]}>
          {items.map((item) => (
            <DefinitionItem key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
