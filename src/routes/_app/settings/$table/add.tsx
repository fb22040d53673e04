import { createFileRoute } from "@tanstack/react-router";
import { assertGenericTable } from "~/components/record/genericTables";
import { RecordGate } from "~/features/records/RecordGate";
import { NewRecordPage } from "~/features/records/RecordPage";

/** Adds a record to a generic settings table. */
export const Route = createFileRoute("/_app/settings/$table/add")({
  beforeLoad: ({ params }) => assertGenericTable(params.table),
  component: Add,
});

function Add() {
  const { table: name } = Route.useParams();
  return (
    <RecordGate name={name} action="write">
      {(table) => <NewRecordPage key={name} name={name} table={table} />}
    </RecordGate>
  );
}
