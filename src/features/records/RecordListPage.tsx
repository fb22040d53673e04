import { useNavigate, useRouter } from "@tanstack/react-router";
import { useMemo, type ReactNode } from "react";
import { JobHistoryDetails } from "~/components/jobs/JobHistoryDetails";
import { ListPage } from "~/components/list/ListPage";
import type { SearchChange } from "~/components/address/useSearchChange";
import { recordColumns } from "./recordColumns";
import type { ListedRecord, RecordListState, RecordListTable } from "./recordTypes";
import type { RecordListSearch } from "./search";

interface Props {
  /** Address of the list: records and the page that adds one lie below it. */
  path: string;
  table: RecordListTable;
  search: RecordListSearch;
  onSearch: SearchChange<RecordListSearch>;
  /** What the add button does (default: it leads to the page that adds one). */
  onAdd?: () => void;
  /** Dialogs of the page. */
  children?: ReactNode;
}

const idOf = ({ id }: ListedRecord) => id;

/** A list of records of one kind, such as one of the generic settings tables (spec 1 §2). Mount it anew for another. */
export function RecordListPage(props: Props) {
  const { table, search, onSearch } = props;
  return (
    <table.List search={search} onSearch={onSearch}>
      {(state) => <RecordList {...props} {...state} />}
    </table.List>
  );
}

function RecordList(props: Props & RecordListState) {
  const { path, table, search, onSearch, onAdd, list, query, children } = props;
  const navigate = useNavigate();
  const router = useRouter();
  const columns = useMemo(
    () => recordColumns(table, (details) => onSearch({ details }, { push: true })),
    [table, onSearch],
  );
  const pathOf = table.pathOf ?? (({ id }: ListedRecord) => `${path}/${id}`);
  const detailed = query.data?.rows.find(({ id }) => id === search.details);
  return (
    <ListPage
      title={table.title}
      columns={columns}
      rowId={idOf}
      query={query}
      list={list}
      searchLabel="Search by name"
      {...(table.Filters && { filters: <table.Filters search={search} onSearch={onSearch} /> })}
      isFiltered={table.isFiltered?.(search) ?? false}
      onClear={() => onSearch({ ...table.unfiltered, query: undefined, pageIndex: undefined })}
      add={{
        label: `Add ${table.one}`,
        resource: table.resource,
        onAdd: onAdd ?? (() => void navigate({ to: `${path}/add` })),
      }}
      empty={{ text: table.about }}
      rowHref={(record) => {
        const to = pathOf(record);
        return to && router.buildLocation({ to }).href;
      }}
      onOpen={(record) => {
        const to = pathOf(record);
        if (to !== undefined) void navigate({ to });
      }}
    >
      {children}
      {detailed && (
        <JobHistoryDetails
          name={detailed.job_name ?? null}
          details={detailed.job_details}
          onClose={() => onSearch({ details: undefined })}
        />
      )}
    </ListPage>
  );
}
