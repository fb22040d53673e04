// Written by `npm run generate` from the contract. Do not edit.
import { queryOptions } from "@tanstack/react-query";
import { db, rows, type Rows } from "~/api/db";
import type { ConfigAnalysisAnalyzer } from "../rows";

/** Analyzers that have found something. */
export const insightAnalyzersOptions = () =>
  queryOptions({
    queryKey: ["insightAnalyzers"] as const,
    queryFn: ({ signal }): Promise<Rows<ConfigAnalysisAnalyzer>> =>
      rows<ConfigAnalysisAnalyzer>(
        "insightAnalyzers",
        db.GET("/config_analysis_analyzers", {
          params: { query: { select: "analyzer", order: "analyzer.asc" } },
          signal,
        }),
      ),
    staleTime: 60000,
  });

/** Start of the key of every answer of insightAnalyzers. */
export const insightAnalyzersKey = ["insightAnalyzers"] as const;
