import { useMemo, useState } from "react";
import { useRouter } from "@tanstack/react-router";
import type { RelatedConfigEntry } from "~generated/db/reads";
import type { SearchChange } from "~/components/address/useSearchChange";
import { ConfigLink } from "~/components/config/ConfigLink";
import { ConfigType } from "~/components/config/ConfigType";
import { ExportRows } from "~/components/export/ExportButton";
import { QueryError } from "~/components/errors/QueryError";
import { TagsCell } from "~/components/tags/TagsCell";
import { configLook } from "~/lib/health/health";
import { formatTagFilters } from "~/lib/labels/tagFilters";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import styles from "./item.module.css";
import type { RelationshipFilters } from "./relationships";
import type { RelationshipsSearch } from "./search";

interface Group {
  kind: "group";
  type: string;
  rows: readonly Related[];
}
interface Related {
  kind: "item";
  item: RelatedConfigEntry;
}
type Row = Group | Related;

interface Props {
  id: string;
  rows: readonly RelatedConfigEntry[];
  query: { isPending: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  filters: RelationshipFilters;
  search: RelationshipsSearch;
  onSearch: SearchChange<RelationshipsSearch>;
}

/** Related items by type; the item itself, of which the read tells too, is left out. */
function groupsOf(rows: readonly RelatedConfigEntry[], id: string): readonly Group[] {
  const types = new Map<string, Related[]>();
  for (const item of rows) {
    if (item.id === id) continue;
    const type = item.type ?? "";
    types.set(type, [...(types.get(type) ?? []), { kind: "item", item }]);
  }
  return [...types]
    .toSorted(([a], [b]) => a.localeCompare(b, "en"))
    .map(([type, related]) => ({ kind: "group", type, rows: related }));
}

const unwell = (row: Row) =>
  row.kind === "group" ? row.rows.filter(({ item }) => item.health === "unhealthy").length : 0;

const valueOf = (row: Row, key: "status" | "created_at" | "updated_at") =>
  row.kind === "item" ? (row.item[key] ?? undefined) : undefined;

function columnsOf({
  filters,
  onSearch,
}: Pick<Props, "filters" | "onSearch">): readonly DataColumn<Row>[] {
  return [
    {
      id: "name",
      header: "Name",
      minWidth: 240,
      isSortable: true,
      value: (row) => (row.kind === "group" ? row.type : row.item.name),
      cell: (row, { tabIndex }) =>
        row.kind === "group" ? (
          <span className={styles["name"]}>
            <ConfigType type={row.type} />
            <span className={styles["count"]}>
              {row.rows.length}
              {unwell(row) > 0 ? `, ${unwell(row)} unhealthy` : ""}
            </span>
          </span>
        ) : (
          <ConfigLink config={row.item} tabIndex={tabIndex} />
        ),
    },
    {
      id: "status",
      header: "Status",
      width: 190,
      phone: "end",
      isSortable: true,
      value: (row) => valueOf(row, "status"),
      cell: (row) => {
        if (row.kind === "group") return null;
        const { tone, word } = configLook(row.item.health);
        return <StatusDot tone={tone} label={row.item.status || word} showLabel />;
      },
    },
    {
      id: "changes",
      header: "Changes (7d)",
      width: 110,
      align: "right",
      phone: "hidden",
      isSortable: true,
      firstSort: "desc",
      value: (row) => (row.kind === "item" ? (row.item.changes ?? 0) : undefined),
      cell: (row) => (row.kind === "item" && row.item.changes ? row.item.changes : null),
    },
    {
      id: "tags",
      header: "Tags",
      minWidth: 150,
      hideBelow: 900,
      phone: "hidden",
      exported: (row) => (row.kind === "item" ? row.item.tags : undefined),
      cell: (row, { tabIndex }) =>
        row.kind === "group" ? null : (
          <TagsCell
            tags={row.item.tags}
            filters={filters.tags}
            onFilters={(next) => onSearch({ labels: formatTagFilters(next), tag: undefined })}
            tabIndex={tabIndex}
          />
        ),
    },
    ...(["created_at", "updated_at"] as const).map((key): DataColumn<Row> => ({
      id: key,
      header: key === "created_at" ? "Created" : "Updated",
      width: 105,
      isMoment: true,
      isSortable: true,
      firstSort: "desc",
      phone: "hidden",
      hideBelow: 1100,
      value: (row) => valueOf(row, key),
      cell: (row) => (row.kind === "item" ? <DateTime value={row.item[key]} /> : null),
    })),
  ];
}

const rowId = (row: Row) => (row.kind === "group" ? `type ${row.type}` : row.item.id);

/** Related items, grouped by type; a row opens the item. */
export function RelationshipsTable({ id, rows, query, filters, search, onSearch }: Props) {
  const router = useRouter();
  const groups = useMemo(() => groupsOf(rows, id), [rows, id]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const expanded = useMemo(
    () => new Set(groups.map(rowId).filter((group) => !folded.has(group))),
    [groups, folded],
  );
  const columns = useMemo(() => columnsOf({ filters, onSearch }), [filters, onSearch]);
  const toggle = (group: string) => {
    const next = new Set(folded);
    if (!next.delete(group)) next.add(group);
    setFolded(next);
  };
  return (
    <DataTable
      label="Relationships"
      columns={columns}
      rows={groups}
      rowId={rowId}
      tools={
        <ExportRows
          title="Relationships"
          columns={columns}
          rowId={rowId}
          rows={groups.flatMap((group): readonly Row[] => group.rows)}
        />
      }
      whole={{ text: undefined }}
      tree={{
        childrenOf: (row: Row) => (row.kind === "group" ? row.rows : undefined),
        expanded,
        onToggle: toggle,
        onToggleAll: (open) =>
          setFolded(new Set(groups.map(rowId).filter((group) => !open.has(group)))),
        isGroup: (row: Row) => row.kind === "group",
      }}
      isLoading={query.isPending}
      isRefreshing={query.isFetching && !query.isPending}
      sort={{ by: search.sortBy ?? "name", desc: search.sortOrder === "desc" }}
      onSort={(sort) =>
        onSearch({ sortBy: sort?.by, sortOrder: sort?.desc ? "desc" : sort ? "asc" : undefined })
      }
      onOpen={(row) => {
        if (row.kind === "item")
          void router.navigate({ to: "/catalog/$id", params: { id: row.item.id } });
      }}
      error={
        query.error ? (
          <QueryError title="The relationships could not be loaded" query={query} />
        ) : undefined
      }
      empty={
        <EmptyState
          title="No data available"
          text={
            filters.incoming && filters.soft
              ? "Nothing is related to this item that the filters let through."
              : "Nothing hangs below this item. Incoming and soft relationships can be added above."
          }
        />
      }
    />
  );
}
