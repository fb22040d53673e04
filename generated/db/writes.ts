// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "./types";

export const updateAgentMutation = () =>
  mutationOptions({
    meta: { operation: "updateAgent" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["AgentUpdate"];
    }): Promise<components["schemas"]["Agent"]> =>
      written<components["schemas"]["Agent"]>(
        "updateAgent",
        db.PATCH("/agents", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createCanaryMutation = () =>
  mutationOptions({
    meta: { operation: "createCanary" },
    mutationFn: (
      body: components["schemas"]["CanaryInsert"],
    ): Promise<components["schemas"]["Canary"]> =>
      written<components["schemas"]["Canary"]>(
        "createCanary",
        db.POST("/canaries", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateCanaryMutation = () =>
  mutationOptions({
    meta: { operation: "updateCanary" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["CanaryUpdate"];
    }): Promise<components["schemas"]["Canary"]> =>
      written<components["schemas"]["Canary"]>(
        "updateCanary",
        db.PATCH("/canaries", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const createPropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "createPropertyRow" },
    mutationFn: (
      body: components["schemas"]["PropertyRowInsert"],
    ): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "createPropertyRow",
        db.POST("/properties", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updatePropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "updatePropertyRow" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { name: string };
      body: components["schemas"]["PropertyRowUpdate"];
    }): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "updatePropertyRow",
        db.PATCH("/properties", {
          body,
          params: {
            query: { name: `eq.${where.name}` },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });

export const deletePropertyRowMutation = () =>
  mutationOptions({
    meta: { operation: "deletePropertyRow" },
    mutationFn: (where: { name: string }): Promise<components["schemas"]["PropertyRow"]> =>
      written<components["schemas"]["PropertyRow"]>(
        "deletePropertyRow",
        db.DELETE("/properties", {
          params: {
            query: { name: `eq.${where.name}` },
            header: { Prefer: "return=representation" },
          },
        }),
      ),
  });
