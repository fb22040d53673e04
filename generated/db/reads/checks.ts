// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { CheckDetail, CheckRef } from "../rows";

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
