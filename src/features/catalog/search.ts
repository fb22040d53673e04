import * as v from "valibot";
import { count, flag, oneOf, optionalText } from "~/components/address/searchParts";
import type { SearchChange } from "~/components/address/useSearchChange";

/** What the catalog page keeps in its address, summary and list alike (facts 4.3 and 12.1). */
export const catalogSearch = v.object({
  configType: optionalText,
  /** Types as changes and insights mark them; the list chooses one, and keeps these for the other tabs. */
  configTypes: optionalText,
  /** Ordered keys: `config_class,type,namespace__tag`. */
  groupBy: optionalText,
  /** Tags and labels: `cluster____eu-1:1,team____edge:-1`. */
  labels: optionalText,
  /** Three-state lists: `Running:1`. */
  status: optionalText,
  health: optionalText,
  /** Words, or the grammar of the resource search. */
  search: optionalText,
  /** Agents that the items belong to, three-state. */
  agent: optionalText,
  showDeleted: flag,
  /** The list although neither a type nor a search asks for it. */
  view: oneOf(["list"]),
  /** Query of the summary that the list was reached from. */
  from: optionalText,
  sortBy: optionalText,
  sortOrder: oneOf(["asc", "desc"]),
  pageIndex: count,
  pageSize: count,
  /** The dialog that saves the present address as a view, or lists the saved ones. */
  dialog: oneOf(["save", "views"]),
});

export type CatalogSearch = v.InferOutput<typeof catalogSearch>;
export type ChangeCatalog = SearchChange<CatalogSearch>;

/** Everything that narrows the catalog, taken away again. */
export const unfiltered: Partial<CatalogSearch> = {
  configType: undefined,
  configTypes: undefined,
  labels: undefined,
  status: undefined,
  health: undefined,
  search: undefined,
  agent: undefined,
  pageIndex: undefined,
};

/** Whether anything narrows the catalog. */
export const isNarrowed = (search: CatalogSearch): boolean =>
  [
    search.configType,
    search.labels,
    search.status,
    search.health,
    search.search,
    search.agent,
  ].some((value) => value !== undefined);

/** The list shows where a type or a search is chosen, or it is asked for; else the summary (facts 4.2). */
export const showsList = ({ configType, search, view }: CatalogSearch): boolean =>
  configType !== undefined || search !== undefined || view === "list";
