// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, like, db, rows, type Rows } from "~/api/db";
import type { TeamChoice, TeamDetail, TeamRef } from "../rows";

/** Teams, as pickers show them. */
export const teamNamesOptions = () =>
  queryOptions({
    queryKey: ["teamNames"] as const,
    queryFn: ({ signal }): Promise<Rows<TeamRef>> =>
      rows<TeamRef>(
        "teamNames",
        db.GET("/teams", {
          params: { query: { select: "id,name,icon", deleted_at: "is.null", order: "name.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of teamNames. */
export const teamNamesKey = ["teamNames"] as const;

export interface TeamChoicesParams {
  /** Part of the name. */
  text?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Some teams by a part of their name, as pickers show them. */
export const teamChoicesOptions = (params: TeamChoicesParams) =>
  queryOptions({
    queryKey: ["teamChoices", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamChoice>> =>
      rows<TeamChoice>(
        "teamChoices",
        db.GET("/teams", {
          params: {
            query: {
              select: "id,name,icon,deleted_at",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
              name: params.text === undefined ? undefined : like(params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of teamChoices. */
export const teamChoicesKey = ["teamChoices"] as const;

/** What teamChoices can be filtered by: the type of the values, and the columns that they are looked for in. */
export const teamChoicesFilters = { text: { type: "text", columns: ["name"] } } as const;

export interface TeamsByIdsParams {
  /** Team ids. */
  ids: readonly string[];
}

/** Some teams by their ids; deleted ones too. */
export const teamsByIdsOptions = (params: TeamsByIdsParams) =>
  queryOptions({
    queryKey: ["teamsByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamChoice>> =>
      rows<TeamChoice>(
        "teamsByIds",
        db.GET("/teams", {
          params: { query: { select: "id,name,icon,deleted_at", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of teamsByIds. */
export const teamsByIdsKey = ["teamsByIds"] as const;

export interface TeamDetailParams {
  /** Its id. */
  id: string;
}

/** One team. */
export const teamDetailOptions = (params: TeamDetailParams) =>
  queryOptions({
    queryKey: ["teamDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<TeamDetail>> =>
      rows<TeamDetail>(
        "teamDetail",
        db.GET("/teams", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of teamDetail. */
export const teamDetailKey = ["teamDetail"] as const;
