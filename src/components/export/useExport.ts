import { useEffect, useRef, useState } from "react";
import type { ExportSource } from "./exportRows";

/** Rows that are asked for at a time. */
const PAGE = 1_000;

/** How far an export has come. */
export interface ExportProgress {
  phase: "asked" | "reading" | "stopped" | "failed" | "done";
  /** Rows that are there. */
  read: number;
  /** Rows of all pages; undefined while nobody has said. */
  total: number | undefined;
  /** Rows that came twice, because the list changed meanwhile. */
  twice: number;
  error: unknown;
}

const begun: ExportProgress = {
  phase: "asked",
  read: 0,
  total: undefined,
  twice: 0,
  error: undefined,
};

/** Reads all pages of a list one after another; it can be stopped, and goes on where it stopped or failed. */
export function useExport<Row>({
  read,
  rowId,
  pageSize = PAGE,
}: Pick<ExportSource<Row>, "read" | "rowId" | "pageSize">) {
  const [progress, setProgress] = useState(begun);
  const rows = useRef(new Map<string, Row>());
  const page = useRef(0);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const readAll = async (): Promise<readonly Row[] | undefined> => {
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    const tell = (change: Partial<ExportProgress>) => {
      if (!own.signal.aborted) setProgress((before) => ({ ...before, ...change }));
    };
    tell({ phase: "reading", error: undefined });
    let twice = 0;
    try {
      for (;;) {
        const answer = await read({ pageIndex: page.current, pageSize });
        if (own.signal.aborted) return undefined;
        page.current += 1;
        for (const row of answer.rows) {
          const id = rowId(row);
          twice += Number(rows.current.has(id));
          rows.current.set(id, row);
        }
        const isLast =
          answer.rows.length === 0 ||
          (answer.total === null
            ? answer.rows.length < pageSize
            : page.current * pageSize >= answer.total);
        tell({ read: rows.current.size, total: answer.total ?? undefined, twice });
        if (!isLast) continue;
        tell({ phase: "done" });
        return [...rows.current.values()];
      }
    } catch (error) {
      tell({ phase: "failed", error });
      return undefined;
    }
  };
  const stop = () => {
    reading.current?.abort();
    setProgress((before) => ({ ...before, phase: "stopped" }));
  };
  const restart = () => {
    reading.current?.abort();
    rows.current = new Map();
    page.current = 0;
    setProgress(begun);
  };
  return { progress, readAll, stop, restart, rowsSoFar: () => [...rows.current.values()] };
}
