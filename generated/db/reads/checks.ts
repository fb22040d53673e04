// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, inList, db, rows, type Rows } from "~/api/db";
import type { CheckChoice, CheckDetail, CheckRef } from "../rows";

export interface CheckDetailParams {
  /** Check id. */
  id: string;
}

/** One check with its canary, agent and relationships. */
export const checkDetailOptions = (params: CheckDetailParams) =>
  queryOptions({
    queryKey: ["checkDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckDetail>> =>
      rows<CheckDetail>(
        "checkDetail",
        db.GET("/checks", {
          params: {
            query: {
              select:
                "*,canaries!checks_canary_id_fkey(id,name,source),agents!checks_agent_id_fkey(id,name),components:check_component_relationships(deleted_at,components(id,name,icon,deleted_at)),configs:check_config_relationships(deleted_at,configs(id,name,type,deleted_at))",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of checkDetail. */
export const checkDetailKey = ["checkDetail"] as const;

export interface CheckNamesParams {
  /** Check ids. */
  ids: readonly string[];
}

/** Checks by their ids, as links show them. */
export const checkNamesOptions = (params: CheckNamesParams) =>
  queryOptions({
    queryKey: ["checkNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckRef>> =>
      rows<CheckRef>(
        "checkNames",
        db.GET("/checks", {
          params: { query: { select: "id,name,icon,status,type", id: inList(params.ids) } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of checkNames. */
export const checkNamesKey = ["checkNames"] as const;

export interface CheckChoicesParams {
  /** Part of the name or type. */
  text?: string;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Some checks by a part of their name, as pickers show them. */
export const checkChoicesOptions = (params: CheckChoicesParams) =>
  queryOptions({
    queryKey: ["checkChoices", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckChoice>> =>
      rows<CheckChoice>(
        "checkChoices",
        db.GET("/checks", {
          params: {
            query: {
              select: "id,name,icon,status,type,namespace,deleted_at",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
              or:
                params.text === undefined ? undefined : anyContains(["name", "type"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
    staleTime: 30000,
  });

/** Start of the key of every answer of checkChoices. */
export const checkChoicesKey = ["checkChoices"] as const;

/** What checkChoices can be filtered by: the type of the values, and the columns that they are looked for in. */
export const checkChoicesFilters = { text: { type: "text", columns: ["name", "type"] } } as const;

export interface CheckChoicesByIdsParams {
  /** Check ids. */
  ids: readonly string[];
}

/** Some checks by their ids, with whether they are gone. */
export const checkChoicesByIdsOptions = (params: CheckChoicesByIdsParams) =>
  queryOptions({
    queryKey: ["checkChoicesByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<CheckChoice>> =>
      rows<CheckChoice>(
        "checkChoicesByIds",
        db.GET("/checks", {
          params: {
            query: {
              select: "id,name,icon,status,type,namespace,deleted_at",
              id: inList(params.ids),
            },
          },
          signal,
        }),
      ),
    staleTime: 30000,
  });

/** Start of the key of every answer of checkChoicesByIds. */
export const checkChoicesByIdsKey = ["checkChoicesByIds"] as const;
