import type { Area } from "../area";
import { insertRows } from "../db/insert";
import { LARGE_TOPOLOGY } from "./topologyLarge";
import { componentRows } from "./topologySeed";

export const area: Area = {
  async seed(tx, { scale }) {
    await insertRows(tx, "components", componentRows);
    if (scale === "large") await tx.query(LARGE_TOPOLOGY);
  },
  after: ["integrations"],
};
