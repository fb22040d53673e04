// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createCommentMutation = () =>
  mutationOptions({
    meta: { operation: "createComment" },
    mutationFn: (
      body: components["schemas"]["CommentInsert"],
    ): Promise<components["schemas"]["Comment"]> =>
      written<components["schemas"]["Comment"]>(
        "createComment",
        db.POST("/comments", { body, params: { header: { Prefer: "return=representation" } } }),
      ),
  });

export const updateCommentMutation = () =>
  mutationOptions({
    meta: { operation: "updateComment" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["CommentUpdate"];
      base?: Pick<components["schemas"]["Comment"], "updated_at">;
    }): Promise<components["schemas"]["Comment"]> =>
      written<components["schemas"]["Comment"]>(
        "updateComment",
        db.PATCH("/comments", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });

export const deleteCommentMutation = () =>
  mutationOptions({
    meta: { operation: "deleteComment" },
    mutationFn: ({
      where,
      base,
    }: {
      where: { id: string };
      base?: Pick<components["schemas"]["Comment"], "updated_at">;
    }): Promise<components["schemas"]["Comment"]> =>
      written<components["schemas"]["Comment"]>(
        "deleteComment",
        db.DELETE("/comments", {
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
