import type { Area } from "../area";
import { insertTables } from "../db/insert";
import { notificationTables } from "./notificationsSeed";

export const area: Area = {
  seed: (tx, { ago }) => insertTables(tx, notificationTables(ago)),
  after: ["health", "access", "connections"],
};
