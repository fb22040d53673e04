import { Columns3 } from "lucide-react";
import { Suspense, useCallback, useMemo, useState } from "react";
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

interface Props<Row> extends ListName<Row>, Pick<ExportSource<Row>, "rowId" | "read" | "pageSize"> {
  columns: readonly DataColumn<Row>[];
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

/** The same with an export beside it, in the bar below the table. */
export function useTableTools<Row>({ id, title, columns, rowId, read, pageSize }: Props<Row>) {
  const { button, ...chosen } = useColumnTools({ id, title, columns });
  const { hiddenColumns } = chosen;
  const source = (): ExportSource<Row> => ({
    title,
    columns: columns.filter(({ id }, at) => at === 0 || !hiddenColumns.has(id)),
    rowId,
    read,
    ...(pageSize !== undefined && { pageSize }),
  });
  return {
    ...chosen,
    tools: (
      <>
        <ExportButton title={title} source={source} />
        {button}
      </>
    ),
  };
}
