import { expect, it } from "vitest";
import { readDb } from "../../codegen/document";

const { components } = await readDb("openapi/db.yaml", "openapi/db");

/** Columns that a view's SQL makes as objects: what is in them is no secret of the backend. */
const made: Readonly<Record<string, readonly string[]>> = {
  CheckSummaryForConfig: ["uptime", "latency"],
  IncidentSummary: ["commander", "responders", "commenters"],
  JobHistory: ["agent"],
  PermissionSummary: ["person", "team", "group", "canary_object", "connection_object"],
};

it.each(Object.entries(made))("%s says what its objects hold", (name, columns) => {
  const properties = components.schemas[name]?.properties ?? {};
  expect(columns.filter((column) => properties[column]?.type === undefined)).toEqual([]);
});
