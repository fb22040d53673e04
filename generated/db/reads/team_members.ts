// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { TeamMemberEntry, TeamOfPerson } from "../rows";

export interface TeamMembersParams {
  /** Team id. */
  teamId: string;
}

/** People of a team. */
export const teamMembersOptions = (params: TeamMembersParams) =>
  queryOptions({
    queryKey: ["teamMembers", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamMemberEntry>> =>
      rows<TeamMemberEntry>(
        "teamMembers",
        db.GET("/team_members", {
          params: {
            query: {
              select: "team_id,person_id,person:person_id(id,name,avatar,email)",
              team_id: `eq.${params.teamId}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of teamMembers. */
export const teamMembersKey = ["teamMembers"] as const;

export interface TeamsOfPersonParams {
  /** Person id. */
  personId: string;
}

/** Teams that a person belongs to. */
export const teamsOfPersonOptions = (params: TeamsOfPersonParams) =>
  queryOptions({
    queryKey: ["teamsOfPerson", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamOfPerson>> =>
      rows<TeamOfPerson>(
        "teamsOfPerson",
        db.GET("/team_members", {
          params: {
            query: {
              select: "team_id,person_id,team:team_id(id,name,icon)",
              person_id: `eq.${params.personId}`,
            },
          },
          signal,
        }),
      ),
    staleTime: 300000,
  });

/** Start of the key of every answer of teamsOfPerson. */
export const teamsOfPersonKey = ["teamsOfPerson"] as const;
