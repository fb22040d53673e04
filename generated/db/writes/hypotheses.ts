// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "../types";

export const createHypothesisMutation = () =>
  mutationOptions({
    meta: { operation: "createHypothesis" },
    mutationFn: (
      body: components["schemas"]["HypothesisInsert"],
    ): Promise<components["schemas"]["Hypothesis"]> =>
      written<components["schemas"]["Hypothesis"]>(
        "createHypothesis",
        db.POST("/hypotheses", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateHypothesisMutation = () =>
  mutationOptions({
    meta: { operation: "updateHypothesis" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["HypothesisUpdate"];
    }): Promise<components["schemas"]["Hypothesis"]> =>
      written<components["schemas"]["Hypothesis"]>(
        "updateHypothesis",
        db.PATCH("/hypotheses", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const deleteHypothesisMutation = () =>
  mutationOptions({
    meta: { operation: "deleteHypothesis" },
    mutationFn: (where: { id: string }): Promise<components["schemas"]["Hypothesis"]> =>
      written<components["schemas"]["Hypothesis"]>(
        "deleteHypothesis",
        db.DELETE("/hypotheses", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
