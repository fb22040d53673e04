import { Columns3 } from "lucide-react";
import { Suspense, useCallback, useMemo, useState } from "react";
import { ExportButton } from "~/components/export/ExportButton";
import type { ExportSource } from "~/components/export/exportRows";
import { lazyPart } from "~/components/parts/lazyPart";
import { IconButton } from "~/ui/button/IconButton";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { useColumnChoice } from "./columnChoice";
import styles from "./ListPage.module.css";

const ColumnsDialog = lazyPart(async () => (await import("./ColumnsDialog")).ColumnsDialog);

interface Props<Row> extends Pick<ExportSource<Row>, "rowId" | "read" | "pageSize"> {
  /** Names the list, for the file and for what is kept: "Scopes". */
  title: string;
  columns: readonly DataColumn<Row>[];
}

/** For a DataTable: what this person has chosen about its columns, and the buttons for that and for an export. */
export function useTableTools<Row>({ title, columns, rowId, read, pageSize }: Props<Row>) {
  const [choice, setChoice] = useColumnChoice(title);
  const [isOpen, setIsOpen] = useState(false);
  const { hidden, widths } = choice;
  const hiddenColumns = useMemo(() => new Set(hidden), [hidden]);
  const source = (): ExportSource<Row> => ({
    title,
    columns: columns.filter(({ id }, at) => at === 0 || !hiddenColumns.has(id)),
    rowId,
    read,
    ...(pageSize !== undefined && { pageSize }),
  });
  return {
    hiddenColumns,
    widths,
    onWidth: useCallback(
      (id: string, width: number) => setChoice({ hidden, widths: { ...widths, [id]: width } }),
      [setChoice, hidden, widths],
    ),
    tools: (
      <>
        <ExportButton title={title} source={source} />
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
