import type { Area } from "../area";
import { signedIn } from "../context";
import { insertTables } from "../db/insert";
import { notificationTables } from "./notificationsSeed";
import { summarizeNotifications } from "./notificationsSummary";

export const area: Area = {
  handlers: {
    summarizeNotifications: signedIn(({ request, db }) => summarizeNotifications(request, db)),
  },
  seed: (tx, { ago }) => insertTables(tx, notificationTables(ago)),
  after: ["health", "access", "connections"],
};
