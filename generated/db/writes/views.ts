// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createViewMutation = () =>
  mutationOptions({
    meta: { operation: "createView" },
    mutationFn: (
      body: components["schemas"]["ViewInsert"],
    ): Promise<components["schemas"]["View"]> =>
      written<components["schemas"]["View"]>(
        "createView",
        db.POST("/views", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateViewMutation = () =>
  mutationOptions({
    meta: { operation: "updateView" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["ViewUpdate"];
      base?: Pick<components["schemas"]["View"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["View"]> =>
      written<components["schemas"]["View"]>(
        "updateView",
        db.PATCH("/views", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });

export const deleteViewMutation = () =>
  mutationOptions({
    meta: { operation: "deleteView" },
    mutationFn: ({
      where,
      base,
    }: {
      where: { id: string };
      base?: Pick<components["schemas"]["View"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["View"]> =>
      written<components["schemas"]["View"]>(
        "deleteView",
        db.DELETE("/views", {
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
