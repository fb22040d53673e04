import type { RecordTable } from "./recordTypes";

/** Canaries have an editor of their own; here is their list. */
export const canaries: RecordTable = {
  title: "Health Check",
  one: "Health Check",
  resource: "canaries",
  fields: ["namespace", "labels"],
  hasJobs: true,
};
