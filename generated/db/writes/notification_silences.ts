// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, written } from "~/api/db";
import type { components } from "../types";

export const updateNotificationSilenceMutation = () =>
  mutationOptions({
    meta: { operation: "updateNotificationSilence" },
    mutationFn: ({
      where,
      body,
    }: {
      where: { id: string };
      body: components["schemas"]["NotificationSilenceUpdate"];
    }): Promise<components["schemas"]["NotificationSilence"]> =>
      written<components["schemas"]["NotificationSilence"]>(
        "updateNotificationSilence",
        db.PATCH("/notification_silences", {
          body,
          params: { query: { id: `eq.${where.id}` }, header: { Prefer: "return=representation" } },
        }),
      ),
  });
