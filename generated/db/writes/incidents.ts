// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createIncidentMutation = () =>
  mutationOptions({
    meta: { operation: "createIncident" },
    mutationFn: (
      body: components["schemas"]["IncidentInsert"],
    ): Promise<components["schemas"]["Incident"]> =>
      written<components["schemas"]["Incident"]>(
        "createIncident",
        db.POST("/incidents", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateIncidentMutation = () =>
  mutationOptions({
    meta: { operation: "updateIncident" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["IncidentUpdate"];
      base?: Pick<components["schemas"]["Incident"], "updated_at">;
    }): Promise<components["schemas"]["Incident"]> =>
      written<components["schemas"]["Incident"]>(
        "updateIncident",
        db.PATCH("/incidents", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
