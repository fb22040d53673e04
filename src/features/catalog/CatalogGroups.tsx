import { useQueries, useQuery, keepPreviousData } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { summarizeCatalogOptions } from "~generated/catalog/@tanstack/react-query.gen";
import { parseTagFilters } from "~/lib/labels/tagFilters";
import type { CatalogSearch } from "./search";
import { canSummarize, summaryQuery, summaryTree } from "./summary";
import { configListOptions } from "~generated/db/reads";
import type { ConfigGroupKeys } from "~generated/db/rows";
import { errorText } from "~/api/errors";
import { localAgent } from "~/components/record/origin";
import { listOrder } from "~/components/list/useListState";
import { ListTable, type CatalogProps } from "./CatalogList";
import styles from "./catalog.module.css";
import { changedBucket } from "./changedBucket";
import {
  groupCondition,
  groupValueLabel,
  isCounted,
  parseGroupBy,
  providerOf,
  type GroupKey,
} from "./groupBy";
import { groupTree, type GroupNode, type GroupValue } from "./groupTree";
import { itemRow, type ListRow } from "./listRows";
import { catalogOrder, LOOK_AGAIN, pageSearch } from "./list";
import { pathOfNode } from "./summaryColumns";
import { useGroupKeys } from "./useGroupKeys";
import { catalogWhere } from "./where";

/** Items that an open group shows. */
const SHOWN = 50;

function valueOf(item: ConfigGroupKeys, key: GroupKey, now: Date): GroupValue {
  switch (key.kind) {
    case "tag":
      return item.tags?.[key.key] ?? null;
    case "provider":
      return providerOf(item.type);
    case "changed":
      return changedBucket(item.updated_at, now)?.name ?? null;
    case "analysis":
      return Object.keys(item.analysis ?? {});
    case "column":
      if (key.name === "agent")
        return item.agent && item.agent.id !== localAgent ? item.agent.name : "Local";
      return item[key.name];
  }
}

/** Whether the summary can count these groups of what the address asks for. */
const canCount = (search: CatalogSearch, keys: readonly GroupKey[]): boolean =>
  search.search === undefined &&
  search.agent === undefined &&
  canSummarize(parseTagFilters(search.labels)) &&
  keys.every(isCounted);

const byLabel = new Intl.Collator("en", { numeric: true }).compare;

/** The list in groups: totals and health of each are those of all its items, not of a page (facts 5.2). */
export function CatalogGroups(props: CatalogProps) {
  const { search, now } = props;
  const keys = useMemo(() => parseGroupBy(search.groupBy), [search.groupBy]);
  const { filter } = useMemo(() => catalogWhere(search, now), [search, now]);
  // The summary counts all items whatever their number, but knows neither searches nor agents.
  const hasCounts = useMemo(() => canCount(search, keys), [search, keys]);
  const counted = useQuery({
    ...summarizeCatalogOptions({
      body: {
        ...summaryQuery(search),
        groupBy: [...new Set(["type", ...(summaryQuery(search).groupBy ?? [])])],
      },
    }),
    enabled: hasCounts,
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN,
  });
  const read = useGroupKeys(filter, !hasCounts);
  const query = hasCounts ? counted : read.query;
  const { rows, total } = read;
  const agents = useMemo(
    () => new Map(rows.flatMap(({ agent }) => (agent ? [[agent.name, agent.id]] : []))),
    [rows],
  );
  const groups = useMemo(
    () =>
      hasCounts
        ? summaryTree(
            (counted.data ?? []).filter(
              ({ type }) => search.configType === undefined || type === search.configType,
            ),
            keys,
          )
        : groupTree(
            rows.map((item) => ({
              values: keys.map((key) => valueOf(item, key, now)),
              figures: { count: 1, health: { [item.health ?? "unknown"]: 1 } },
            })),
          ),
    [hasCounts, counted.data, rows, keys, now, search.configType],
  );
  const [opened, setOpened] = useState<ReadonlySet<string>>();
  const [only, ...others] = groups;
  const expanded = useMemo(
    () => opened ?? new Set(only && others.length === 0 ? [only.id] : []),
    [opened, only, others.length],
  );
  const leaves = useMemo(() => openLeaves(groups, expanded), [groups, expanded]);
  const { params } = listOrder(pageSearch(search), catalogOrder);
  const items = useQueries({
    queries: leaves.map((node) => {
      const more = node.values.flatMap((value, at) => {
        const key = keys[at];
        return key ? (conditionOf(key, value, now, agents) ?? []) : [];
      });
      return {
        ...configListOptions({
          ...catalogWhere(search, now, more).filter,
          limit: SHOWN,
          offset: 0,
          order: params.order,
        }),
        refetchInterval: LOOK_AGAIN,
      };
    }),
  });
  const inside = new Map(leaves.map(({ id }, at) => [id, items[at]]));

  const rowsOf = (nodes: readonly GroupNode[], depth: number): readonly ListRow[] => {
    const key = keys[depth];
    if (!key) return [];
    const isNone = ({ values }: GroupNode) => Number((values.at(-1) ?? "") === "");
    return nodes
      .map((node) => ({
        kind: "group" as const,
        id: node.id,
        label: groupValueLabel(key, node.values.at(-1) ?? null),
        node,
      }))
      .toSorted((a, b) => isNone(a.node) - isNone(b.node) || byLabel(a.label, b.label));
  };
  const childrenOf = (row: ListRow): readonly ListRow[] | undefined => {
    if (row.kind !== "group") return undefined;
    const { node } = row;
    if (node.children.length > 0) return rowsOf(node.children, node.values.length);
    const answer = inside.get(node.id);
    if (answer?.data) {
      const rows = answer.data.rows.map(itemRow);
      const hidden = node.figures.count - rows.length;
      return hidden > 0 ? [...rows, restOf(node, hidden)] : rows;
    }
    const text = answer?.error ? errorText(answer.error) : "Loading...";
    return [{ kind: "note", id: `${node.id} note`, text }];
  };
  /** The rest of a group that is longer than what it shows. */
  const restOf = (node: GroupNode, hidden: number): ListRow => {
    const path = pathOfNode(node, { keys, search, from: undefined });
    const more = `${hidden.toLocaleString("en-US")} more`;
    return {
      kind: "note",
      id: `${node.id} note`,
      ...(path === undefined
        ? { text: `${more}; narrow the list to see them` }
        : { text: `Show ${more}`, path }),
    };
  };
  const seen = rows.length;
  return (
    <>
      {total > seen ? (
        <p className={styles["notice"]}>
          {`The groups count ${seen.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} items${
            read.isReading ? " so far." : "; narrow the list for exact numbers."
          }`}
        </p>
      ) : null}
      <ListTable
        {...props}
        rows={rowsOf(groups, 0)}
        query={query}
        tree={{
          childrenOf,
          expanded,
          onToggle: (id) => {
            const next = new Set(expanded);
            if (!next.delete(id)) next.add(id);
            setOpened(next);
          },
          isGroup: ({ kind }) => kind === "group",
        }}
      />
    </>
  );
}

function openLeaves(
  nodes: readonly GroupNode[],
  expanded: ReadonlySet<string>,
): readonly GroupNode[] {
  return nodes.flatMap((node) => {
    if (!expanded.has(node.id)) return [];
    return node.children.length === 0 ? [node] : openLeaves(node.children, expanded);
  });
}

function conditionOf(
  key: GroupKey,
  value: string | null,
  now: Date,
  agents: ReadonlyMap<string, string>,
) {
  if (key.kind === "changed") return changedBucket(value, now, true)?.condition;
  if (key.kind === "column" && key.name === "agent")
    return `agent_id.eq.${value === "Local" || value === null ? localAgent : (agents.get(value) ?? localAgent)}`;
  return groupCondition(key, value);
}
