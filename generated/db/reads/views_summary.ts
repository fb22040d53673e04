// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { SidebarView, ViewRef } from "../rows";

/** Views that stand in the sidebar. */
export const sidebarViewsOptions = () =>
  queryOptions({
    queryKey: ["sidebarViews"] as const,
    queryFn: ({ signal }): Promise<Rows<SidebarView>> =>
      rows<SidebarView>(
        "sidebarViews",
        db.GET("/views_summary", {
          params: {
            query: {
              select: "id,name,namespace,title,icon,ordinal",
              sidebar: "eq.true",
              order: "ordinal.asc,title.asc",
            },
          },
          signal,
        }),
      ),
    staleTime: 300000,
  });

/** Start of the key of every answer of sidebarViews. */
export const sidebarViewsKey = ["sidebarViews"] as const;

/** Views of which one may be a person's start page. */
export const startViewsOptions = () =>
  queryOptions({
    queryKey: ["startViews"] as const,
    queryFn: ({ signal }): Promise<Rows<ViewRef>> =>
      rows<ViewRef>(
        "startViews",
        db.GET("/views_summary", {
          params: {
            query: { select: "id,name,namespace,title,icon", order: "title.asc,name.asc" },
          },
          signal,
        }),
      ),
    staleTime: 300000,
  });

/** Start of the key of every answer of startViews. */
export const startViewsKey = ["startViews"] as const;

export interface ViewByNameParams {
  /** Its name. */
  name: string;
  /** Its namespace. */
  namespace?: string;
}

/** A custom view by its name. */
export const viewByNameOptions = (params: ViewByNameParams) =>
  queryOptions({
    queryKey: ["viewByName", params] as const,
    queryFn: ({ signal }): Promise<Rows<ViewRef>> =>
      rows<ViewRef>(
        "viewByName",
        db.GET("/views_summary", {
          params: {
            query: {
              select: "id,name,namespace,title,icon",
              name: `eq.${params.name}`,
              namespace: params.namespace === undefined ? undefined : `eq.${params.namespace}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of viewByName. */
export const viewByNameKey = ["viewByName"] as const;
