// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ScraperDetail, ScraperSpec } from "../rows";

export interface ScraperDetailParams {
  /** Scraper id. */
  id: string;
}

/** One catalog scraper with its spec; a deleted one too. */
export const scraperDetailOptions = (params: ScraperDetailParams) =>
  queryOptions({
    queryKey: ["scraperDetail", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScraperDetail>> =>
      rows<ScraperDetail>(
        "scraperDetail",
        db.GET("/config_scrapers", {
          params: {
            query: {
              select: "*,creator:created_by(id,name,avatar,email),agent:agents(id,name)",
              id: `eq.${params.id}`,
            },
          },
          signal,
        }),
      ),
  });

/** Start of the key of every answer of scraperDetail. */
export const scraperDetailKey = ["scraperDetail"] as const;

export interface ScraperSpecsParams {
  /** Rows at most. */
  limit: number;
  /** Rows to skip. */
  offset: number;
}

/** Specs of the catalog scrapers, to look through. */
export const scraperSpecsOptions = (params: ScraperSpecsParams) =>
  queryOptions({
    queryKey: ["scraperSpecs", params] as const,
    queryFn: ({ signal }): Promise<Rows<ScraperSpec>> =>
      rows<ScraperSpec>(
        "scraperSpecs",
        db.GET("/config_scrapers", {
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

/** Start of the key of every answer of scraperSpecs. */
export const scraperSpecsKey = ["scraperSpecs"] as const;
