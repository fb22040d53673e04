// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createConnectionMutation = () =>
  mutationOptions({
    meta: { operation: "createConnection" },
    mutationFn: (
      body: components["schemas"]["ConnectionInsert"],
    ): Promise<components["schemas"]["Connection"]> =>
      written<components["schemas"]["Connection"]>(
        "createConnection",
        db.POST("/connections", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateConnectionMutation = () =>
  mutationOptions({
    meta: { operation: "updateConnection" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["ConnectionUpdate"];
      base?: Pick<components["schemas"]["Connection"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Connection"]> =>
      written<components["schemas"]["Connection"]>(
        "updateConnection",
        db.PATCH("/connections", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
