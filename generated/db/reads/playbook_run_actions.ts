// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { PlaybookActionDetail } from "../rows";

export interface PlaybookActionParams {
  /** Action id. */
  id: string;
}

/** One action of a run with its result, error and artifacts. */
export const playbookActionOptions = (params: PlaybookActionParams) =>
  queryOptions({
    queryKey: ["playbookAction", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookActionDetail>> =>
      rows<PlaybookActionDetail>(
        "playbookAction",
        db.GET("/playbook_run_actions", {
          params: {
            query: {
              select:
                "*,agent:agents(id,name),artifacts(*),run:playbook_runs(id,playbook_id,parent_id,status,spec)",
              "artifacts.order": "filename.asc",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** Start of the key of every answer of playbookAction. */
export const playbookActionKey = ["playbookAction"] as const;
