import { useQuery } from "@tanstack/react-query";
import { ChartColumn } from "lucide-react";
import { TechIcon } from "~/components/icons/TechIcon";
import { sidebarViewsOptions } from "~generated/db/reads";
import { isVisible, viewsGroup, visibleNav } from "./nav";
import { NavEntry } from "./NavEntry";
import styles from "./NavLinks.module.css";
import { SettingsFlyout, SettingsGroup } from "./SettingsNav";
import { useNav } from "./useNav";

interface NavLinksProps {
  /** Icons only, titles in tooltips, Settings as a flyout. */
  isCollapsed: boolean;
  /** Called when a link was followed. */
  onFollow?: () => void;
}

/** The entries of the sidebar: areas, the server's views, Settings. */
export function NavLinks({ isCollapsed, onFollow }: NavLinksProps) {
  const state = useNav();
  const { areas, settings } = visibleNav(state);
  return (
    <div className={styles["links"]}>
      <ul className={styles["list"]}>
        {areas.map(({ title, path, icon: Icon, badge }) => (
          <NavEntry
            key={path}
            title={title}
            path={path}
            icon={<Icon size={16} strokeWidth={1.75} />}
            isCollapsed={isCollapsed}
            badge={badge}
            onFollow={onFollow}
          />
        ))}
      </ul>
      {isVisible(viewsGroup, state) && <ViewLinks isCollapsed={isCollapsed} onFollow={onFollow} />}
      {settings.length > 0 &&
        (isCollapsed ? (
          <SettingsFlyout items={settings} />
        ) : (
          <SettingsGroup items={settings} onFollow={onFollow} />
        ))}
    </div>
  );
}

/** Views flagged for the sidebar, in the server's order (spec 1 §2). */
function ViewLinks({ isCollapsed, onFollow }: NavLinksProps) {
  const { data } = useQuery(sidebarViewsOptions());
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section aria-label="Views">
      {!isCollapsed && (
        <h2 className={styles["heading"]} aria-hidden>
          Views
        </h2>
      )}
      <ul className={styles["list"]}>
        {data.rows.map((view) => (
          <NavEntry
            key={view.id}
            title={view.title || view.name}
            path={`/views/${encodeURIComponent(view.id)}`}
            icon={
              <TechIcon name={view.icon} fallback={<ChartColumn size={16} strokeWidth={1.75} />} />
            }
            isCollapsed={isCollapsed}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </section>
  );
}
