import { Columns3 } from "lucide-react";
import { Suspense, useCallback, useMemo, useState } from "react";
import { noteUnreadable } from "~/api/drift";
import { QueryError } from "~/components/errors/QueryError";
import { ExportButton } from "~/components/export/ExportButton";
import type { ExportSource } from "~/components/export/exportRows";
import { lazyPart } from "~/components/parts/lazyPart";
import { IconButton } from "~/ui/button/IconButton";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { useColumnChoice } from "./columnChoice";
import styles from "./tableTools.module.css";

const ColumnsDialog = lazyPart(async () => (await import("./ColumnsDialog")).ColumnsDialog);

interface ListName<Row> {
  /** Tells the list from every other, for what is kept: a route, "view default/pods". */
  id: string;
  /** Names the list to its reader, and the file: "Scopes". */
  title: string;
  columns: readonly Pick<DataColumn<Row>, "id" | "header" | "isHideable">[];
}

/** How a read goes, as its table shows it. */
export interface TableQuery {
  data: unknown;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<Row> extends ListName<Row>, Pick<ExportSource<Row>, "rowId" | "read" | "pageSize"> {
  columns: readonly DataColumn<Row>[];
  /** Read of the rows that are shown. */
  query: TableQuery;
  /** What failed, where the read does. */
  errorTitle: string;
}

/** For a DataTable: what this person has chosen about its columns, and the button that leads to it. */
export function useColumnTools<Row>({ id, title, columns }: ListName<Row>) {
  const [choice, setChoice] = useColumnChoice(id, title);
  const [isOpen, setIsOpen] = useState(false);
  const { hidden, widths } = choice;
  return {
    hiddenColumns: useMemo(() => new Set(hidden), [hidden]),
    widths,
    onWidth: useCallback(
      (id: string, width: number) => setChoice({ hidden, widths: { ...widths, [id]: width } }),
      [setChoice, hidden, widths],
    ),
    button: (
      <>
        <span className={styles["wide"]}>
          <IconButton
            icon={Columns3}
            label={`Columns of ${title}`}
            onClick={() => setIsOpen(true)}
          />
        </span>
        {isOpen ? (
          <Suspense fallback={null}>
            <ColumnsDialog
              title={title}
              columns={columns.filter(({ header }) => header !== "")}
              choice={choice}
              onChoice={setChoice}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        ) : null}
      </>
    ),
  };
}

/** For the DataTable of a read: its name and columns, how the read goes, and an export beside the button for columns. */
export function useTableTools<Row>(props: Props<Row>) {
  const { title, columns, rowId, read, pageSize, query, errorTitle } = props;
  const { button, ...chosen } = useColumnTools(props);
  const { hiddenColumns } = chosen;
  const source = (): ExportSource<Row> => ({
    title,
    columns: columns.filter(({ id }, at) => at === 0 || !hiddenColumns.has(id)),
    rowId,
    read,
    ...(pageSize !== undefined && { pageSize }),
  });
  return {
    label: title,
    columns,
    rowId,
    isLoading: query.isPending,
    isRefreshing: query.isFetching && query.data !== undefined,
    error: query.error ? <QueryError title={errorTitle} query={query} /> : undefined,
    onUnreadable: (error: unknown) => noteUnreadable(title, error),
    ...chosen,
    tools: (
      <>
        <ExportButton title={title} source={source} />
        {button}
      </>
    ),
  };
}
