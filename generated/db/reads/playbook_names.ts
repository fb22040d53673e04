// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { PlaybookName } from "../rows";

export interface PlaybookNamesParams {
  /** Part of the title, name, description or category. */
  text?: string;
}

/** Playbooks, as their page and pickers show them. */
export const playbookNamesOptions = (params: PlaybookNamesParams) =>
  queryOptions({
    queryKey: ["playbookNames", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookName>> =>
      rows<PlaybookName>(
        "playbookNames",
        db.GET("/playbook_names", {
          params: {
            query: {
              select: "id,name,title,icon,category,description",
              order: "title.asc,id.asc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["title", "name", "description", "category"], params.text),
            },
          },
          signal,
        }),
      ),
    staleTime: 30000,
  });

/** Start of the key of every answer of playbookNames. */
export const playbookNamesKey = ["playbookNames"] as const;
