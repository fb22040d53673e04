// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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
    }: {
      where: { id: string };
      body: components["schemas"]["ScopeUpdate"];
    }): Promise<components["schemas"]["Scope"]> =>
      written<components["schemas"]["Scope"]>(
        "updateScope",
        db.PATCH("/scopes", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
