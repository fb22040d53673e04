import type { ReactNode } from "react";
import type { Action } from "~/api/access";
import { AccessGate } from "~/components/access/AccessGate";
import { recordTable } from "./recordTables";
import type { RecordTable } from "./recordTypes";

interface Props {
  /** The table's name, as the address has it. */
  name: string;
  action?: Action;
  children: (table: RecordTable) => ReactNode;
}

/** Shows the page of a generic settings table to those who may see it. */
export function RecordGate({ name, action = "read", children }: Props) {
  const table = recordTable(name);
  // The routes let no other table through.
  if (table === undefined) return null;
  return (
    <AccessGate resource={table.resource} action={action} denied="page">
      {children(table)}
    </AccessGate>
  );
}
