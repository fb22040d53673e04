import { useNavigate, useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { JobHistoryDetails } from "~/components/JobHistoryDetails";
import { ListPage } from "~/components/ListPage";
import type { SearchChange } from "~/components/useSearchChange";
import { recordColumns } from "./recordColumns";
import type { ListedRecord, RecordListState, RecordTable } from "./recordTypes";
import type { RecordListSearch } from "./search";

interface Props {
  /** Name of the table in the address. */
  name: string;
  table: RecordTable;
  search: RecordListSearch;
  onSearch: SearchChange<RecordListSearch>;
}

const idOf = ({ id }: ListedRecord) => id;

/** List of one of the generic settings tables (spec 1 §2). Mount it anew for another table. */
export function RecordListPage(props: Props) {
  const { table, search, onSearch } = props;
  return (
    <table.List search={search} onSearch={onSearch}>
      {(state) => <RecordList {...props} {...state} />}
    </table.List>
  );
}

function RecordList({ name, table, search, onSearch, list, query }: Props & RecordListState) {
  const navigate = useNavigate();
  const router = useRouter();
  const columns = useMemo(
    () => recordColumns(table, (details) => onSearch({ details }, { push: true })),
    [table, onSearch],
  );
  const detailed = query.data?.rows.find(({ id }) => id === search.details);
  return (
    <ListPage
      title={table.title}
      columns={columns}
      rowId={idOf}
      query={query}
      list={list}
      searchLabel="Search by name"
      add={{
        label: `Add ${table.one}`,
        resource: table.resource,
        onAdd: () => void navigate({ to: "/settings/$table/add", params: { table: name } }),
      }}
      empty={{ text: table.about }}
      rowHref={({ id }) =>
        router.buildLocation({ to: "/settings/$table/$id", params: { table: name, id } }).href
      }
      onOpen={({ id }) =>
        void navigate({ to: "/settings/$table/$id", params: { table: name, id } })
      }
    >
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
