import { RefreshCw } from "lucide-react";
import { NeighbourButtons, type useNeighbours } from "~/components/sheet/Neighbours";
import { IconButton } from "~/ui/button/IconButton";
import { Age } from "~/ui/time/Age";
import styles from "./CheckHeading.module.css";

interface Props {
  neighbours: ReturnType<typeof useNeighbours>;
  /** When the details were answered, ms since 1970; 0 before the first answer. */
  updatedAt: number;
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** In the header of the details: how old they are, refresh, and the way to the check before and after. */
export function CheckHeaderActions({ neighbours, updatedAt, isRefreshing, onRefresh }: Props) {
  return (
    <span className={styles["actions"]}>
      {updatedAt > 0 ? (
        <span className={styles["age"]}>
          Updated <Age value={new Date(updatedAt)} suffix />
        </span>
      ) : null}
      <IconButton
        icon={RefreshCw}
        label="Refresh the check"
        isBusy={isRefreshing}
        onClick={onRefresh}
      />
      <NeighbourButtons near={neighbours} noun="check" />
    </span>
  );
}
