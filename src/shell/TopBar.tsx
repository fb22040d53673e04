import { Menu, ScanSearch } from "lucide-react";
import { Suspense, useCallback } from "react";
import { NotificationBell } from "~/components/bell/NotificationBell";
import type { HeaderSlots } from "~/components/page/PageHeader";
import { lazyPart } from "~/components/parts/lazyPart";
import { preferences, usePreferences } from "~/components/preferences/preferences";
import { IconButton } from "~/ui/button/IconButton";
import { AccountMenu } from "./AccountMenu";
import { HelpMenu } from "./HelpMenu";
import { PreferencesButton } from "./PreferencesButton";
import styles from "./TopBar.module.css";

// The range that comes along from page to page: nobody waits for it, and few have one.
const PinnedRange = lazyPart(
  async () => (await import("~/components/timeRange/PinnedRange")).PinnedRange,
  { isPatient: true },
);

interface TopBarProps {
  /** Where pages put their title and controls (`newHeaderSlots`). */
  slots: HeaderSlots;
  /** Opens the menu of a phone; absent where there is no menu. */
  onMenu?: () => void;
  isMenuOpen?: boolean;
}

function slot(name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = styles[name] ?? "";
  return element;
}

/**
 * Places for a page's title and controls, which the bar takes in. They are there before the bar: a page that had to wait
 * for it would be drawn, and then drawn once more with its controls.
 */
export const newHeaderSlots = (): HeaderSlots => ({
  title: slot("title"),
  extra: slot("extra"),
  actions: slot("actions"),
});

/** The bar above every page (spec 1 §2): title and controls of the page, then what every page has. */
export function TopBar({ slots, onMenu, isMenuOpen }: TopBarProps) {
  const { looksFirst } = usePreferences();
  const holdTitle = useCallback((place: HTMLElement | null) => place?.append(slots.title), [slots]);
  const holdControls = useCallback(
    (place: HTMLElement | null) => place?.append(slots.extra, slots.actions),
    [slots],
  );
  return (
    <header className={styles["bar"]}>
      <div className={styles["lead"]}>
        {onMenu !== undefined && (
          <IconButton
            icon={Menu}
            label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
          />
        )}
        <div className={styles["place"]} ref={holdTitle} />
      </div>
      <div className={styles["page"]} ref={holdControls} />
      <div className={styles["tools"]}>
        <Suspense fallback={null}>
          <PinnedRange />
        </Suspense>
        {looksFirst ? (
          <IconButton
            icon={ScanSearch}
            label="Changes are shown before they are sent. Send them at once again"
            onClick={() => preferences.write({ looksFirst: false })}
          />
        ) : null}
        <NotificationBell />
        <PreferencesButton />
        <HelpMenu />
        <AccountMenu />
      </div>
    </header>
  );
}
