// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "../types";

export const updateAgentMutation = () =>
  mutationOptions({
    meta: { operation: "updateAgent" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["AgentUpdate"];
    }): Promise<components["schemas"]["Agent"]> =>
      written<components["schemas"]["Agent"]>(
        "updateAgent",
        db.PATCH("/agents", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
