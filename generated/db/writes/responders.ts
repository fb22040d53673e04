// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createResponderMutation = () =>
  mutationOptions({
    meta: { operation: "createResponder" },
    mutationFn: (
      body: components["schemas"]["ResponderInsert"],
    ): Promise<components["schemas"]["Responder"]> =>
      written<components["schemas"]["Responder"]>(
        "createResponder",
        db.POST("/responders", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateResponderMutation = () =>
  mutationOptions({
    meta: { operation: "updateResponder" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["ResponderUpdate"];
      base?: Pick<components["schemas"]["Responder"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Responder"]> =>
      written<components["schemas"]["Responder"]>(
        "updateResponder",
        db.PATCH("/responders", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
