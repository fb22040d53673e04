// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

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
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["CanaryUpdate"];
      base?: Pick<
        components["schemas"]["Canary"],
        "updated_at" | "name" | "namespace" | "labels" | "source" | "deleted_at"
      >;
    }): Promise<components["schemas"]["Canary"]> =>
      written<components["schemas"]["Canary"]>(
        "updateCanary",
        db.PATCH("/canaries", {
          body,
          params: {
            query: {
              id: `eq.${where.id}`,
              ...sameRow(base, [
                "updated_at",
                "name",
                "namespace",
                "labels",
                "source",
                "deleted_at",
              ]),
            },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
