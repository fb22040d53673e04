// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
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
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["HypothesisUpdate"];
      base?: Pick<components["schemas"]["Hypothesis"], "updated_at">;
    }): Promise<components["schemas"]["Hypothesis"]> =>
      written<components["schemas"]["Hypothesis"]>(
        "updateHypothesis",
        db.PATCH("/hypotheses", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });

export const deleteHypothesisMutation = () =>
  mutationOptions({
    meta: { operation: "deleteHypothesis" },
    mutationFn: ({
      where,
      base,
    }: {
      where: { id: string };
      base?: Pick<components["schemas"]["Hypothesis"], "updated_at">;
    }): Promise<components["schemas"]["Hypothesis"]> =>
      written<components["schemas"]["Hypothesis"]>(
        "deleteHypothesis",
        db.DELETE("/hypotheses", {
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
