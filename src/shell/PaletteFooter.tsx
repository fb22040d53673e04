import { Kbd } from "@radix-ui/themes";
import "~/ui/theme/parts/Kbd.css";
import styles from "./Palette.module.css";
import type { PaletteRow } from "./usePaletteGroups";

interface Props {
  active: PaletteRow | undefined;
  isPinned: boolean;
  onPick: () => void;
  onPin: () => void;
}

/** What can be done with the marked line beside choosing it, with the keys that do it. */
export function PaletteFooter({ active, isPinned, onPick, onPin }: Props) {
  if (active === undefined || (active.subject === undefined && active.path === undefined))
    return null;
  return (
    <div className={styles["footer"]}>
      {active.subject && (
        <button type="button" className={styles["key"]} onClick={onPick}>
          Actions of {active.title} <Kbd size="1">→</Kbd>
        </button>
      )}
      {active.path !== undefined && (
        <button type="button" className={styles["key"]} aria-pressed={isPinned} onClick={onPin}>
          {isPinned ? "Unpin" : "Pin"} <Kbd size="1">Alt P</Kbd>
        </button>
      )}
    </div>
  );
}
