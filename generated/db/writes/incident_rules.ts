// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createIncidentRuleMutation = () =>
  mutationOptions({
    meta: { operation: "createIncidentRule" },
    mutationFn: (
      body: components["schemas"]["IncidentRuleInsert"],
    ): Promise<components["schemas"]["IncidentRule"]> =>
      written<components["schemas"]["IncidentRule"]>(
        "createIncidentRule",
        db.POST("/incident_rules", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateIncidentRuleMutation = () =>
  mutationOptions({
    meta: { operation: "updateIncidentRule" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["IncidentRuleUpdate"];
      base?: Pick<components["schemas"]["IncidentRule"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["IncidentRule"]> =>
      written<components["schemas"]["IncidentRule"]>(
        "updateIncidentRule",
        db.PATCH("/incident_rules", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
