import { useMemo, useState } from "react";
import type { ViewColumn, ViewResult } from "~generated/view/types.gen";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { DataTable } from "~/ui/table/DataTable";
import type { TableSort } from "~/ui/table/dataTableTypes";
import { CsvButton } from "./CsvButton";
import { PaperTable } from "./PaperTable";
import { rowIdOf, tableColumns } from "./viewColumns";
import type { ViewRow } from "./viewCells";
import { shownColumns } from "~/components/viewResult/viewState";
import { ViewPanels } from "./ViewPanels";
import styles from "./view.module.css";

const none: readonly ViewColumn[] = [];

/** Rows that stand in a result, each by the names of its columns. */
function rowsIn({ columns = [], rows = [] }: ViewResult): ViewRow[] {
  return rows.map((cells) =>
    Object.fromEntries(columns.map(({ name }, at) => [name, cells[at] ?? null])),
  );
}

interface Props {
  result: ViewResult;
  /** All rows as a plain table, which paper can break between pages. */
  isOnPaper?: boolean;
}

/** Panels and table of a result that carries its rows. */
export function ViewResultBody({ result, isOnPaper = false }: Props) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const columns = result.columns ?? none;
  const shown = useMemo(
    () =>
      tableColumns(columns, true).map((column) => ({
        ...column,
        value: (row: ViewRow) => {
          const value = row[column.id];
          return typeof value === "number" || typeof value === "string"
            ? value
            : JSON.stringify(value);
        },
      })),
    [columns],
  );
  const rows = useMemo(() => rowsIn(result), [result]);
  return (
    <div className={styles["view"]} data-part>
      {result.error === undefined ? null : (
        <p className={styles["trouble"]} role="alert">
          {result.error}
        </p>
      )}
      <ViewPanels panels={result.panels ?? []} />
      {columns.length > 0 && isOnPaper ? (
        <PaperTable label={result.title || result.name} columns={columns} rows={rows}>
          <CsvButton
            label={result.title || result.name}
            names={shownColumns(columns).map(({ name }) => name)}
            rows={rows}
          />
        </PaperTable>
      ) : null}
      {columns.length > 0 && !isOnPaper ? (
        <PanelBoundary resetKey={result}>
          <DataTable
            label={result.title || result.name}
            columns={shown}
            rows={rows}
            rowId={rowIdOf(columns)}
            height="content"
            whole={{ text: undefined }}
            sort={sort}
            canUnsort
            onSort={setSort}
          />
        </PanelBoundary>
      ) : null}
    </div>
  );
}
