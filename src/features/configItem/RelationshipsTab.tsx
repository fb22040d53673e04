import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { GitFork, Table2 } from "lucide-react";
import { Suspense, useEffect, useMemo } from "react";
import {
  configStatusesOptions,
  configTagsOptions,
  configTypesOptions,
  relatedConfigsOptions,
} from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { shortType } from "~/components/config/ConfigType";
import { FilterBoundary } from "~/components/crash/FilterBoundary";
import { readFault } from "~/components/errors/readFault";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { lazyPart } from "~/components/parts/lazyPart";
import { usePreferences } from "~/components/preferences/preferences";
import { TagFilterSelect } from "~/components/tags/TagFilterSelect";
import { formatTagFilters } from "~/lib/labels/tagFilters";
import { formatTriState, type TriState } from "~/lib/labels/triState";
import { formatTypeFilters } from "~/lib/labels/typeFilters";
import { Segmented } from "~/ui/field/Segmented";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Toggle } from "~/ui/field/Toggle";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import {
  relationshipFilters,
  relationshipParams,
  withTags,
  type RelationshipFilters,
} from "./relationships";
import { RelationshipsTable } from "./RelationshipsTable";
import type { RelationshipsSearch } from "./search";
import styles from "./item.module.css";

// Its layout and drawing are for those who look at a graph.
const loadGraph = () => import("./RelationshipsGraph");
const RelationshipsGraph = lazyPart(async () => (await loadGraph()).RelationshipsGraph, {
  whenIdle: false,
});

interface Props {
  id: string;
  search: RelationshipsSearch;
  onSearch: SearchChange<RelationshipsSearch>;
}

/** What an item is related to (facts 8.4), as a table or a graph. */
export function RelationshipsTab({ id, search, onSearch }: Props) {
  const { showDeleted } = usePreferences();
  const filters = useMemo(() => relationshipFilters(search), [search]);
  const query = useQuery({
    ...relatedConfigsOptions(relationshipParams(id, filters, showDeleted)),
    placeholderData: keepPreviousData,
  });
  const found = query.data?.rows;
  const rows = useMemo(() => (found ? withTags(found, filters.tags) : []), [found, filters.tags]);
  const view = search.view ?? "table";
  useEffect(() => {
    // Its code comes together with the items, not after them; a failure shows where it is drawn.
    if (view === "graph") loadGraph().catch(() => undefined);
  }, [view]);
  return (
    <>
      <FilterBoundary>
        <Filters filters={filters} view={view} onSearch={onSearch} />
      </FilterBoundary>
      {query.isError && found === undefined ? (
        <QueryError title="The relationships could not be loaded" query={query} />
      ) : view === "table" ? (
        <RelationshipsTable
          id={id}
          rows={rows}
          query={query}
          filters={filters}
          search={search}
          onSearch={onSearch}
        />
      ) : query.isPending ? (
        <Skeleton rows={10} />
      ) : (
        <PanelBoundary resetKey={id}>
          <Suspense fallback={<Skeleton rows={10} />}>
            <RelationshipsGraph
              id={id}
              rows={rows}
              filters={filters}
              search={search}
              onSearch={onSearch}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}

const healths = ["healthy", "unhealthy", "warning", "unknown"].map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

function Filters({
  filters,
  view,
  onSearch,
}: {
  filters: RelationshipFilters;
  view: "table" | "graph";
  onSearch: Props["onSearch"];
}) {
  const types = useQuery(configTypesOptions());
  const statuses = useQuery(configStatusesOptions());
  const tags = useQuery(configTagsOptions());
  const typeRows = types.data?.rows;
  const typeOptions = useMemo(
    () =>
      typeRows?.flatMap(({ type }) => (type ? [{ value: type, label: shortType(type) }] : [])) ??
      [],
    [typeRows],
  );
  const set = (key: "status" | "health") => (value: TriState) =>
    onSearch({ [key]: formatTriState(value) });
  return (
    <div className={styles["bar"]} role="search" aria-label="Filters of the relationships">
      <Segmented
        label="View"
        items={[
          { value: "table", label: "Table", icon: Table2 },
          { value: "graph", label: "Graph", icon: GitFork },
        ]}
        value={view}
        onChange={(next) => onSearch({ view: next === "table" ? undefined : next })}
      />
      <TriStateSelect
        label="Config Type"
        options={typeOptions}
        value={filters.types}
        fault={readFault("config types", types)}
        onChange={(value) => onSearch({ configTypes: formatTypeFilters(value) })}
      />
      <TriStateSelect
        label="Health"
        options={healths}
        value={filters.healths}
        onChange={set("health")}
      />
      <TriStateSelect
        label="Status"
        options={statuses.data?.rows.flatMap(({ status }) => status ?? []) ?? []}
        value={filters.statuses}
        fault={readFault("statuses", statuses)}
        onChange={set("status")}
      />
      <TagFilterSelect
        label="Labels"
        tags={tags.data?.rows ?? []}
        fault={readFault("tags", tags)}
        filters={filters.tags}
        onFilters={(next) => onSearch({ labels: formatTagFilters(next), tag: undefined })}
      />
      <Toggle
        label="Outgoing"
        checked={filters.outgoing}
        disabledReason={filters.incoming ? undefined : "This is the default when incoming is false"}
        onChange={(is) => onSearch({ outgoing: is ? undefined : false })}
      />
      <Toggle
        label="Incoming"
        checked={filters.incoming}
        onChange={(is) =>
          onSearch(is ? { incoming: true } : { incoming: undefined, outgoing: undefined })
        }
      />
      <Toggle
        label="Soft"
        checked={filters.soft}
        onChange={(is) => onSearch({ relation: is ? "soft" : undefined })}
      />
    </div>
  );
}
