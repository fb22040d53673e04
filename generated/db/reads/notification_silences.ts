// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { anyContains, db, rows, type Rows } from "~/api/db";
import type { SilenceEntry } from "../rows";

export interface SilenceListParams {
  /** Part of the name or description. */
  text?: string;
  /** What to order by, for example "name.desc". */
  order?: `${"name" | "from" | "until" | "created_at" | "updated_at" | "source"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** One page of the silences. */
export const silenceListOptions = (params: SilenceListParams) =>
  queryOptions({
    queryKey: ["silenceList", params] as const,
    queryFn: ({ signal }): Promise<Rows<SilenceEntry>> =>
      rows<SilenceEntry>(
        "silenceList",
        db.GET("/notification_silences", {
          params: {
            query: {
              select:
                "*,check:check_id(id,name,type,status),config:configs!notification_silence_config_id_fkey(id,name,type,config_class),component:component_id(id,name,icon),canary:canary_id(id,name,namespace),creator:created_by(id,name,avatar,email)",
              deleted_at: "is.null",
              order: params.order ?? "created_at.desc",
              or:
                params.text === undefined
                  ? undefined
                  : anyContains(["name", "description"], params.text),
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of silenceList. */
export const silenceListKey = ["silenceList"] as const;

/** Columns that silenceList can be ordered by. */
export const silenceListSortKeys = [
  "name",
  "from",
  "until",
  "created_at",
  "updated_at",
  "source",
] as const;

/** What silenceList can be filtered by: the type of the values, and the columns that they are looked for in. */
export const silenceListFilters = {
  text: { type: "text", columns: ["name", "description"] },
} as const;

export interface SilenceDetailParams {
  /** Its id. */
  id: string;
}

/** One silence. */
export const silenceDetailOptions = (params: SilenceDetailParams) =>
  queryOptions({
    queryKey: ["silenceDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<SilenceEntry>> =>
      rows<SilenceEntry>(
        "silenceDetail",
        db.GET("/notification_silences", {
          params: {
            query: {
              select:
                "*,check:check_id(id,name,type,status),config:configs!notification_silence_config_id_fkey(id,name,type,config_class),component:component_id(id,name,icon),canary:canary_id(id,name,namespace),creator:created_by(id,name,avatar,email)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of silenceDetail. */
export const silenceDetailKey = ["silenceDetail"] as const;
