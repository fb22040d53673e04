// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ComponentWithLogs } from "../rows";

/** Components whose logs can be read. */
export const logComponentsOptions = () =>
  queryOptions({
    queryKey: ["logComponents"] as const,
    queryFn: ({ signal }): Promise<Rows<ComponentWithLogs>> =>
      rows<ComponentWithLogs>(
        "logComponents",
        db.GET("/components_with_logs", {
          params: { query: { select: "*", order: "name.asc,id.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of logComponents. */
export const logComponentsKey = ["logComponents"] as const;
