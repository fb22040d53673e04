import { preferences } from "~/components/preferences/preferences";

/** Expands or collapses the sidebar, for the button, the palette and the keyboard. */
export const toggleSidebar = (): void =>
  preferences.write({
    sidebar: preferences.read().sidebar === "collapsed" ? "expanded" : "collapsed",
  });
