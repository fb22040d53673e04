import type { Area } from "../area";
import { insertRows } from "../db/insert";
import { viewRows } from "./viewsSeed";

export const area: Area = {
  seed: (tx) => insertRows(tx, "views", viewRows),
  after: ["people"],
};
