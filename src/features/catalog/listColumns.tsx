import type { ConfigListEntry } from "~generated/db/rows";
import { configListSortKeys } from "~generated/db/reads";
import { ChangeCount } from "./ChangeCount";
import { ConfigLink } from "~/components/config/ConfigLink";
import { ConfigType } from "~/components/config/ConfigType";
import { CostCell } from "~/components/config/CostCell";
import { HealthCounts } from "./HealthCounts";
import { InsightCounts } from "./InsightCounts";
import { BuiltLink } from "~/components/links/BuiltLink";
import { AgentLink, agentOf } from "~/components/links/AgentLink";
import { TagsCell } from "~/components/tags/TagsCell";
import { configLook } from "~/lib/health/health";
import type { TagFilter } from "~/lib/labels/tagFilters";
import { StatusDot } from "~/ui/feedback/StatusDot";
import type { CellState, DataColumn } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import styles from "./catalog.module.css";
import type { ListRow } from "./listRows";

type Cell = (item: ConfigListEntry, state: CellState) => React.ReactNode;

/** A cell that only items have. */
const ofItem =
  (cell: Cell): DataColumn<ListRow>["cell"] =>
  (row, state) =>
    row.kind === "item" ? cell(row.item, state) : null;

const moment = { width: 105, isMoment: true, phone: "hidden", firstSort: "desc" } as const;

interface Options {
  /** The type column says nothing where one type is chosen. */
  hasType: boolean;
  hasDeleted: boolean;
  filters: readonly TagFilter[];
  onFilters: (filters: readonly TagFilter[]) => void;
}

function nameCell(row: ListRow) {
  if (row.kind === "item") return <ConfigLink config={row.item} isPlain />;
  if (row.kind === "note")
    return (
      <span className={styles["note"]}>
        <BuiltLink path={row.path}>{row.text}</BuiltLink>
      </span>
    );
  return (
    <span className={styles["group"]}>
      <span className={styles["text"]} title={row.label}>
        {row.label}
      </span>
      <span className={styles["number"]}>{row.node.figures.count.toLocaleString("en-US")}</span>
    </span>
  );
}

function statusCell(row: ListRow) {
  if (row.kind === "group") return <HealthCounts counts={row.node.figures.health} isClose />;
  if (row.kind === "note") return null;
  const { health, status } = row.item;
  const look = configLook(health);
  return (
    <span className={styles["status"]} title={`${look.word}${status ? `: ${status}` : ""}`}>
      <StatusDot tone={look.tone} label={status ? look.word : ""} />
      <span className={styles["text"]}>{status ?? look.word}</span>
    </span>
  );
}

/** What an export holds of a row: the item's own field; of a group its name and its number. */
function exported(row: ListRow, column: string): unknown {
  if (row.kind === "item") return Reflect.get(row.item, column);
  if (row.kind === "note") return column === "name" ? row.text : null;
  if (column === "name") return `${row.label} (${row.node.figures.count})`;
  return column === "status" ? row.node.figures.health : null;
}

/** Columns of the catalog's list (facts 5.1). */
export function listColumns({ hasType, hasDeleted, filters, onFilters }: Options) {
  const columns: DataColumn<ListRow>[] = [
    { id: "name", header: "Name", minWidth: 230, cell: nameCell },
    {
      id: "type",
      header: "Type",
      width: 170,
      hideBelow: 900,
      cell: ofItem(({ type }) => <ConfigType type={type} />),
    },
    { id: "status", header: "Status", width: 190, phone: "end", cell: statusCell },
    {
      id: "changes",
      header: "Changes",
      headerTitle: "Changes of the last 7 days",
      width: 105,
      align: "right",
      firstSort: "desc",
      hideBelow: 700,
      cell: ofItem(({ changes }) => <ChangeCount count={changes} window="7 days" />),
    },
    {
      id: "tags",
      header: "Tags",
      minWidth: 150,
      hideBelow: 700,
      cell: ofItem(({ tags }, { tabIndex }) => (
        <TagsCell tags={tags} filters={filters} onFilters={onFilters} tabIndex={tabIndex} />
      )),
    },
    {
      id: "analysis",
      header: "Insights",
      headerTitle: "Open insights",
      width: 110,
      hideBelow: 1000,
      cell: ofItem(({ analysis }) => <InsightCounts counts={analysis} />),
    },
    {
      id: "cost_total_30d",
      header: "Cost (30d)",
      width: 110,
      align: "right",
      firstSort: "desc",
      hideBelow: 1100,
      cell: ofItem((item) => (
        <CostCell day={item.cost_total_1d} week={item.cost_total_7d} month={item.cost_total_30d} />
      )),
    },
    {
      id: "agent",
      header: "Agent",
      width: 110,
      hideBelow: 1300,
      cell: ofItem(({ agent }, { tabIndex }) => {
        const owner = agentOf(agent);
        return owner ? <AgentLink agent={owner} tabIndex={tabIndex} /> : null;
      }),
    },
    {
      id: "created_at",
      header: "Created",
      hideBelow: 1200,
      ...moment,
      cell: ofItem(({ created_at: at }) => <DateTime value={at} />),
    },
    {
      id: "updated_at",
      header: "Updated",
      hideBelow: 800,
      ...moment,
      cell: ofItem(({ updated_at: at }) => <DateTime value={at} />),
    },
    {
      id: "deleted_at",
      header: "Deleted",
      hideBelow: 800,
      ...moment,
      cell: ofItem(({ deleted_at: at }) => (at ? <DateTime value={at} /> : null)),
    },
  ];
  const sortable: readonly string[] = configListSortKeys;
  return columns
    .filter(({ id }) => (id !== "type" || hasType) && (id !== "deleted_at" || hasDeleted))
    .map((column) => ({
      ...column,
      isSortable: sortable.includes(column.id),
      exported: (row: ListRow) => exported(row, column.id),
    }));
}
