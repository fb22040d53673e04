import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";

/** Parts that every entry of a menu has. */
type Common = {
  /** Unique in its menu. */
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Why it is not possible now; stands below the label, and choosing it does nothing. */
  disabledReason?: string | undefined;
};

/** An entry of a menu. */
export type MenuItem =
  | (Common & { kind?: "action"; onSelect: () => void; isDanger?: boolean; shortcut?: string })
  | (Common & { kind: "link"; link: ReactElement })
  | (Common & { kind: "check"; isChecked: boolean; onChange: (isChecked: boolean) => void })
  | (Common & { kind: "menu"; groups: readonly MenuGroup[] });

/** Entries that belong together, with a line between groups. Empty groups are left out. */
export type MenuGroup = { id: string; label?: string; items: readonly MenuItem[] };

/** The groups that have entries; a menu without any is not worth a button. */
export function filledGroups(groups: readonly MenuGroup[]): readonly MenuGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}
