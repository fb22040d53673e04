// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createSavedQueryMutation = () =>
  mutationOptions({
    meta: { operation: "createSavedQuery" },
    mutationFn: (
      body: components["schemas"]["SavedQueryInsert"],
    ): Promise<components["schemas"]["SavedQuery"]> =>
      written<components["schemas"]["SavedQuery"]>(
        "createSavedQuery",
        db.POST("/saved_query", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateSavedQueryMutation = () =>
  mutationOptions({
    meta: { operation: "updateSavedQuery" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["SavedQueryUpdate"];
      base?: Pick<components["schemas"]["SavedQuery"], "updated_at">;
    }): Promise<components["schemas"]["SavedQuery"]> =>
      written<components["schemas"]["SavedQuery"]>(
        "updateSavedQuery",
        db.PATCH("/saved_query", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });

export const deleteSavedQueryMutation = () =>
  mutationOptions({
    meta: { operation: "deleteSavedQuery" },
    mutationFn: ({
      where,
      base,
    }: {
      where: { id: string };
      base?: Pick<components["schemas"]["SavedQuery"], "updated_at">;
    }): Promise<components["schemas"]["SavedQuery"]> =>
      written<components["schemas"]["SavedQuery"]>(
        "deleteSavedQuery",
        db.DELETE("/saved_query", {
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
