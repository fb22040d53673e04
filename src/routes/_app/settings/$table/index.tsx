import { createFileRoute } from "@tanstack/react-router";
import { assertGenericTable, isGenericTable } from "~/components/settingsTables/genericTables";
import { readListAhead } from "~/components/resource/list";
import { recordGate } from "~/features/records/access";
import { recordLists } from "~/features/records/lists";
import { RecordListPage } from "~/features/records/RecordListPage";
import { recordListSearch } from "~/features/records/search";

/** List of a generic settings table: teams, incident_rules, topologies, canaries and so on (spec 1 §2). */
export const Route = createFileRoute("/_app/settings/$table/")({
  validateSearch: recordListSearch,
  staticData: { gate: ({ table = "" }) => recordGate(table) },
  beforeLoad: ({ params }) => assertGenericTable(params.table),
  loader: ({ params: { table }, ...loading }) => {
    if (isGenericTable(table)) readListAhead(recordLists[table], loading);
  },
  component: function RecordList() {
    const { table } = Route.useParams();
    const search = Route.useSearch();
    return isGenericTable(table) ? <RecordListPage table={table} search={search} /> : null;
  },
});
