import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { PageHeader } from "~/components/page/PageHeader";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { Tabs } from "~/ui/layout/Tabs";
import { carriedTo, configPaths, type CarriedSearch, type ConfigTab } from "./carriedFilters";
import { shortType } from "~/components/config/ConfigType";
import styles from "./ConfigTabs.module.css";

const titles: Readonly<Record<ConfigTab, string>> = {
  catalog: "Catalog",
  changes: "Changes",
  insights: "Insights",
  scrapers: "Scrapers",
};
const order = ["catalog", "changes", "insights", "scrapers"] as const;

interface Props {
  tab: ConfigTab;
  /** What the present address holds; the filters that mean the same on other tabs go along. */
  search: CarriedSearch;
  /** Shown behind the tabs, such as counts by state. */
  extra?: ReactNode;
  actions?: ReactNode;
  refresh?: { onRefresh: () => void; isRefreshing: boolean };
}

/** Header of a page of the catalog (facts 4.1): where one is, and the sibling pages as tabs. */
export function ConfigTabs({ tab, search, extra, actions, refresh }: Props) {
  const items = order.map((id) => ({ id, label: titles[id] }));
  const { configType } = carriedTo("catalog", tab, search);
  return (
    <PageHeader
      title={tab === "catalog" && configType ? shortType(configType) : titles[tab]}
      trail={
        <ConfigTrail
          steps={tab === "catalog" && !configType ? [] : [{ label: "Catalog", path: "/catalog" }]}
        />
      }
      titleExtra={
        <>
          <div className={styles["tabs"]}>
            <Tabs
              label="Catalog"
              items={items}
              value={tab}
              flush
              renderLink={({ id }, link) => {
                const target = order.find((one) => one === id) ?? tab;
                return (
                  <Link
                    {...link}
                    to={configPaths[target]}
                    search={carriedTo(target, tab, search)}
                  />
                );
              }}
            />
          </div>
          {extra}
        </>
      }
      actions={actions}
      {...(refresh && { refresh })}
    />
  );
}

/** A page above the present one. */
interface TrailStep {
  label: string;
  path: string;
  search?: Readonly<Record<string, string>>;
}

/** The pages that a page of the catalog stands below, before its title. */
export function ConfigTrail({ steps }: { steps: readonly TrailStep[] }) {
  if (steps.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles["trail"]}>
        {steps.map(({ label, path, search }) => (
          <li key={label}>
            <Link to={path} search={(search ?? {}) as never} title={label}>
              <ChevronLeft size={18} className={styles["back"]} aria-hidden />
              <VisuallyHidden on="phone">{label}</VisuallyHidden>
            </Link>
            <ChevronRight size={14} className={styles["next"]} aria-hidden />
          </li>
        ))}
      </ol>
    </nav>
  );
}
