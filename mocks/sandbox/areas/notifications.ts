import type { Area } from "../area";
import { signedIn } from "../context";
import { insertTables } from "../db/insert";
import { showOutbox } from "../notifications/outboxPage";
import { seenByRules } from "../notifications/seen";
import { notificationEvents } from "../notifications/subscriptions";
import { sendWatchdogs } from "../notifications/watchdog";
import { repeated } from "../repeated";
import { notificationTables } from "./notificationsSeed";
import { createSilence, listResourceSilences, previewSilence } from "./notificationsSilences";
import { summarizeNotifications } from "./notificationsSummary";

/** A watchdog barks at most this late. */
const LOOKS_MS = 20_000;

export const area: Area = {
  handlers: {
    getNotificationEvents: ({ db }) => Response.json(seenByRules(db)),
    createNotificationSilence: signedIn(({ request, db, user }) =>
      createSilence(request, db, user.id),
    ),
    listResourceSilences: signedIn(({ request, db }) => listResourceSilences(request, db)),
    previewNotificationSilence: signedIn(({ request, db }) => previewSilence(request, db)),
    showSandboxOutbox: signedIn(({ request, db }) => showOutbox(request, db)),
    summarizeNotifications: signedIn(({ request, db }) => summarizeNotifications(request, db)),
  },
  seed: (tx, { ago }) => insertTables(tx, notificationTables(ago)),
  events: notificationEvents(),
  start: async (host) => repeated("watchdogs", LOOKS_MS, () => sendWatchdogs(host, new Date())),
  after: ["health", "access", "connections"],
};
