import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { scraperListOptions, type ScraperListEntry } from "~generated/db/reads";
import { pickableTypes } from "~generated/schemas/index";
import { newestFirst, recordList } from "./recordList";
import type { ListedRecord, RecordListTable } from "./recordTypes";

const sortKeys = [
  "name",
  "source",
  "job_status",
  "job_time_start",
  "job_last_failed",
  "created_at",
  "updated_at",
] as const;

const types = pickableTypes.filter(({ kind }) => kind === "ScrapeConfig");

/** Icon of what a scraper reads: of the first of its sections that is a type. */
function scraperIcon(spec: ScraperListEntry["spec"]): string | null {
  const sections = Object.keys(spec);
  return types.find(({ key }) => sections.includes(key))?.icon ?? null;
}

const listed = (scraper: ScraperListEntry): ListedRecord => ({
  ...scraper,
  icon: scraperIcon(scraper.spec),
});

/** Catalog scrapers: their list is one like those of Settings, their editor is another area's. */
export const scrapers: RecordListTable = {
  title: "Catalog Scraper",
  one: "Catalog Scraper",
  resource: "config_scrapers",
  about: "Catalog scrapers read clouds, clusters and files on a schedule, and keep what they find.",
  columns: ["job", "updated"],
  sortKeys,
  List: ({ children, ...props }) => {
    const list = recordList({ ...props, sortKeys, sort: newestFirst });
    const query = useQuery({
      ...scraperListOptions(list.params),
      placeholderData: keepPreviousData,
    });
    const { data } = query;
    const shown = useMemo(() => data && { ...data, rows: data.rows.map(listed) }, [data]);
    return children({ list, query: { ...query, data: shown } });
  },
};
