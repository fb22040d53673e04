// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createApplicationMutation = () =>
  mutationOptions({
    meta: { operation: "createApplication" },
    mutationFn: (
      body: components["schemas"]["ApplicationInsert"],
    ): Promise<components["schemas"]["Application"]> =>
      written<components["schemas"]["Application"]>(
        "createApplication",
        db.POST("/applications", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateApplicationMutation = () =>
  mutationOptions({
    meta: { operation: "updateApplication" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["ApplicationUpdate"];
      base?: Pick<components["schemas"]["Application"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Application"]> =>
      written<components["schemas"]["Application"]>(
        "updateApplication",
        db.PATCH("/applications", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
