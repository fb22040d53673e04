import { singleKeys } from "~/ui/keys/keyHints";
import { isTyping } from "~/ui/keys/typing";
import { openOverlay } from "./overlays";
import { toggleSidebar } from "./sidebarState";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const command = isMac ? "⌘" : "Ctrl";

/** A chord of the console. The one single character, `?`, can be switched off: speech input may set it off. */
interface Shortcut {
  /** Value of `KeyboardEvent.key`, pressed with Ctrl or Cmd. */
  key: string;
  keys: string;
  title: string;
  run: () => void;
}

/** The chords that work on every page. */
export const shortcuts: readonly Shortcut[] = [
  {
    key: "k",
    keys: `${command} K`,
    title: "Open the command palette",
    run: () => openOverlay("palette"),
  },
  { key: "b", keys: `${command} B`, title: "Collapse or expand the sidebar", run: toggleSidebar },
  {
    key: ",",
    keys: `${command} ,`,
    title: "Open the preferences",
    run: () => openOverlay("preferences"),
  },
  {
    key: "/",
    keys: `${command} /`,
    title: "List the keyboard shortcuts",
    run: listShortcuts,
  },
];

function listShortcuts(): void {
  openOverlay("shortcuts");
}

/** How to write the chord with this key. */
export const keysOf = (key: string): string =>
  shortcuts.find((shortcut) => shortcut.key === key)?.keys ?? "";

/** Runs the chord that was pressed, if it is one. */
export function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey) return;
  if (event.key === "?" && !event.ctrlKey && !event.metaKey) {
    if (!singleKeys.isOn() || event.isComposing || isTyping(event.target)) return;
    event.preventDefault();
    return listShortcuts();
  }
  if (event.shiftKey || event.ctrlKey === event.metaKey) return;
  if (isMac ? event.ctrlKey : event.metaKey) return;
  const shortcut = shortcuts.find(({ key }) => key === event.key.toLowerCase());
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
}
