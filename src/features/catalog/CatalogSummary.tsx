import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { summarizeCatalogOptions } from "~generated/catalog/@tanstack/react-query.gen";
import { noteUnreadable } from "~/api/drift";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { DataTable } from "~/ui/table/DataTable";
import { NothingFound, type CatalogProps } from "./CatalogList";
import styles from "./catalog.module.css";
import type { GroupNode } from "./groupTree";
import { usePinnedTypes } from "./pinnedTypes";
import { summaryKeys, summaryQuery, summaryTree } from "./summary";
import { pathOfNode, summaryColumns, typeOfNode } from "./summaryColumns";

const nodeId = ({ id }: GroupNode) => id;
const childrenOf = ({ children }: GroupNode) => children;

/** Pinned types stand first among their siblings, on every level. */
function pinnedFirst(
  nodes: readonly GroupNode[],
  isPinned: (node: GroupNode) => boolean,
): readonly GroupNode[] {
  const inside = nodes.map((node) =>
    node.children.length === 0 ? node : { ...node, children: pinnedFirst(node.children, isPinned) },
  );
  const has = (node: GroupNode): boolean => isPinned(node) || node.children.some(has);
  return [...inside.filter(has), ...inside.filter((node) => !has(node))];
}

/** Things change by themselves: the counts follow while somebody looks at them. */
const LOOK_AGAIN_MS = 15_000;

/** Groups that fit on a screen when all are open. */
const FITTING = 30;

function openAtFirst(groups: readonly GroupNode[]): ReadonlySet<string> {
  const all = (nodes: readonly GroupNode[]): readonly GroupNode[] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);
  const every = all(groups);
  const [only, ...others] = groups;
  if (every.length <= FITTING) return new Set(every.map(nodeId));
  return new Set(only && others.length === 0 ? [only.id] : []);
}

/** The catalog counted by groups of groups (facts 4.4). */
export function CatalogSummary({ search, onSearch, onOpen }: CatalogProps) {
  const body = useMemo(() => summaryQuery(search), [search]);
  const query = useQuery({
    ...summarizeCatalogOptions({ body }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const keys = useMemo(() => summaryKeys(search), [search]);
  const pinned = usePinnedTypes();
  const { data } = query;
  const groups = useMemo(
    () =>
      pinnedFirst(summaryTree(data ?? [], keys), (node) => {
        const type = typeOfNode(node, keys);
        return type !== undefined && pinned.has(type);
      }),
    [data, keys, pinned],
  );
  const options = useMemo(
    () => ({ keys, search, pinned, from: window.location.search.slice(1) }),
    [keys, search, pinned],
  );
  const columns = useMemo(() => summaryColumns(options), [options]);
  // What fits on a screen starts open, as does a single outer group, which leaves nothing to choose from.
  const [opened, setOpened] = useState<ReadonlySet<string>>();
  const usual = useMemo(() => openAtFirst(groups), [groups]);
  const expanded = opened ?? usual;
  const toggle = (id: string) => {
    const next = new Set(expanded);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <div className={styles["table"]}>
      <PanelBoundary>
        <DataTable
          label="Catalog summary"
          columns={columns}
          rows={groups}
          rowId={nodeId}
          whole={{ text: undefined }}
          tree={{ childrenOf, expanded, onToggle: toggle, onToggleAll: setOpened }}
          isLoading={query.isPending}
          isRefreshing={query.isFetching && !query.isPending}
          sort={
            search.sortBy === undefined
              ? null
              : { by: search.sortBy, desc: search.sortOrder === "desc" }
          }
          canUnsort
          onSort={(sort) =>
            onSearch({
              sortBy: sort?.by,
              sortOrder: sort ? (sort.desc ? "desc" : "asc") : undefined,
            })
          }
          rowHref={(node) => (node.children.length > 0 ? undefined : pathOfNode(node, options))}
          onOpen={(node) => {
            const path = pathOfNode(node, options);
            if (path !== undefined) onOpen(path);
          }}
          onUnreadable={(error) => noteUnreadable("Catalog summary", error)}
          error={
            query.error ? (
              <QueryError title="The summary of the catalog could not be loaded" query={query} />
            ) : undefined
          }
          empty={<NothingFound search={search} onSearch={onSearch} />}
        />
      </PanelBoundary>
    </div>
  );
}
