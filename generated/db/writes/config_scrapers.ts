// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "../types";

export const createConfigScraperMutation = () =>
  mutationOptions({
    meta: { operation: "createConfigScraper" },
    mutationFn: (
      body: components["schemas"]["ConfigScraperInsert"],
    ): Promise<components["schemas"]["ConfigScraper"]> =>
      written<components["schemas"]["ConfigScraper"]>(
        "createConfigScraper",
        db.POST("/config_scrapers", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateConfigScraperMutation = () =>
  mutationOptions({
    meta: { operation: "updateConfigScraper" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["ConfigScraperUpdate"];
    }): Promise<components["schemas"]["ConfigScraper"]> =>
      written<components["schemas"]["ConfigScraper"]>(
        "updateConfigScraper",
        db.PATCH("/config_scrapers", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
