// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ChangeType } from "../rows";

/** Types that changes have. */
export const changeTypesOptions = () =>
  queryOptions({
    queryKey: ["changeTypes"] as const,
    queryFn: ({ signal }): Promise<Rows<ChangeType>> =>
      rows<ChangeType>(
        "changeTypes",
        db.GET("/change_types", {
          params: {
            query: { select: "change_type", change_type: "not.eq.", order: "change_type.asc" },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of changeTypes. */
export const changeTypesKey = ["changeTypes"] as const;
