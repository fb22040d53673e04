// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
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
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["EvidenceUpdate"];
      base?: Pick<components["schemas"]["Evidence"], "updated_at">;
    }): Promise<components["schemas"]["Evidence"]> =>
      written<components["schemas"]["Evidence"]>(
        "updateEvidence",
        db.PATCH("/evidences", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });

export const deleteEvidenceMutation = () =>
  mutationOptions({
    meta: { operation: "deleteEvidence" },
    mutationFn: ({
      where,
      base,
    }: {
      where: { id: string };
      base?: Pick<components["schemas"]["Evidence"], "updated_at">;
    }): Promise<components["schemas"]["Evidence"]> =>
      written<components["schemas"]["Evidence"]>(
        "deleteEvidence",
        db.DELETE("/evidences", {
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
