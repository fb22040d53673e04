import type { Area } from "../area";
import { insertTables } from "../db/insert";
import { permissionTables } from "./permissionsSeed";

export const area: Area = {
  seed: (tx, { ago }) => insertTables(tx, permissionTables(ago)),
  after: ["playbooks"],
};
