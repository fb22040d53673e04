import { flag, optionalText } from "~/components/address/searchParts";
import { parseTypeFilters, formatTypeFilters } from "~/lib/labels/typeFilters";

/** The tabs of the catalog. */
export type ConfigTab = "catalog" | "changes" | "insights" | "scrapers";

export const configPaths: Readonly<Record<ConfigTab, string>> = {
  catalog: "/catalog",
  changes: "/catalog/changes",
  insights: "/catalog/insights",
  scrapers: "/catalog/scrapers",
};

/**
 * Which items are meant, as every tab of the catalog keeps it in its address, also one that does not narrow by it: the
 * next tab may. Spread it into the tab's search schema.
 */
export const carriedEntries = {
  /** One type: list and insights. */
  configType: optionalText,
  /** Types that are in or out: changes and insights. */
  configTypes: optionalText,
  /** Tags and labels: list. */
  labels: optionalText,
  /** Health of the items: list. */
  health: optionalText,
  /** What the list calls their status, a word that insights have another use for. */
  itemStatus: optionalText,
  /** Search of the list. */
  search: optionalText,
  /** Agents that the items belong to. */
  agent: optionalText,
  /** Whether deleted items and what belongs to them are shown. */
  showDeleted: flag,
};

/** What of an address travels from tab to tab: whatever the page calls it, it means the same on the next. */
export type CarriedSearch = {
  [Key in Exclude<keyof typeof carriedEntries, "showDeleted">]?: string | undefined;
} & {
  showDeleted?: boolean | undefined;
  /** Status of the items, in the list alone. */
  status?: string | undefined;
  /** Tags: changes. */
  tags?: string | undefined;
};

/** Types as one choice where they are one, else as marks. */
function typesOf({
  configType,
  configTypes,
}: CarriedSearch): Pick<CarriedSearch, "configType" | "configTypes"> {
  if (configType !== undefined) return { configType, configTypes: undefined };
  const types = [...parseTypeFilters(configTypes)];
  const [only] = types;
  return types.length === 1 && only?.[1] === 1
    ? { configType: only[0], configTypes: undefined }
    : { configType: undefined, configTypes };
}

/** The part of an address that a tab takes over from the present one. */
export function carriedTo(tab: ConfigTab, from: ConfigTab, search: CarriedSearch): CarriedSearch {
  const { configType, configTypes } = typesOf(search);
  const labels = search.tags ?? search.labels;
  const status = from === "catalog" ? search.status : search.itemStatus;
  return {
    ...(tab === "changes"
      ? {
          configTypes: configType ? formatTypeFilters(new Map([[configType, 1]])) : configTypes,
          tags: labels,
        }
      : { configType, configTypes, labels }),
    ...(tab === "catalog" ? { status } : { itemStatus: status }),
    health: search.health,
    search: search.search,
    agent: search.agent,
    showDeleted: search.showDeleted || undefined,
  };
}
