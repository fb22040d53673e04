// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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
    }: {
      where: { id: string };
      body: components["schemas"]["TeamUpdate"];
    }): Promise<components["schemas"]["Team"]> =>
      written<components["schemas"]["Team"]>(
        "updateTeam",
        db.PATCH("/teams", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
