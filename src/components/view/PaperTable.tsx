import type { ReactNode } from "react";
import type { ViewColumn } from "~generated/view/types.gen";
import { prettyName } from "./figures";
import { rowIdOf } from "./viewColumns";
import { ViewCell, type ViewRow } from "./viewCells";
import { shownColumns } from "~/components/viewResult/viewState";
import styles from "./view.module.css";

const still = { tabIndex: 0 } as const;

interface Props {
  label: string;
  columns: readonly ViewColumn[];
  rows: readonly ViewRow[];
  /** What stands above it. */
  children?: ReactNode;
}

/** All of some rows as a plain table, which paper can break between pages and repeat the header of. */
export function PaperTable({ label, columns, rows, children }: Props) {
  const shown = shownColumns(columns);
  const idOf = rowIdOf(columns);
  return (
    <div className={styles["paper"]}>
      {children}
      <table aria-label={label}>
        <thead>
          <tr>
            {shown.map(({ name }) => (
              <th key={name} scope="col">
                {prettyName(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {shown.map((column) => (
                <td key={column.name}>
                  <ViewCell column={column} row={row} state={still} isOnPaper />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
