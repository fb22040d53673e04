// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { IdentityEntry } from "../rows";

export interface IdentityListParams {
  /** What to order by, for example "created_at.desc". */
  order?: `${"created_at" | "updated_at" | "state"}.${"asc" | "desc"}${"" | ".nullslast"}`;
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Accounts of the identity provider. */
export const identityListOptions = (params: IdentityListParams) =>
  queryOptions({
    queryKey: ["identityList", params] as const,
    queryFn: ({ signal }): Promise<Rows<IdentityEntry>> =>
      rows<IdentityEntry>(
        "identityList",
        db.GET("/identities", {
          params: {
            query: {
              select: "id,traits,state,created_at,updated_at",
              order: params.order ?? "created_at.desc",
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of identityList. */
export const identityListKey = ["identityList"] as const;

/** Columns that identityList can be ordered by. */
export const identityListSortKeys = ["created_at", "updated_at", "state"] as const;
