// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createTopologyMutation = () =>
  mutationOptions({
    meta: { operation: "createTopology" },
    mutationFn: (
      body: components["schemas"]["TopologyInsert"],
    ): Promise<components["schemas"]["Topology"]> =>
      written<components["schemas"]["Topology"]>(
        "createTopology",
        db.POST("/topologies", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateTopologyMutation = () =>
  mutationOptions({
    meta: { operation: "updateTopology" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["TopologyUpdate"];
      base?: Pick<components["schemas"]["Topology"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Topology"]> =>
      written<components["schemas"]["Topology"]>(
        "updateTopology",
        db.PATCH("/topologies", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
