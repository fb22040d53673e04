// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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
    }: {
      where: { name: string };
      body: components["schemas"]["PropertyRowUpdate"];
    }): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "updatePropertyRow",
        db.PATCH("/properties", {
          body,
          params: {
            query: { name: `eq.${where.name}` },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });

export const deletePropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "deletePropertyRow" },
    mutationFn: (where: { name: string }): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "deletePropertyRow",
        db.DELETE("/properties", {
          params: {
            query: { name: `eq.${where.name}` },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });
