import type { Area } from "../area";
import { signedIn } from "../context";
import { insertTables } from "../db/insert";
import { notificationTables } from "./notificationsSeed";
import { createSilence, previewSilence } from "./notificationsSilences";
import { summarizeNotifications } from "./notificationsSummary";

export const area: Area = {
  handlers: {
    createNotificationSilence: signedIn(({ request, db, user }) =>
      createSilence(request, db, user.id),
    ),
    previewNotificationSilence: signedIn(({ request, db }) => previewSilence(request, db)),
    summarizeNotifications: signedIn(({ request, db }) => summarizeNotifications(request, db)),
  },
  seed: (tx, { ago }) => insertTables(tx, notificationTables(ago)),
  after: ["health", "access", "connections"],
};
