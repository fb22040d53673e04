import { useSearch } from "@tanstack/react-router";
import { ConfigTabs, ConfigTrail } from "~/components/catalogTabs/ConfigTabs";
import type { ListHeaderProps } from "~/components/list/ListPage";
import { localAgent } from "~/components/record/origin";
import type { StoredRecord } from "~/components/recordEditor/recordKind";
import { RunScraper } from "./RunScraper";

const above = [
  { label: "Catalog", path: "/catalog" },
  { label: "Scrapers", path: "/catalog/scrapers" },
];

/** Pages above a scraper's. */
export const ScraperTrail = () => <ConfigTrail steps={above} />;

/** Header of the scrapers' list: one of the catalog's tabs. */
export function ScraperListHeader({ titleExtra, actions, refresh }: ListHeaderProps) {
  const search = useSearch({ from: "/_app/catalog/scrapers/" });
  return (
    <ConfigTabs
      tab="scrapers"
      search={search}
      extra={titleExtra}
      actions={actions}
      refresh={refresh}
    />
  );
}

/** Run now, on the page of a scraper. */
export const ScraperActions = ({ record }: { record: StoredRecord }) => (
  <RunScraper record={{ ...record, agent_id: record.agent_id ?? localAgent }} />
);
