import { ChartColumn } from "lucide-react";
import type { Access } from "~/api/access";
import type { FlagReader } from "~/api/flags";
import type { NavItem } from "~/components/page/navItem";

/** Every area lists its own entries; a new one changes no other file. */
const found = import.meta.glob<{ nav: readonly NavItem[] }>("../features/*/nav.ts", {
  eager: true,
});
const items = Object.values(found).flatMap(({ nav }) => nav);
const inGroup = (group: NavItem["group"]) => items.filter((item) => item.group === group);

/** Top-level areas, in the order of the sidebar. */
export const areas: readonly NavItem[] = inGroup("areas").toSorted(
  (a, b) => (a.order ?? 0) - (b.order ?? 0),
);

/** The Settings submenu; `visibleNav` sorts it by title. */
export const settings: readonly NavItem[] = inGroup("settings");

/** Reached by the palette (and the bell), not by the sidebar. */
export const paletteOnly: readonly NavItem[] = inGroup("palette");

/** Views that the server puts into the sidebar: what their group needs. */
export const viewsGroup: NavItem = {
  title: "Views",
  path: "/views/$id",
  group: "areas",
  icon: ChartColumn,
  feature: "views",
  resource: "database",
};

/** What decides whether an entry is there. */
export interface NavState {
  access: Access;
  flags: FlagReader;
  /** Whether the router has a route of this path: areas that are not built are absent, not dead links. */
  isBuilt: (path: string) => boolean;
  /** Whether a hosted provider keeps people and sign-in. */
  isHosted: boolean;
}

/** Whether the entry is built, switched on and readable. */
export function isVisible(item: NavItem, { access, flags, isBuilt, isHosted }: NavState): boolean {
  return (
    !(isHosted && item.isSelfHostedOnly) &&
    (isBuilt(item.path) || (item.route !== undefined && isBuilt(item.route))) &&
    (item.feature === undefined || flags(item.feature)) &&
    access.can("read", item.resource)
  );
}

/** The entries of the sidebar for this person. Settings is empty for viewers. */
export function visibleNav(state: NavState): { areas: NavItem[]; settings: NavItem[] } {
  return {
    areas: areas.filter((item) => isVisible(item, state)),
    settings: state.access.isViewer
      ? []
      : settings
          .filter((item) => isVisible(item, state))
          .toSorted((a, b) => a.title.localeCompare(b.title, "en")),
  };
}

/** Where `/` leads: the first area that is there for this person, or undefined when none is. */
export const homeOf = (state: NavState): NavItem | undefined => {
  const visible = visibleNav(state);
  return visible.areas[0] ?? visible.settings[0];
};
