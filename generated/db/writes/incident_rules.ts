// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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
    }: {
      where: { id: string };
      body: components["schemas"]["IncidentRuleUpdate"];
    }): Promise<components["schemas"]["IncidentRule"]> =>
      written<components["schemas"]["IncidentRule"]>(
        "updateIncidentRule",
        db.PATCH("/incident_rules", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
