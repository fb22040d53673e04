import type { Area } from "../area";
import { insertTables } from "../db/insert";
import { integrationTables } from "./integrationsSeed";

export const area: Area = {
  seed: (tx, { ago }) => insertTables(tx, integrationTables(ago)),
  after: ["people", "agents"],
};
