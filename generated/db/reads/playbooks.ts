// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { inList, db, rows, type Rows } from "~/api/db";
import type { PlaybookDetail, PlaybookEntry, StoredSpec } from "../rows";

export interface PlaybookDetailParams {
  /** Playbook id. */
  id: string;
}

/** One playbook with its spec; a deleted one too. */
export const playbookDetailOptions = (params: PlaybookDetailParams) =>
  queryOptions({
    queryKey: ["playbookDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookDetail>> =>
      rows<PlaybookDetail>(
        "playbookDetail",
        db.GET("/playbooks", {
          params: {
            query: { select: "*,creator:created_by(id,name,avatar,email)", id: `eq.${params.id}` },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of playbookDetail. */
export const playbookDetailKey = ["playbookDetail"] as const;

export interface PlaybooksByIdsParams {
  /** Playbook ids. */
  ids: readonly string[];
}

/** Some playbooks by their ids with what running them needs, as links and menus show them. */
export const playbooksByIdsOptions = (params: PlaybooksByIdsParams) =>
  queryOptions({
    queryKey: ["playbooksByIds", params] as const,
    queryFn: ({ signal }): Promise<Rows<PlaybookEntry>> =>
      rows<PlaybookEntry>(
        "playbooksByIds",
        db.GET("/playbooks", {
          params: {
            query: {
              select: "id,name,title,icon,category,description,spec,deleted_at",
              id: inList(params.ids),
            },
          },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of playbooksByIds. */
export const playbooksByIdsKey = ["playbooksByIds"] as const;

export interface PlaybookSpecsParams {
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Specs of the playbooks, to look through. */
export const playbookSpecsOptions = (params: PlaybookSpecsParams) =>
  queryOptions({
    queryKey: ["playbookSpecs", params] as const,
    queryFn: ({ signal }): Promise<Rows<StoredSpec>> =>
      rows<StoredSpec>(
        "playbookSpecs",
        db.GET("/playbooks", {
          params: {
            query: {
              select: "id,name,namespace,spec",
              deleted_at: "is.null",
              order: "name.asc,id.asc",
              limit: params.limit,
              offset: params.offset,
            },
            header: { Prefer: "count=exact" },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of playbookSpecs. */
export const playbookSpecsKey = ["playbookSpecs"] as const;
