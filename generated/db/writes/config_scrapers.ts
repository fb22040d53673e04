// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
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
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["ConfigScraperUpdate"];
      base?: Pick<components["schemas"]["ConfigScraper"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["ConfigScraper"]> =>
      written<components["schemas"]["ConfigScraper"]>(
        "updateConfigScraper",
        db.PATCH("/config_scrapers", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
