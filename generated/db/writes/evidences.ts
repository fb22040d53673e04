// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "../types";

export const createEvidenceMutation = () =>
  mutationOptions({
    meta: { operation: "createEvidence" },
    mutationFn: (
      body: components["schemas"]["EvidenceInsert"],
    ): Promise<components["schemas"]["Evidence"]> =>
      written<components["schemas"]["Evidence"]>(
        "createEvidence",
        db.POST("/evidences", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateEvidenceMutation = () =>
  mutationOptions({
    meta: { operation: "updateEvidence" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["EvidenceUpdate"];
    }): Promise<components["schemas"]["Evidence"]> =>
      written<components["schemas"]["Evidence"]>(
        "updateEvidence",
        db.PATCH("/evidences", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const deleteEvidenceMutation = () =>
  mutationOptions({
    meta: { operation: "deleteEvidence" },
    mutationFn: (where: { id: string }): Promise<components["schemas"]["Evidence"]> =>
      written<components["schemas"]["Evidence"]>(
        "deleteEvidence",
        db.DELETE("/evidences", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
