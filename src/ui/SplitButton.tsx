import { ChevronDown, type LucideIcon } from "lucide-react";
import { Button } from "./Button";
import { Menu } from "./Menu";
import { filledGroups, type MenuGroup } from "./menuItems";
import styles from "./SplitButton.module.css";

type Props = {
  /** Text of the main action. */
  label: string;
  onClick: () => void;
  icon?: LucideIcon;
  variant?: "primary" | "plain";
  isBusy?: boolean;
  /** Why the main action is not possible now; the menu stays in use. */
  disabledReason?: string | undefined;
  /** Accessible name of the button that opens the menu, for example "More ways to save". */
  menuLabel: string;
  groups: readonly MenuGroup[];
};

/** The usual action as a button, and its relatives in a menu beside it. */
export function SplitButton(props: Props) {
  const {
    label,
    onClick,
    icon,
    variant = "plain",
    isBusy,
    disabledReason,
    menuLabel,
    groups,
  } = props;
  const hasMenu = filledGroups(groups).length > 0;
  return (
    <span className={styles["split"]} data-menu={hasMenu || undefined}>
      <Button
        variant={variant}
        icon={icon}
        isBusy={isBusy}
        disabledReason={disabledReason}
        onClick={onClick}
      >
        {label}
      </Button>
      {hasMenu && (
        <Menu
          groups={groups}
          trigger={
            <Button
              variant={variant}
              aria-label={menuLabel}
              title={menuLabel}
              className={styles["more"]}
            >
              <ChevronDown size={14} aria-hidden />
            </Button>
          }
        />
      )}
    </span>
  );
}
