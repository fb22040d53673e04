import type { Area } from "../area";
import { insertRows } from "../db/insert";
import { LARGE_TOPOLOGY } from "./topologyLarge";
import { findTopology } from "./topologyQuery";
import { componentRows } from "./topologySeed";

export const area: Area = {
  handlers: {
    getTopology: async ({ request, db }) => {
      const answer = await findTopology(db, new URL(request.url).searchParams);
      return answer instanceof Response ? answer : Response.json(answer);
    },
  },
  async seed(tx, { scale }) {
    await insertRows(tx, "components", componentRows);
    if (scale === "large") await tx.query(LARGE_TOPOLOGY);
  },
  after: ["integrations"],
};
