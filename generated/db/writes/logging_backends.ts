// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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
    }: {
      where: { id: string };
      body: components["schemas"]["LoggingBackendUpdate"];
    }): Promise<components["schemas"]["LoggingBackend"]> =>
      written<components["schemas"]["LoggingBackend"]>(
        "updateLoggingBackend",
        db.PATCH("/logging_backends", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
