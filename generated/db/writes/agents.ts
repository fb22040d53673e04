// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const updateAgentMutation = () =>
  mutationOptions({
    meta: { operation: "updateAgent" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["AgentUpdate"];
      base?: Pick<components["schemas"]["Agent"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Agent"]> =>
      written<components["schemas"]["Agent"]>(
        "updateAgent",
        db.PATCH("/agents", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
