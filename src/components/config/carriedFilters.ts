import { parseTypeFilters, formatTypeFilters } from "~/lib/labels/typeFilters";

/** The tabs of the catalog. */
export type ConfigTab = "catalog" | "changes" | "insights" | "scrapers";

export const configPaths: Readonly<Record<ConfigTab, string>> = {
  catalog: "/catalog",
  changes: "/catalog/changes",
  insights: "/catalog/insights",
  scrapers: "/catalog/scrapers",
};

/** What of an address travels from tab to tab: whatever the page calls it, it means the same on the next. */
export interface CarriedSearch {
  /** One type: list and insights. */
  configType?: string | undefined;
  /** Types that are in or out: changes. */
  configTypes?: string | undefined;
  /** Tags and labels: list. */
  labels?: string | undefined;
  /** Tags: changes. */
  tags?: string | undefined;
  /** Agents that the items belong to. */
  agent?: string | undefined;
  /** Whether deleted items and what belongs to them are shown. */
  showDeleted?: boolean | undefined;
}

/** The one type that is chosen, if there is one. */
function typeOf({ configType, configTypes }: CarriedSearch): string | undefined {
  const types = [...parseTypeFilters(configTypes)];
  const [only] = types;
  return configType ?? (types.length === 1 && only?.[1] === 1 ? only[0] : undefined);
}

/** The part of an address that a tab takes over from the present one. */
export function carriedTo(tab: ConfigTab, search: CarriedSearch): CarriedSearch {
  const configType = typeOf(search);
  const { agent } = search;
  const labels = search.labels ?? search.tags;
  const showDeleted = search.showDeleted || undefined;
  switch (tab) {
    case "catalog":
      return { configType, labels, agent, showDeleted };
    case "changes":
      return {
        configTypes:
          search.configTypes ??
          (configType === undefined ? undefined : formatTypeFilters(new Map([[configType, 1]]))),
        tags: labels,
        agent,
        showDeleted,
      };
    case "insights":
      return { configType };
    case "scrapers":
      return {};
  }
}
