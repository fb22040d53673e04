import { createContext, use, useMemo, type ReactNode } from "react";
import type { ViewColumn, ViewResult } from "~generated/view/types.gen";
import { FilterCell } from "~/components/changes/FilterMarks";
import {
  formatTriState,
  parseTriState,
  toggleTriState,
  type TriState,
  type TriStateMark,
} from "~/lib/labels/triState";
import type { CellState } from "~/ui/table/dataTableTypes";
import { prettyName } from "./figures";
import { ViewCell, type ViewRow } from "./viewCells";
import { tableChange, type ChangeView } from "~/components/viewResult/viewState";

interface Marks {
  filters: ReadonlyMap<string, TriState>;
  onMark: (column: string, value: string, mark: TriStateMark) => void;
}

/** Filters of the table around a cell; none where its rows cannot be filtered. */
const MarksContext = createContext<Marks | undefined>(undefined);

/** Lets the cells within filter the table. They stay as they are while the filters do, whatever else changes. */
export function CellFilters({
  view,
  filters,
  onSearch,
  children,
}: {
  view: ViewResult;
  filters: Marks["filters"];
  onSearch: ChangeView;
  children: ReactNode;
}) {
  const text = new URLSearchParams(
    [...filters].map(([column, marks]) => [column, formatTriState(marks) ?? ""]),
  ).toString();
  const value = useMemo((): Marks => {
    const kept = new Map(
      [...new URLSearchParams(text)].map(([column, marks]) => [column, parseTriState(marks)]),
    );
    return {
      filters: kept,
      onMark: (column, value, mark) => {
        const marks = toggleTriState(kept.get(column) ?? new Map(), value, mark);
        onSearch(tableChange(view, { filters: new Map([[column, marks]]) }));
      },
    };
  }, [text, view, onSearch]);
  return <MarksContext value={value}>{children}</MarksContext>;
}

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
