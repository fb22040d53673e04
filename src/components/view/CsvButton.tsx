import { Download } from "lucide-react";
import { saveText } from "~/ui/text/saveFile";
import { asCsv } from "~/lib/text/csv";
import { TextButton } from "~/ui/button/TextButton";
import styles from "./CsvButton.module.css";
import type { ViewRow } from "./viewCells";

interface Props {
  /** Names the table, and the file. */
  label: string;
  /** Columns, in their order. */
  names: readonly string[];
  rows: readonly ViewRow[];
}

/** Keeps the rows of a report's table as CSV; stands at the corner of its section, and not on paper. */
export function CsvButton({ label, names, rows }: Props) {
  const file = `${label.toLowerCase().replaceAll(/\W+/g, "-")}.csv`;
  return (
    <TextButton
      className={styles["csv"]}
      onClick={() => saveText(file, asCsv(names, rows), "text/csv")}
      aria-label={`${label} as CSV`}
    >
      <Download size={14} aria-hidden /> CSV
    </TextButton>
  );
}
