import { createFileRoute } from "@tanstack/react-router";
import { assertGenericTable, isGenericTable } from "~/components/record/genericTables";
import { recordGate } from "~/features/records/access";
import { NewRecordPage } from "~/features/records/RecordPage";

/** Adds a record to a generic settings table. */
export const Route = createFileRoute("/_app/settings/$table/add")({
  staticData: { gate: ({ table = "" }) => recordGate(table, "write") },
  beforeLoad: ({ params }) => assertGenericTable(params.table),
  component: function Add() {
    const { table } = Route.useParams();
    return isGenericTable(table) ? <NewRecordPage key={table} name={table} /> : null;
  },
});
