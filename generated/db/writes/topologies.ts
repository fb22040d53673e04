// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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
    }: {
      where: { id: string };
      body: components["schemas"]["TopologyUpdate"];
    }): Promise<components["schemas"]["Topology"]> =>
      written<components["schemas"]["Topology"]>(
        "updateTopology",
        db.PATCH("/topologies", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
