// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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
    }: {
      where: { id: string };
      body: components["schemas"]["PermissionUpdate"];
    }): Promise<components["schemas"]["Permission"]> =>
      written<components["schemas"]["Permission"]>(
        "updatePermission",
        db.PATCH("/permissions", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const deletePermissionMutation = () =>
  mutationOptions({
    meta: { operation: "deletePermission" },
    mutationFn: (where: { id: string }): Promise<components["schemas"]["Permission"]> =>
      written<components["schemas"]["Permission"]>(
        "deletePermission",
        db.DELETE("/permissions", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
