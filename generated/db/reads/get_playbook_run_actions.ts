// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { PlaybookRunActionEntry } from "../rows";

export interface PlaybookRunActionsParams {
  /** Run id. */
  runId: string;
}

/** Actions of a run and of the runs that it started, in the order in which they began. */
export const playbookRunActionsOptions = (params: PlaybookRunActionsParams) =>
  queryOptions({
    queryKey: ["playbookRunActions", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookRunActionEntry>> =>
      rows<PlaybookRunActionEntry>(
        "playbookRunActions",
        db.GET("/rpc/get_playbook_run_actions", {
          params: { query: { select: "*", run_id: params.runId } },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** Start of the key of every answer of playbookRunActions. */
export const playbookRunActionsKey = ["playbookRunActions"] as const;
