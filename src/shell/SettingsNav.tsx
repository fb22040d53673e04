import { Link, useLocation } from "@tanstack/react-router";
import { ChevronRight, Settings2 } from "lucide-react";
import { useId, useState } from "react";
import { Menu } from "~/ui/overlay/Menu";
import type { NavItem } from "~/components/page/navItem";
import { NavEntry } from "./NavEntry";
import styles from "./NavLinks.module.css";

/** The Settings submenu, open while one of its pages is shown or when asked for. */
export function SettingsGroup({
  items,
  onFollow,
}: {
  items: readonly NavItem[];
  onFollow?: () => void;
}) {
  const isInside = useIsInside(items);
  const [choice, setChoice] = useState<{ isOpen: boolean; isInside: boolean } | null>(null);
  // Arriving at a settings page opens the group even when it was closed before.
  const isOpen = choice !== null && choice.isInside === isInside ? choice.isOpen : isInside;
  const listId = useId();
  return (
    <section aria-label="Settings" className={styles["settings"]}>
      <button
        type="button"
        className={styles["entry"]}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setChoice({ isOpen: !isOpen, isInside })}
      >
        <span className={styles["icon"]} aria-hidden>
          <Settings2 size={16} strokeWidth={1.75} />
        </span>
        <span className={styles["title"]}>Settings</span>
        <ChevronRight size={14} aria-hidden className={styles["chevron"]} />
      </button>
      <ul className={styles["list"]} id={listId} hidden={!isOpen}>
        {items.map(({ title, path, icon: Icon }) => (
          <NavEntry
            key={path}
            title={title}
            path={path}
            icon={<Icon size={16} strokeWidth={1.75} />}
            isCollapsed={false}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </section>
  );
}

/** The same entries as a menu beside the collapsed sidebar. */
export function SettingsFlyout({ items }: { items: readonly NavItem[] }) {
  const isInside = useIsInside(items);
  return (
    <section aria-label="Settings" className={styles["settings"]}>
      <Menu
        side="right"
        trigger={
          <button
            type="button"
            className={styles["entry"]}
            data-collapsed
            data-current={isInside || undefined}
            aria-label="Settings"
            title="Settings"
          >
            <Settings2 size={16} strokeWidth={1.75} aria-hidden />
          </button>
        }
        groups={[
          {
            id: "settings",
            label: "Settings",
            items: items.map(({ title, path, icon: Icon }) => ({
              id: path,
              kind: "link",
              label: title,
              link: (
                <Link to={path}>
                  <Icon size={16} strokeWidth={1.75} aria-hidden /> {title}
                </Link>
              ),
            })),
          },
        ]}
      />
    </section>
  );
}

function useIsInside(items: readonly NavItem[]): boolean {
  const pathname = useLocation({ select: (location) => location.pathname });
  return items.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
}
