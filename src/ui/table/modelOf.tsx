import { renderToString } from "react-dom/server";
import type { DataTableProps } from "./dataTableTypes";
import { useTableModel } from "./tableModel";

/** For tests: the model of a table with these properties, as the table's component gets it. */
export function modelOf<Row>(props: Omit<DataTableProps<Row>, "label">) {
  let model: ReturnType<typeof useTableModel<Row>> | undefined;
  function Probe() {
    // There is no viewport here that could be too narrow for a column.
    const columns = props.columns.map((column) => ({ ...column, hideBelow: undefined }));
    model = useTableModel({ label: "rows", ...props, columns });
    return null;
  }
  renderToString(<Probe />);
  if (!model) throw new Error("nothing was drawn");
  return model;
}
