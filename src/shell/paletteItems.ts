import { useQuery, useQueryClient } from "@tanstack/react-query";
import { config } from "~/api/config";
import { useContributedActions, type PaletteAction } from "~/components/palette/paletteActions";
import { preferences, usePreferences } from "~/components/preferences/preferences";
import { listSandboxPeopleOptions } from "~generated/sandbox/@tanstack/react-query.gen";
import { creations } from "./creations";
import { isVisible, paletteOnly, visibleNav } from "./nav";
import { openOverlay } from "./overlays";
import { toggleSidebar } from "./sidebarState";
import { useActAs } from "./useActAs";
import { useNav } from "./useNav";

/** Everything that the palette offers here and now: contributions of the page first, then pages, then actions. */
export function usePaletteItems(): readonly PaletteAction[] {
  const contributed = useContributedActions();
  const state = useNav();
  const client = useQueryClient();
  const { theme, looksFirst } = usePreferences();
  const actAs = useActAs();
  const people = useQuery({
    ...listSandboxPeopleOptions(),
    enabled: config().sandbox && config().auth === "none",
  });
  const { areas, settings } = visibleNav(state);
  const isDark =
    theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  const other = isDark ? "light" : "dark";
  return [
    ...contributed,
    ...areas.map(({ title, path }) => ({ id: path, title, group: "Pages", to: path })),
    ...paletteOnly
      .filter((item) => isVisible(item, state))
      .map(({ title, path }) => ({ id: path, title, group: "Pages", to: path })),
    ...settings.map(({ title, path }) => ({ id: path, title, group: "Settings", to: path })),
    ...creations
      .filter(
        ({ access: { action, resource }, nav }) =>
          state.access.can(action, resource) &&
          [...areas, ...settings, ...paletteOnly].some(({ path }) => path === nav),
      )
      .map(({ title, path }) => ({
        id: `new-${path}`,
        title,
        group: "Actions",
        keywords: "create add",
        to: path,
      })),
    {
      id: "contract",
      title: "Contract",
      group: "Settings",
      keywords: "about version drift",
      to: "/settings/about/contract",
    },
    {
      id: "contract-reference",
      title: "Contract reference",
      group: "Settings",
      keywords: "api documentation openapi schemas",
      run: () => location.assign("/contract/"),
    },
    {
      id: "refresh",
      title: "Refresh everything on this page",
      group: "Actions",
      keywords: "reload",
      run: () => void client.refetchQueries({ type: "active" }),
    },
    {
      id: "theme",
      title: `Switch to the ${other} theme`,
      group: "Actions",
      keywords: "toggle appearance mode",
      run: () => preferences.write({ theme: other }),
    },
    {
      id: "look-first",
      title: looksFirst
        ? "Send changes without showing them first"
        : "Show changes before they are sent",
      group: "Actions",
      keywords: "plan preview call curl dry run",
      run: () => preferences.write({ looksFirst: !looksFirst }),
    },
    {
      id: "sidebar",
      title: "Collapse or expand the sidebar",
      group: "Actions",
      run: toggleSidebar,
    },
    {
      id: "preferences",
      title: "Preferences",
      group: "Actions",
      run: () => openOverlay("preferences"),
    },
    {
      id: "mcp",
      title: "Setup MCP",
      group: "Actions",
      keywords: "token assistant client",
      run: () => openOverlay("mcp"),
    },
    ...(state.access.can("write", "database")
      ? [
          {
            id: "kubeconfig",
            title: "Download kubeconfig",
            group: "Actions",
            keywords: "kubectl",
            run: () => openOverlay("kubeconfig"),
          },
        ]
      : []),
    {
      id: "shortcuts",
      title: "Keyboard shortcuts",
      group: "Actions",
      run: () => openOverlay("shortcuts"),
    },
    ...(people.data ?? [])
      .filter(({ active }) => !active)
      .map(({ id, name, role }) => ({
        id: `act-as-${id}`,
        title: `Act as ${name} (${role})`,
        group: "Sandbox",
        run: () => actAs.mutate({ body: { person_id: id } }),
      })),
  ];
}
