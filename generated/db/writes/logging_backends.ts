// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createLoggingBackendMutation = () =>
  mutationOptions({
    meta: { operation: "createLoggingBackend" },
    mutationFn: (
      body: components["schemas"]["LoggingBackendInsert"],
    ): Promise<components["schemas"]["LoggingBackend"]> =>
      written<components["schemas"]["LoggingBackend"]>(
        "createLoggingBackend",
        db.POST("/logging_backends", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateLoggingBackendMutation = () =>
  mutationOptions({
    meta: { operation: "updateLoggingBackend" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["LoggingBackendUpdate"];
      base?: Pick<components["schemas"]["LoggingBackend"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["LoggingBackend"]> =>
      written<components["schemas"]["LoggingBackend"]>(
        "updateLoggingBackend",
        db.PATCH("/logging_backends", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
