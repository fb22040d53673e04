import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAccess } from "~/api/access";
import { JobHistoryTable } from "~/components/jobs/JobHistoryTable";
import { originOfRecord } from "~/components/record/origin";
import { PageHeader } from "~/components/page/PageHeader";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import type { GenericTable } from "~/components/record/genericTables";
import type { SearchChange } from "~/components/address/useSearchChange";
import { whyNot } from "~/components/access/whyNot";
import { Badge } from "~/ui/feedback/Badge";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Tabs } from "~/ui/layout/Tabs";
import { RecordForm } from "./RecordForm";
import styles from "./RecordPage.module.css";
import { recordTables } from "./recordTables";
import type { RecordQuery, RecordTable, StoredRecord } from "./recordTypes";
import { RecordView } from "./RecordView";
import type { RecordSearch } from "./search";

/** What such a tab is given. */
export interface ExtraTabProps {
  record: StoredRecord;
  /** Whether something is being added there. */
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
}

/** A tab that only some tables have, between the spec and the job history. */
export interface ExtraTab {
  id: string;
  label: string;
  render: (props: ExtraTabProps) => ReactNode;
}

interface Props {
  /** The table's name, as the address has it. */
  name: GenericTable;
  id: string;
  search: RecordSearch;
  onSearch: SearchChange<RecordSearch>;
  extraTabs?: readonly ExtraTab[];
  /** List that the record was opened from (default: the table's own). */
  home?: RecordHome;
}

/** A list that leads to records. */
export interface RecordHome {
  path: string;
  title: string;
}

interface LoadedProps extends Omit<Props, "id"> {
  table: RecordTable;
  query: RecordQuery<StoredRecord>;
  Writes: NonNullable<RecordTable["Writes"]>;
}

/** Page of one record of a generic settings table (spec 1 §2 and spec 3 §2). Mount it anew for another record. */
export function RecordPage({ id, ...rest }: Props) {
  const props = { ...rest, table: recordTables[rest.name] };
  const { Detail, Writes } = props.table;
  // Such a table's records have a page elsewhere, whose own route comes first.
  if (!Detail || !Writes) return <NoRecord {...props} />;
  return <Detail id={id}>{(query) => <Loaded {...props} query={query} Writes={Writes} />}</Detail>;
}

function Loaded({ query, ...props }: LoadedProps) {
  const record = query.data?.rows[0];
  return (
    <>
      <PageHeader
        title={record?.name ?? props.table.one}
        titleExtra={record?.deleted_at ? <Badge>Deleted</Badge> : undefined}
        refresh={{ onRefresh: () => void query.refetch(), isRefreshing: query.isFetching }}
      />
      {record ? <Page {...props} record={record} /> : <Missing {...props} query={query} />}
    </>
  );
}

function Missing({ query, ...props }: Pick<LoadedProps, "name" | "table" | "query" | "home">) {
  if (query.error)
    return (
      <QueryError
        title={`The ${props.table.one.toLowerCase()} could not be loaded`}
        query={query}
      />
    );
  if (query.isPending) return <Skeleton rows={10} />;
  return <NoRecord {...props} />;
}

const homeOf = ({ name, table, home }: Pick<LoadedProps, "name" | "table" | "home">): RecordHome =>
  home ?? { path: `/settings/${name}`, title: table.title };

function NoRecord(props: Pick<LoadedProps, "name" | "table" | "home">) {
  const { table } = props;
  const { path, title } = homeOf(props);
  return (
    <EmptyState
      title="No resources found"
      text={`There is no ${table.one.toLowerCase()} with this id. It may have been removed.`}
      action={
        <Button asChild>
          <Link to={path}>Back to {title}</Link>
        </Button>
      }
    />
  );
}

function Page(props: Omit<LoadedProps, "query"> & { record: StoredRecord }) {
  const { name, table, record, search, onSearch, extraTabs = [], Writes } = props;
  const home = homeOf(props);
  const access = useAccess();
  const reason = record.deleted_at
    ? "This resource is deleted."
    : (originOfRecord(record)?.reason ?? whyNot(access, "write", table.resource));
  const tabs = [
    { id: "spec", label: "Spec" },
    ...extraTabs.map(({ id, label }) => ({ id, label })),
    ...(table.hasJobs ? [{ id: "history", label: "Job History" }] : []),
  ];
  const tab = tabs.find(({ id }) => id === search.tab)?.id ?? "spec";
  const extra = extraTabs.find(({ id }) => id === tab);
  return (
    <div className={styles["page"]}>
      <Tabs
        label={table.one}
        items={tabs}
        value={tab}
        onChange={(id) => onSearch({ tab: id === "spec" ? undefined : id, add: undefined })}
        panelClassName={styles["panel"]}
        hideSingle
      >
        <PanelBoundary resetKey={`${record.id} ${tab}`}>
          {tab === "spec" &&
            (reason === undefined ? (
              <Writes id={record.id}>
                {(writes) => (
                  <RecordForm
                    name={name}
                    table={table}
                    writes={writes}
                    record={record}
                    home={home.path}
                  />
                )}
              </Writes>
            ) : (
              <RecordView table={table} record={record} reason={reason} home={home} />
            ))}
          {extra?.render({
            record,
            isAdding: search.add === true,
            onAdding: (add) => onSearch({ add: add || undefined }, { push: add }),
          })}
          {tab === "history" && (
            <JobHistoryTable search={search} onSearch={onSearch} resourceId={record.id} />
          )}
        </PanelBoundary>
      </Tabs>
    </div>
  );
}

/** Page that adds a record to a table. */
export function NewRecordPage({ name }: Pick<Props, "name">) {
  const table = recordTables[name];
  const { Writes } = table;
  return (
    <>
      <PageHeader title={`Add ${table.one}`} />
      {Writes ? (
        <Writes>{(writes) => <RecordForm name={name} table={table} writes={writes} />}</Writes>
      ) : (
        <NoRecord name={name} table={table} />
      )}
    </>
  );
}
