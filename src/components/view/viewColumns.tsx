import type { ViewColumn } from "~generated/view/types.gen";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { prettyName } from "./figures";
import { FilteredCell } from "./FilteredCell";
import { isFigure, type ViewRow } from "./viewCells";
import { shownColumns } from "~/components/viewResult/viewState";

const widths: Readonly<Record<string, number>> = {
  health: 120,
  boolean: 90,
  number: 110,
  decimal: 110,
  bytes: 120,
  millicore: 110,
  duration: 110,
  gauge: 200,
  datetime: 120,
};

/** Further columns than these have no room in the two lines of a phone's row. */
const PHONE_COLUMNS = 8;

/** Columns of a view as the table shows them. */
export function tableColumns(
  columns: readonly ViewColumn[],
  isSortable: boolean,
): DataColumn<ViewRow>[] {
  return shownColumns(columns).map((column, at): DataColumn<ViewRow> => {
    const { name, type, description, unit } = column;
    const width = at === 0 ? undefined : widths[type];
    return {
      id: name,
      header: prettyName(name),
      cell: (row, state) => <FilteredCell column={column} row={row} state={state} />,
      isSortable,
      ...(isFigure(type) ? { align: "right", firstSort: "desc" } : {}),
      ...(width === undefined ? { minWidth: at === 0 ? 200 : 120 } : { width }),
      ...(description || unit
        ? { headerTitle: [description, unit && `(${unit})`].filter(Boolean).join(" ") }
        : {}),
      ...(type === "datetime" ? { isMoment: true } : {}),
      ...(type === "health" ? { phone: "end" } : at > PHONE_COLUMNS ? { phone: "hidden" } : {}),
    };
  });
}

/** Names a row by the view's key columns; without them by all that it holds. */
export function rowIdOf(columns: readonly ViewColumn[]): (row: ViewRow) => string {
  const keys = columns.filter(({ primaryKey }) => primaryKey).map(({ name }) => name);
  return (row) => JSON.stringify(keys.length === 0 ? row : keys.map((key) => row[key]));
}
