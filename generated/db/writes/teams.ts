// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createTeamMutation = () =>
  mutationOptions({
    meta: { operation: "createTeam" },
    mutationFn: (
      body: components["schemas"]["TeamInsert"],
    ): Promise<components["schemas"]["Team"]> =>
      written<components["schemas"]["Team"]>(
        "createTeam",
        db.POST("/teams", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateTeamMutation = () =>
  mutationOptions({
    meta: { operation: "updateTeam" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["TeamUpdate"];
      base?: Pick<components["schemas"]["Team"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Team"]> =>
      written<components["schemas"]["Team"]>(
        "updateTeam",
        db.PATCH("/teams", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
