import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Tip } from "~/ui/overlay/Tip";
import styles from "./NavLinks.module.css";

interface NavEntryProps {
  title: string;
  path: string;
  icon: ReactNode;
  /** Icon only, the title in a tooltip. */
  isCollapsed: boolean;
  /** Shown at the end of the entry, such as the number of failing checks; zero is not shown. */
  count?: { value: number; label: string };
  /** Called when the link was followed. */
  onFollow?: () => void;
}

/** One link of the sidebar; the router marks the current one with aria-current. */
export function NavEntry({ title, path, icon, isCollapsed, count, onFollow }: NavEntryProps) {
  const hasCount = count !== undefined && count.value > 0;
  const link = (
    <Link
      to={path}
      className={styles["entry"]}
      onClick={onFollow}
      data-collapsed={isCollapsed || undefined}
      aria-label={isCollapsed ? title : undefined}
    >
      <span className={styles["icon"]} aria-hidden>
        {icon}
      </span>
      {!isCollapsed && (
        <span className={styles["title"]} title={title}>
          {title}
        </span>
      )}
      {hasCount && (
        <span className={styles["count"]} title={`${count.value} ${count.label}`}>
          {count.value}
        </span>
      )}
    </Link>
  );
  return (
    <li>
      {isCollapsed ? (
        <Tip content={hasCount ? `${title}: ${count.value} ${count.label}` : title} side="right">
          {link}
        </Tip>
      ) : (
        link
      )}
    </li>
  );
}
