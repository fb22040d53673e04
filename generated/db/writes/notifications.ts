// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const createNotificationMutation = () =>
  mutationOptions({
    meta: { operation: "createNotification" },
    mutationFn: (
      body: components["schemas"]["NotificationInsert"],
    ): Promise<components["schemas"]["Notification"]> =>
      written<components["schemas"]["Notification"]>(
        "createNotification",
        db.POST("/notifications", {
          body,
          params: { header: { Prefer: "return=representation" } },
        }),
      ),
  });

export const updateNotificationMutation = () =>
  mutationOptions({
    meta: { operation: "updateNotification" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["NotificationUpdate"];
      base?: Pick<components["schemas"]["Notification"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["Notification"]> =>
      written<components["schemas"]["Notification"]>(
        "updateNotification",
        db.PATCH("/notifications", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
