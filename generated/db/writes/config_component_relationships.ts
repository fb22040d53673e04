// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "../types";

export const createConfigComponentRelationshipMutation = () =>
  mutationOptions({
    meta: { operation: "createConfigComponentRelationship" },
    mutationFn: (
      body: components["schemas"]["ConfigComponentRelationshipInsert"],
    ): Promise<components["schemas"]["ConfigComponentRelationship"]> =>
      written<components["schemas"]["ConfigComponentRelationship"]>(
        "createConfigComponentRelationship",
        db.POST("/config_component_relationships", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const deleteConfigComponentRelationshipMutation = () =>
  mutationOptions({
    meta: { operation: "deleteConfigComponentRelationship" },
    mutationFn: ({
      where,
    }: {
      where: { component_id: string; config_id: string; selector_id: string };
    }): Promise<components["schemas"]["ConfigComponentRelationship"]> =>
      written<components["schemas"]["ConfigComponentRelationship"]>(
        "deleteConfigComponentRelationship",
        db.DELETE("/config_component_relationships", {
          params: {
            query: {
              component_id: `eq.${where.component_id}`,
              config_id: `eq.${where.config_id}`,
              selector_id: `eq.${where.selector_id}`,
            },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });
