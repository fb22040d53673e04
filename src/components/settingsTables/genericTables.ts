import { notFound } from "@tanstack/react-router";

/** Settings tables that share one list and one editor; their names as addresses hold them (spec 1 §2). */
export const genericTables = [
  "teams",
  "incident_rules",
  "topologies",
  "canaries",
  "logging_backends",
] as const;

export type GenericTable = (typeof genericTables)[number];

export const isGenericTable = (name: string): name is GenericTable =>
  genericTables.some((table) => table === name);

/** For routes: an unknown table is an unknown address. */
export function assertGenericTable(name: string): void {
  if (!isGenericTable(name)) throw notFound();
}
