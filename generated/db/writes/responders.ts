// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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
    }: {
      where: { id: string };
      body: components["schemas"]["ResponderUpdate"];
    }): Promise<components["schemas"]["Responder"]> =>
      written<components["schemas"]["Responder"]>(
        "updateResponder",
        db.PATCH("/responders", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
