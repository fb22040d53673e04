// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { AgentName } from "../rows";

/** Agents by name, to filter by. */
export const agentChoicesOptions = () =>
  queryOptions({
    queryKey: ["agentChoices"] as const,
    queryFn: ({ signal }): Promise<Rows<AgentName>> =>
      rows<AgentName>(
        "agentChoices",
        db.GET("/agents", {
          params: {
            query: {
              select: "id,name,description",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of agentChoices. */
export const agentChoicesKey = ["agentChoices"] as const;

export interface AgentNamesParams {
  /** Agent ids. */
  ids: readonly string[];
}

/** Names of some agents. */
export const agentNamesOptions = (params: AgentNamesParams) =>
  queryOptions({
    queryKey: ["agentNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<AgentName>> =>
      rows<AgentName>(
        "agentNames",
        db.GET("/agents", {
          params: { query: { select: "id,name,description", id: inList(params.ids) } },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of agentNames. */
export const agentNamesKey = ["agentNames"] as const;
