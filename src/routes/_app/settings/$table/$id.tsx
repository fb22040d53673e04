import { createFileRoute } from "@tanstack/react-router";
import { assertGenericTable } from "~/components/record/genericTables";
import { useSearchChange } from "~/components/address/useSearchChange";
import { RecordGate } from "~/features/records/RecordGate";
import { RecordPage } from "~/features/records/RecordPage";
import { recordSearch } from "~/features/records/search";
import { membersTab } from "~/features/teams/membersTab";

/** One record of a generic settings table (spec 1 §2). */
export const Route = createFileRoute("/_app/settings/$table/$id")({
  validateSearch: recordSearch,
  beforeLoad: ({ params }) => assertGenericTable(params.table),
  component: Detail,
});

function Detail() {
  const { table: name, id } = Route.useParams();
  const search = Route.useSearch();
  const onSearch = useSearchChange<typeof search>();
  return (
    <RecordGate name={name}>
      {(table) => (
        <RecordPage
          key={`${name} ${id}`}
          name={name}
          table={table}
          id={id}
          search={search}
          onSearch={onSearch}
          extraTabs={name === "teams" ? [membersTab] : []}
        />
      )}
    </RecordGate>
  );
}
