// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { EventQueueSummary } from "../rows";

/** Failing events. */
export const eventQueueOptions = () =>
  queryOptions({
    queryKey: ["eventQueue"] as const,
    queryFn: ({ signal }): Promise<Rows<EventQueueSummary>> =>
      rows<EventQueueSummary>(
        "eventQueue",
        db.GET("/event_queue_summary", {
          params: { query: { select: "*", order: "last_failure.desc" } },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of eventQueue. */
export const eventQueueKey = ["eventQueue"] as const;
