import type { LucideIcon } from "lucide-react";
import type { Feature } from "~generated/features";
import type { Resource } from "~generated/roleMatrix";

/**
 * One entry of the navigation, as the sidebar, the palette and the start page read it (spec 1 §2 and §6). An area lists
 * its own as `nav` in its `nav.ts`; the shell finds them there.
 */
export interface NavItem {
  title: string;
  path: string;
  /** Where it stands: at the top level of the sidebar, in its Settings submenu, or in the palette alone. */
  group: "areas" | "settings" | "palette";
  /** Place among the areas; Settings are sorted by title. */
  order?: number;
  icon: LucideIcon;
  /** Absent where no flag switches it off. */
  feature?: Feature;
  /** Reading this resource is what it takes to see the entry. */
  resource: Resource;
  /** Route that also serves the path, for the generic settings tables. */
  route?: string;
  /** Not there where a hosted provider keeps the people. */
  isSelfHostedOnly?: boolean;
}
