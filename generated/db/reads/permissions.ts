// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { Permission } from "../rows";

export interface PermissionDetailParams {
  /** Its id. */
  id: string;
}

/** One permission. */
export const permissionDetailOptions = (params: PermissionDetailParams) =>
  queryOptions({
    queryKey: ["permissionDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<Permission>> =>
      rows<Permission>(
        "permissionDetail",
        db.GET("/permissions", {
          params: { query: { select: "*", id: `eq.${params.id}` } },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of permissionDetail. */
export const permissionDetailKey = ["permissionDetail"] as const;
