import { Menu, ScanSearch } from "lucide-react";
import { Suspense } from "react";
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
  /** Where pages put their title and controls. */
  setSlot: Record<keyof HeaderSlots, (element: HTMLElement | null) => void>;
  /** Opens the menu of a phone; absent where there is no menu. */
  onMenu?: () => void;
  isMenuOpen?: boolean;
}

/** The bar above every page (spec 1 §2): title and controls of the page, then what every page has. */
export function TopBar({ setSlot, onMenu, isMenuOpen }: TopBarProps) {
  const { looksFirst } = usePreferences();
  const { title: setTitle, extra: setExtra, actions: setActions } = setSlot;
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
        <div className={styles["title"]} ref={setTitle} />
      </div>
      <div className={styles["page"]}>
        <div className={styles["extra"]} ref={setExtra} />
        <div className={styles["actions"]} ref={setActions} />
      </div>
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
