import { useState } from "react";
import { errorText } from "~/api/errors";
import { saveText } from "~/ui/text/saveFile";
import { Button } from "~/ui/button/Button";
import { Segmented } from "~/ui/field/Segmented";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./ExportDialog.module.css";
import { exportFile, exportText, type ExportSource } from "./exportRows";
import { useExport, type ExportProgress } from "./useExport";

interface Props<Row> {
  source: ExportSource<Row>;
  onClose: () => void;
}

const formats = [
  { value: "csv", label: "CSV" },
  { value: "json", label: "JSON" },
] as const;
type Format = (typeof formats)[number]["value"];

const types = { csv: "text/csv", json: "application/json" } as const;
const figure = (count: number) => count.toLocaleString("en");
const rowsOf = (count: number) => `${figure(count)} ${count === 1 ? "row" : "rows"}`;

/** Reads every page of what a list shows, and keeps it as a file; it shows how far it is and can be stopped. */
export function ExportDialog<Row>({ source, onClose }: Props<Row>) {
  const [format, setFormat] = useState<Format>("csv");
  const { progress, readAll, stop, restart, rowsSoFar } = useExport(source);
  const { phase } = progress;
  const file = exportFile(source.title, format);
  const keep = (rows: readonly Row[]) =>
    saveText(file, exportText(source, rows, format), types[format]);
  const start = async () => {
    const rows = await readAll();
    if (rows) keep(rows);
  };
  const isHalf = phase === "stopped" || phase === "failed";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Export ${source.title}`}
      description="All pages of what search and filters leave, with the columns that are shown."
      size="very-small"
      expandable={false}
      footer={
        <>
          {isHalf && progress.read > 0 ? (
            <Button onClick={() => keep(rowsSoFar())}>Save {rowsOf(progress.read)}</Button>
          ) : null}
          {phase === "reading" ? (
            <Button onClick={stop}>Stop</Button>
          ) : phase === "done" ? (
            <>
              <Button onClick={restart}>Export again</Button>
              <Button variant="primary" onClick={onClose}>
                Close
              </Button>
            </>
          ) : (
            <Button variant="primary" onClick={() => void start()}>
              {isHalf ? "Go on" : "Export"}
            </Button>
          )}
        </>
      }
    >
      <div className={styles["body"]}>
        {phase === "asked" ? (
          <Segmented label="Format" items={formats} value={format} onChange={setFormat} />
        ) : null}
        {phase === "reading" ? (
          <progress
            className={styles["bar"]}
            aria-label={`Rows of ${source.title} that are read`}
            max={progress.total ?? 1}
            {...(progress.total !== undefined && { value: progress.read })}
          />
        ) : null}
        <p
          role={phase === "failed" ? "alert" : "status"}
          className={phase === "failed" ? styles["failed"] : styles["text"]}
        >
          {words(progress, file)}
        </p>
      </div>
    </Dialog>
  );
}

/** How it stands, in a sentence. */
function words({ phase, read, total, twice, error }: ExportProgress, file: string): string {
  const of = total === undefined ? rowsOf(read) : `${figure(read)} of ${rowsOf(total)}`;
  const changed =
    twice > 0 ? ` The list changed meanwhile: ${rowsOf(twice)} came twice and stand once.` : "";
  switch (phase) {
    case "asked":
      return `It becomes ${file}.`;
    case "reading":
      return `${of} …`;
    case "stopped":
      return `Stopped after ${of}.`;
    case "failed":
      return `${errorText(error)} Read so far: ${of}. Go on from here, or save them.`;
    case "done":
      return `Saved ${rowsOf(read)} as ${file}.${changed}`;
  }
}
