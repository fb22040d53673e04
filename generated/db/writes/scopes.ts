// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createScopeMutation = () =>
  mutationOptions({
    meta: { operation: "createScope" },
    mutationFn: (
      body: components["schemas"]["ScopeInsert"],
    ): Promise<components["schemas"]["Scope"]> =>
      written<components["schemas"]["Scope"]>(
        "createScope",
        db.POST("/scopes", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateScopeMutation = () =>
  mutationOptions({
    meta: { operation: "updateScope" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["ScopeUpdate"];
      base?: Pick<components["schemas"]["Scope"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Scope"]> =>
      written<components["schemas"]["Scope"]>(
        "updateScope",
        db.PATCH("/scopes", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
