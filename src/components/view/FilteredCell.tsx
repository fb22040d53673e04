import { createContext, use } from "react";
import type { ViewColumn } from "~generated/view/types.gen";
import { FilterCell } from "~/components/changes/FilterMarks";
import type { TriState, TriStateMark } from "~/lib/labels/triState";
import type { CellState } from "~/ui/table/dataTableTypes";
import { prettyName } from "./figures";
import { ViewCell, type ViewRow } from "./viewCells";

interface Marks {
  filters: ReadonlyMap<string, TriState>;
  onMark: (column: string, value: string, mark: TriStateMark) => void;
}

/** Filters of the table around a cell; none where its rows cannot be filtered. */
export const MarksContext = createContext<Marks | undefined>(undefined);

interface Props {
  column: ViewColumn;
  row: ViewRow;
  state: CellState;
}

/** A cell that its column can be filtered by: the buttons include or exclude its value. */
export function FilteredCell(props: Props) {
  const { column, row, state } = props;
  const marks = use(MarksContext);
  const value = row[column.name];
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const cell = <ViewCell {...props} />;
  if (!marks || column.filter?.type !== "multiselect" || value === null || value === undefined)
    return cell;
  return (
    <FilterCell
      noun={`${prettyName(column.name)} ${text}`}
      mark={marks.filters.get(column.name)?.get(text)}
      onMark={(mark) => marks.onMark(column.name, text, mark)}
      tabIndex={state.tabIndex}
    >
      {cell}
    </FilterCell>
  );
}
