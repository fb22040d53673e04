import { createFileRoute } from "@tanstack/react-router";
import { assertGenericTable } from "~/components/record/genericTables";
import { useSearchChange } from "~/components/address/useSearchChange";
import { RecordGate } from "~/features/records/RecordGate";
import { RecordListPage } from "~/features/records/RecordListPage";
import { recordListSearch } from "~/features/records/search";

/** List of a generic settings table: teams, incident_rules, topologies, canaries and so on (spec 1 §2). */
export const Route = createFileRoute("/_app/settings/$table/")({
  validateSearch: recordListSearch,
  beforeLoad: ({ params }) => assertGenericTable(params.table),
  component: List,
});

function List() {
  const { table: name } = Route.useParams();
  const search = Route.useSearch();
  const onSearch = useSearchChange<typeof search>();
  return (
    <RecordGate name={name}>
      {(table) => (
        <RecordListPage
          key={name}
          path={`/settings/${name}`}
          table={table}
          search={search}
          onSearch={onSearch}
        />
      )}
    </RecordGate>
  );
}
