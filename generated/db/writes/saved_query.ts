// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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

export const deleteSavedQueryMutation = () =>
  mutationOptions({
    meta: { operation: "deleteSavedQuery" },
    mutationFn: ({
      where,
    }: {
      where: { id: string };
    }): Promise<components["schemas"]["SavedQuery"]> =>
      written<components["schemas"]["SavedQuery"]>(
        "deleteSavedQuery",
        db.DELETE("/saved_query", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
