import { useQuery } from "@tanstack/react-query";
import { BookOpen, Download, ShieldCheck } from "lucide-react";
import { useMemo, useSyncExternalStore } from "react";
import { getBackendVersionOptions } from "~generated/canary/@tanstack/react-query.gen";
import { config } from "~/api/config";
import { driftReport, type DriftEntry } from "~/api/drift";
import { PageHeader } from "~/components/page/PageHeader";
import { Button } from "~/ui/button/Button";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Toggle } from "~/ui/field/Toggle";
import { saveText } from "~/ui/text/saveFile";
import styles from "./ContractPage.module.css";
import { reportJson, sortEntries } from "./report";

const emptyState = (
  <EmptyState
    icon={ShieldCheck}
    title="No difference seen"
    text="What this tab compared so far is as the contract says. Compare every answer and go through the screens that you doubt; what differs is listed here until you reload."
  />
);

const mono = (text: string) => (
  <code className={styles["code"]} title={text}>
    {text}
  </code>
);

const columns: DataColumn<DriftEntry>[] = [
  {
    id: "operation",
    header: "Operation",
    minWidth: 160,
    // The reference knows operations and named reads alike, and finds the page by the name.
    cell: ({ operation }) => <a href={`/contract/#${operation}`}>{mono(operation)}</a>,
  },
  {
    id: "path",
    header: "Path",
    minWidth: 200,
    cell: ({ path }) => mono(path),
    headerTitle: "Place inside the answer; * is every entry of a list",
  },
  { id: "expected", header: "Expected", minWidth: 160, cell: ({ expected }) => mono(expected) },
  { id: "seen", header: "Seen", minWidth: 120, cell: ({ seen }) => mono(seen) },
  {
    id: "count",
    header: "Count",
    width: 80,
    align: "right",
    cell: ({ count }) => count.toLocaleString("en"),
  },
];

const entryId = ({ operation, path, expected, seen }: DriftEntry) =>
  [operation, path, expected, seen].join(" ");

/** Settings → About → Contract: versions, and where the backend differs from the contract (design: contract rules). */
export function ContractPage() {
  const entries = useSyncExternalStore(driftReport.subscribe, driftReport.read);
  const isEvery = useSyncExternalStore(driftReport.subscribe, driftReport.isEvery);
  const rows = useMemo(() => sortEntries(entries), [entries]);
  const { data } = useQuery(getBackendVersionOptions());
  const backend = data?.Version || "NA";
  const { productName, version } = config();
  return (
    <>
      <PageHeader
        title="Contract"
        actions={
          <>
            <Button asChild>
              <a href="/contract/">
                <BookOpen size={14} aria-hidden /> Reference
              </a>
            </Button>
            <Button
              icon={Download}
              disabledReason={rows.length === 0 ? "There is no difference to export." : undefined}
              onClick={() =>
                saveText(
                  "contract-report.json",
                  reportJson(rows, { console: version, backend, at: new Date() }),
                  "application/json",
                )
              }
            >
              Export as JSON
            </Button>
          </>
        }
      />
      <div className={styles["page"]}>
        <div className={styles["head"]}>
          <dl className={styles["versions"]}>
            <div>
              <dt>{productName}</dt>
              <dd>{version}</dd>
            </div>
            <div>
              <dt>Backend</dt>
              <dd>{backend}</dd>
            </div>
          </dl>
          <Toggle
            label="Compare every answer"
            hint="In this tab. Otherwise 2 of 100 answers are compared with the contract."
            checked={isEvery}
            onChange={driftReport.compareEvery}
          />
        </div>
        <DataTable
          label="Differences from the contract"
          columns={columns}
          rows={rows}
          rowId={entryId}
          empty={emptyState}
        />
      </div>
    </>
  );
}
