import type { Area } from "../area";
import { insertTables } from "../db/insert";
import { incidentTables } from "./incidentsSeed";

export const area: Area = {
  seed: (tx, { ago }) => insertTables(tx, incidentTables(ago)),
  after: ["health", "access"],
};
