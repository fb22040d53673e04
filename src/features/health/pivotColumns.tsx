import { formatDuration } from "~/lib/time/duration";
import { formatUptime } from "~/lib/health/health";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { HealthDot, healthColumns } from "./healthColumns";
import { fullyPassing, groupHealth, meanLatency, sumUptime } from "./measures";
import type { Pivot } from "./pivot";
import { membersOf, type HealthRow } from "./rows";
import type { pivotCells } from "./search";
import type { RunsByCheck } from "./useRecentRuns";

function PivotCell({
  pivot,
  row,
  column,
  type,
}: {
  pivot: Pivot;
  row: HealthRow;
  column: string;
  type: (typeof pivotCells)[number];
}) {
  const members = pivot.cell(membersOf(row), column);
  if (members.length === 0) return null;
  if (type === "uptime") return formatUptime(sumUptime(members), 1);
  if (type === "latency") {
    const latency = meanLatency(members);
    return latency === undefined ? "-" : formatDuration(latency);
  }
  return (
    <>
      <HealthDot health={groupHealth(members)} />{" "}
      {members.length > 1 ? `${fullyPassing(members)}/${members.length}` : null}
    </>
  );
}

/** Columns of a pivoted list: the check, and one column per value with health, uptime or latency in its cells. */
export function pivotColumns(
  pivot: Pivot,
  type: (typeof pivotCells)[number],
  runs: RunsByCheck,
): DataColumn<HealthRow>[] {
  const [name] = healthColumns({ runs, errors: new Map() }, false);
  return [
    ...(name ? [{ ...name, minWidth: 240 }] : []),
    ...pivot.columns.map((column): DataColumn<HealthRow> => ({
      id: `pivot:${column}`,
      header: column,
      width: 130,
      // Each is a part of the answer: the table scrolls rather than leave one out.
      isHideable: false,
      align: type === "health" ? "left" : "right",
      cell: (row) => <PivotCell pivot={pivot} row={row} column={column} type={type} />,
    })),
  ];
}
