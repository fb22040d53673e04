import { errorText } from "~/api/errors";
import { BuiltLink } from "~/components/links/BuiltLink";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { ExportRows } from "~/components/export/ExportButton";
import { ErrorPanel } from "~/ui/feedback/ErrorPanel";
import type { Target } from "./references";
import { type Use, useWhereUsed } from "./useWhereUsed";
import styles from "./WhereUsed.module.css";

const rowId = ({ key }: Use) => key;

const columns: readonly DataColumn<Use>[] = [
  { id: "kind", header: "Kind", width: 150, cell: ({ kind }) => kind },
  {
    id: "name",
    header: "Name",
    minWidth: 140,
    cell: ({ name, path }, { tabIndex }) => (
      <BuiltLink path={path} className={styles["link"]} tabIndex={tabIndex}>
        <span title={name}>{name}</span>
      </BuiltLink>
    ),
  },
  {
    id: "namespace",
    header: "Namespace",
    width: 110,
    hideBelow: 1000,
    cell: ({ namespace }) => namespace ?? "",
  },
  {
    id: "places",
    header: "Where",
    minWidth: 180,
    cell: ({ places }) => (
      <code className={styles["places"]} title={places.join("\n")}>
        {places.join(", ")}
      </code>
    ),
  },
];

/** The records that refer to a connection, with what could not be looked through. */
export function WhereUsed({ connection }: { connection: Target }) {
  const { uses, isPending, isFetching, failed, denied, cut, refetch } = useWhereUsed(
    connection,
    true,
  );
  const isAllFailed = failed.length > 0 && uses.length === 0;
  return (
    <div className={styles["panel"]}>
      {failed.length > 0 ? (
        <ErrorPanel
          title={`Could not look through the ${listed(failed.map(({ many }) => many))}`}
          message={[...new Set(failed.map(({ error }) => errorText(error)))].join(" ")}
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : null}
      {isAllFailed ? null : (
        <DataTable
          label="Where used"
          columns={columns}
          rows={uses}
          rowId={rowId}
          height="content"
          tools={<ExportRows title="Where used" columns={columns} rowId={rowId} rows={uses} />}
          isLoading={isPending}
          isRefreshing={isFetching && !isPending}
          empty={
            <EmptyState
              title="Nothing refers to this connection."
              text="No health check, catalog scraper, topology, log backend, playbook, notification rule or team that was looked through names its id or its connection:// address."
            />
          }
        />
      )}
      {cut.map(({ many, searched, total }) => (
        <p key={many} className={styles["note"]}>
          Only {searched} of {total} {many} were looked through.
        </p>
      ))}
      {denied.map((reason) => (
        <p key={reason} className={styles["note"]}>
          Not everything was looked through. {reason}
        </p>
      ))}
    </div>
  );
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
