import { simpleError } from "../answers";
import type { Area } from "../area";
import { signedIn } from "../context";
import { insertRows } from "../db/insert";
import { LARGE_TOPOLOGY } from "./topologyLarge";
import { findTopology } from "./topologyQuery";
import { idOf } from "../requestBody";
import { runTopology, TopologyRunError } from "./topologyRun";
import { componentRows, dependencyRows } from "./topologySeed";

export const area: Area = {
  handlers: {
    getTopology: async ({ request, db }) => {
      const answer = await findTopology(db, new URL(request.url).searchParams);
      return answer instanceof Response ? answer : Response.json(answer);
    },
    runTopology: signedIn(async ({ request, db }) => {
      const id = idOf(request);
      if (id instanceof Response) return id;
      const depth = Number(new URL(request.url).searchParams.get("depth") ?? 10);
      if (!Number.isInteger(depth) || depth < 0) return simpleError(400, "depth is a whole number");
      try {
        const count = await runTopology(db, id, depth);
        return count === undefined
          ? simpleError(404, `topology ${id} was not found`)
          : Response.json({ status: "ok", count: String(count) });
      } catch (error) {
        if (error instanceof TopologyRunError) return simpleError(400, error.message);
        throw error;
      }
    }),
  },
  async seed(tx, { scale }) {
    await insertRows(tx, "components", componentRows);
    await insertRows(tx, "component_relationships", dependencyRows);
    if (scale === "large") await tx.query(LARGE_TOPOLOGY);
  },
  after: ["integrations"],
};
