// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
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
    }: {
      where: { id: string };
      body: components["schemas"]["NotificationUpdate"];
    }): Promise<components["schemas"]["Notification"]> =>
      written<components["schemas"]["Notification"]>(
        "updateNotification",
        db.PATCH("/notifications", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
