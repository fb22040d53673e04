// Written by `npm run generate` from the contract. Do not edit.
import { mutationOptions } from "@tanstack/react-query";
import { db, sameRow, written } from "~/api/db";
import type { components } from "../types";

export const updateNotificationSilenceMutation = () =>
  mutationOptions({
    meta: { operation: "updateNotificationSilence" },
    mutationFn: ({
      where,
      body,
      base,
    }: {
      where: { id: string };
      body: components["schemas"]["NotificationSilenceUpdate"];
      base?: Pick<components["schemas"]["NotificationSilence"], "updated_at" | "deleted_at">;
    }): Promise<components["schemas"]["NotificationSilence"]> =>
      written<components["schemas"]["NotificationSilence"]>(
        "updateNotificationSilence",
        db.PATCH("/notification_silences", {
          body,
          params: {
            query: { id: `eq.${where.id}`, ...sameRow(base, ["updated_at", "deleted_at"]) },
            header: { Prefer: "return=representation" },
          },
        }),
        base !== undefined,
      ),
  });
