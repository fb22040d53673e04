import { Link } from "@tanstack/react-router";
import { Suspense, type ComponentType, type ReactNode } from "react";
import type { NavBadgeProps, NavCount } from "~/components/page/navItem";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { Tip } from "~/ui/overlay/Tip";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./NavLinks.module.css";

interface NavEntryProps {
  title: string;
  path: string;
  icon: ReactNode;
  /** Icon only, the title in a tooltip. */
  isCollapsed: boolean;
  /** Counts what waits in the area; shown at the end of the entry. */
  badge?: ComponentType<NavBadgeProps> | undefined;
  /** Called when the link was followed. */
  onFollow?: () => void;
}

/** One link of the sidebar; the router marks the current one with aria-current. */
export function NavEntry({ title, path, icon, isCollapsed, badge, onFollow }: NavEntryProps) {
  const link = (
    <Link
      to={path}
      className={styles["entry"]}
      onClick={onFollow}
      data-collapsed={isCollapsed || undefined}
    >
      <span className={styles["icon"]} aria-hidden>
        {icon}
      </span>
      {isCollapsed ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : (
        <span className={styles["title"]} title={title}>
          {title}
        </span>
      )}
      {badge && <Badge badge={badge} />}
    </Link>
  );
  return (
    <li>
      {isCollapsed ? (
        <Tip content={title} side="right">
          {link}
        </Tip>
      ) : (
        link
      )}
    </li>
  );
}

/** It comes when the page has settled; until then, and where nothing waits, the entry stands alone. */
function Badge({ badge: Counts }: { badge: ComponentType<NavBadgeProps> }) {
  return (
    <PanelBoundary fallback={null}>
      <Suspense>
        <Counts>{(count) => <Count {...count} />}</Counts>
      </Suspense>
    </PanelBoundary>
  );
}

function Count({ value, label }: NavCount) {
  if (value === 0) return null;
  return (
    <span className={styles["count"]} title={`${value} ${label}`}>
      {value}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
