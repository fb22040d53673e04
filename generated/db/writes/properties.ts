// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createPropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "createPropertyRow" },
    mutationFn: (
      body: components["schemas"]["PropertyRowInsert"],
    ): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "createPropertyRow",
        db.POST("/properties", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updatePropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "updatePropertyRow" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { name: string };
      body: components["schemas"]["PropertyRowUpdate"];
      base?: Pick<components["schemas"]["PropertyRow"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "updatePropertyRow",
        db.PATCH("/properties", {
          body,
          params: {
            query: { name: `eq.${where.name}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });

export const deletePropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "deletePropertyRow" },
    mutationFn: ({
      where,
      base,
    }: {
      where: { name: string };
      base?: Pick<components["schemas"]["PropertyRow"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "deletePropertyRow",
        db.DELETE("/properties", {
          params: {
            query: { name: `eq.${where.name}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
