// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "../types";

export const createTeamMemberMutation = () =>
  mutationOptions({
    meta: { operation: "createTeamMember" },
    mutationFn: (
      body: components["schemas"]["TeamMemberInsert"],
    ): Promise<components["schemas"]["TeamMember"]> =>
      written<components["schemas"]["TeamMember"]>(
        "createTeamMember",
        db.POST("/team_members", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const deleteTeamMemberMutation = () =>
  mutationOptions({
    meta: { operation: "deleteTeamMember" },
    mutationFn: ({
      where,
    }: {
      where: { team_id: string; person_id: string };
    }): Promise<components["schemas"]["TeamMember"]> =>
      written<components["schemas"]["TeamMember"]>(
        "deleteTeamMember",
        db.DELETE("/team_members", {
          params: {
            query: { team_id: `eq.${where.team_id}`, person_id: `eq.${where.person_id}` },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });
