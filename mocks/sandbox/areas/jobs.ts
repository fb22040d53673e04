import type { Area } from "../area";
import { insertTables } from "../db/insert";
import { jobTables } from "./jobsSeed";

export const area: Area = {
  async seed(tx, { ago }) {
    // What the seed itself set off is not what waits.
    await tx.query("delete from event_queue");
    await insertTables(tx, jobTables(ago));
  },
  after: "everything",
};
