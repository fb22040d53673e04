// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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

export const deleteCommentMutation = () =>
  mutationOptions({
    meta: { operation: "deleteComment" },
    mutationFn: (where: { id: string }): Promise<components["schemas"]["Comment"]> =>
      written<components["schemas"]["Comment"]>(
        "deleteComment",
        db.DELETE("/comments", {
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
