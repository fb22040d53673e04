import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { Feature } from "~generated/features";
import type { Resource } from "~generated/roleMatrix";

/** What an entry counts, with what the figure means: "2 runs wait for your approval". Zero is not shown. */
export interface NavCount {
  value: number;
  label: string;
}

/** What a badge is given: how its count is shown. */
export interface NavBadgeProps {
  children: (count: NavCount) => ReactNode;
}

/**
 * One entry of the navigation, as the sidebar, the palette and the start page read it (spec 1 §2 and §6). An area lists
 * its own as `nav` in its `nav.ts`; the shell finds them there.
 */
export interface NavItem {
  title: string;
  path: string;
  /** Where it stands: at the top level of the sidebar, in its Settings submenu, or in the palette alone. */
  group: "areas" | "settings" | "palette";
  /** What the page is for, in a sentence: stands in the index of the settings. */
  about?: string;
  /** Place among the areas; Settings are sorted by title. */
  order?: number;
  icon: LucideIcon;
  /** Reads what the entry counts, in a chunk of its own (`lazyPart`); it asks no more than twice a minute. */
  badge?: ComponentType<NavBadgeProps>;
  /** Absent where no flag switches it off. */
  feature?: Feature;
  /** Reading this resource is what it takes to see the entry. */
  resource: Resource;
  /** Route that also serves the path, for the generic settings tables. */
  route?: string;
  /** Not there where a hosted provider keeps the people. */
  isSelfHostedOnly?: boolean;
}
