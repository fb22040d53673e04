import { createFileRoute } from "@tanstack/react-router";
import { assertGenericTable, isGenericTable } from "~/components/settingsTables/genericTables";
import { recordGate } from "~/features/records/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { NewRecordPage } from "~/components/recordEditor/NewRecordPage";
import { newRecordSearch } from "~/components/recordEditor/recordKind";
import { recordKinds } from "~/features/records/kinds";

/** Adds a record to a generic settings table. */
export const Route = createFileRoute("/_app/settings/$table/add")({
  validateSearch: newRecordSearch,
  staticData: { gate: ({ table = "" }) => recordGate(table, "write") },
  beforeLoad: ({ params }) => assertGenericTable(params.table),
  component: function Add() {
    const { table } = Route.useParams();
    const search = Route.useSearch();
    const onSearch = useSearchChange<typeof search>();
    return isGenericTable(table) ? (
      <NewRecordPage key={table} kind={recordKinds[table]} search={search} onSearch={onSearch} />
    ) : null;
  },
});
