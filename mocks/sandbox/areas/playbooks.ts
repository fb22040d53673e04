import type { Area } from "../area";
import { insertTables } from "../db/insert";
import { playbookTables } from "./playbooksSeed";

export const area: Area = {
  seed: (tx, { ago }) => insertTables(tx, playbookTables(ago)),
  after: ["notifications"],
};
