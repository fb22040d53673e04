import { Suspense, useCallback, useMemo } from "react";
import { errorText } from "~/api/errors";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { carriedSearch } from "./componentAddress";
import { ComponentCards } from "./ComponentCards";
import { lazyPart } from "~/components/parts/lazyPart";
import { ComponentList } from "./ComponentList";
import { filterCount, unfiltered, type ChangeTopology, type TopologySearch } from "./search";
import { grouped } from "./topologyFilters";
import styles from "./topology.module.css";
import type { Topology } from "./useTopology";

// Its layout and drawing are for those who look at a map.
const ComponentMap = lazyPart(async () => (await import("./ComponentMap")).ComponentMap, {
  whenIdle: false,
});

interface Props {
  topology: Topology;
  search: TopologySearch;
  onSearch: ChangeTopology;
  onOpen: (path: string) => void;
  agents: ReadonlyMap<string, string>;
  /** Component whose page this is. */
  ownId?: string;
}

/** The components of a page, as cards or as a list, or why there are none. */
export function TopologyMain({ topology, search, onSearch, onOpen, agents, ownId }: Props) {
  const { query, shown } = topology;
  const { groupBy } = search;
  const groups = useMemo(
    () =>
      groupBy === undefined
        ? [{ key: "", title: "", components: shown }]
        : grouped(shown, groupBy, agents),
    [shown, groupBy, agents],
  );
  const folded = useMemo(() => new Set(search.folded?.split(",")), [search.folded]);
  const onFold = useCallback(
    (key: string) => {
      const next = folded.has(key) ? [...folded].filter((one) => one !== key) : [...folded, key];
      onSearch({ folded: next.length > 0 ? next.join(",") : undefined });
    },
    [folded, onSearch],
  );
  if (query.isPending)
    return (
      <div className={styles["waiting"]}>
        <Skeleton height={220} />
        <Skeleton height={220} label="" />
        <Skeleton height={220} label="" />
      </div>
    );
  if (query.data === undefined)
    return <QueryError title="The topology could not be loaded" query={query} />;
  const kept = carriedSearch(search, ownId);
  const parts = { groups, folded, onFold, agents, onSearch, ownId, kept };
  return (
    <>
      {query.isError ? (
        <p role="alert" className={styles["notice"]}>
          The last refresh failed: {errorText(query.error)} What stands below is older.
        </p>
      ) : null}
      {shown.length === 0 ? (
        <NothingFound search={search} onSearch={onSearch} />
      ) : (
        <PanelBoundary resetKey={search.view}>
          {search.view === "map" ? (
            <Suspense fallback={<Skeleton rows={10} />}>
              <ComponentMap
                components={shown}
                root={topology.root}
                search={search}
                onSearch={onSearch}
                kept={kept}
              />
            </Suspense>
          ) : search.view === "list" ? (
            <ComponentList {...parts} search={search} onOpen={onOpen} />
          ) : (
            <ComponentCards {...parts} groupBy={groupBy} />
          )}
        </PanelBoundary>
      )}
    </>
  );
}

function NothingFound({ search, onSearch }: Pick<Props, "search" | "onSearch">) {
  const isNarrowed = filterCount(search) > 0 || search.query !== undefined;
  return (
    <EmptyState
      title="There are no components matching this criteria"
      text={
        isNarrowed
          ? "Nothing matches the search and the filters."
          : "No topology has made a component yet. A topology under Settings says which services there are and how they are found."
      }
      action={
        isNarrowed ? (
          <Button onClick={() => onSearch(unfiltered)}>Clear search and filters</Button>
        ) : undefined
      }
    />
  );
}
