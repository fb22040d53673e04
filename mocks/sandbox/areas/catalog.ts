import type { Area } from "../area";
import { signedIn } from "../context";
import { insertRows, insertTables } from "../db/insert";
import { configRows } from "./catalogItems";
import { LARGE_CATALOG } from "./catalogLarge";
import { catalogTables } from "./catalogSeed";
import { summarizeCatalog } from "./catalogSummary";

export const area: Area = {
  handlers: {
    summarizeCatalog: signedIn(({ request, db }) => summarizeCatalog(request, db)),
  },
  async seed(tx, { ago, scale }) {
    await insertRows(tx, "config_items", configRows);
    await insertTables(tx, catalogTables(ago));
    if (scale === "large") await tx.query(LARGE_CATALOG);
  },
  after: ["integrations", "topology"],
};
