import type { Area } from "../area";
import { insertRows, insertTables } from "../db/insert";
import { configRows } from "./catalogItems";
import { LARGE_CATALOG } from "./catalogLarge";
import { catalogTables } from "./catalogSeed";

export const area: Area = {
  async seed(tx, { ago, scale }) {
    await insertRows(tx, "config_items", configRows);
    await insertTables(tx, catalogTables(ago));
    if (scale === "large") await tx.query(LARGE_CATALOG);
  },
  after: ["integrations", "topology"],
};
