// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createPermissionMutation = () =>
  mutationOptions({
    meta: { operation: "createPermission" },
    mutationFn: (
      body: components["schemas"]["PermissionInsert"],
    ): Promise<components["schemas"]["Permission"]> =>
      written<components["schemas"]["Permission"]>(
        "createPermission",
        db.POST("/permissions", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updatePermissionMutation = () =>
  mutationOptions({
    meta: { operation: "updatePermission" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["PermissionUpdate"];
      base?: Pick<components["schemas"]["Permission"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Permission"]> =>
      written<components["schemas"]["Permission"]>(
        "updatePermission",
        db.PATCH("/permissions", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });

export const deletePermissionMutation = () =>
  mutationOptions({
    meta: { operation: "deletePermission" },
    mutationFn: ({
      where,
      base,
    }: {
      where: { id: string };
      base?: Pick<components["schemas"]["Permission"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Permission"]> =>
      written<components["schemas"]["Permission"]>(
        "deletePermission",
        db.DELETE("/permissions", {
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
