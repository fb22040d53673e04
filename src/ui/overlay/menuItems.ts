import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

/** Parts that every entry of a menu has. */
type Common = {
  /** Unique in its menu. */
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Why it is not possible now; stands below the label, and choosing it does nothing. */
  disabledReason?: string | undefined;
};

type Action = Common & {
  kind?: "action";
  onSelect: () => void;
  isDanger?: boolean;
  shortcut?: string;
  /** The menu stays until the page goes, or the reason why it does not is told. */
  keepsOpen?: boolean;
};

/** One of a menu's radio choices; `note` stands faint behind the label. */
type MenuChoice = { value: string; label: string; note?: string | undefined };

/** An entry of a menu. */
export type MenuItem =
  | Action
  | (Common & { kind: "link"; link: ReactElement })
  | (Common & { kind: "check"; isChecked: boolean; onChange: (isChecked: boolean) => void })
  | (Common & { kind: "menu"; groups: readonly MenuGroup[] })
  | {
      kind: "choices";
      id: string;
      value: string | undefined;
      choices: readonly MenuChoice[];
      onChange: (value: string) => void;
    }
  /** To be read, not chosen: who is signed in, a version. */
  | { kind: "text"; id: string; text: ReactNode };

/** Entries that belong together, with a line between groups. Empty groups are left out. */
export type MenuGroup = { id: string; label?: string; items: readonly MenuItem[] };

/** The groups that have entries; a menu without any is not worth a button. */
export function filledGroups(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}
