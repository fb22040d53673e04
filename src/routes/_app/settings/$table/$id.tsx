import { createFileRoute } from "@tanstack/react-router";
import { assertGenericTable, isGenericTable } from "~/components/settingsTables/genericTables";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { readRecordAhead, recordGate } from "~/features/records/access";
import { RecordPage } from "~/components/recordEditor/RecordPage";
import { recordKinds } from "~/features/records/kinds";
import { recordSearch } from "~/components/recordEditor/recordKind";
import { membersTab } from "~/features/teams/membersTab";

/** One record of a generic settings table (spec 1 §2). */
export const Route = createFileRoute("/_app/settings/$table/$id")({
  ...recordRoute({
    search: recordSearch,
    gate: ({ table }: { table: string; id: string }) => recordGate(table),
    readAhead: (client, { table, id }) => readRecordAhead(client, table, id),
  }),
  beforeLoad: ({ params }) => assertGenericTable(params.table),
  component: function Detail() {
    const { table, id } = Route.useParams();
    const search = Route.useSearch();
    const onSearch = useSearchChange<typeof search>();
    return isGenericTable(table) ? (
      <RecordPage
        key={`${table} ${id}`}
        kind={recordKinds[table]}
        id={id}
        search={search}
        onSearch={onSearch}
        extraTabs={table === "teams" ? [membersTab] : []}
      />
    ) : null;
  },
});
