import { createFileRoute } from "@tanstack/react-router";
import { listNotificationSendHistorySummary } from "~generated/access";
import { NotificationTabs } from "~/features/notifications/NotificationTabs";
import { SessionMessages } from "~/shell/SessionMessages";

/** What the console itself has said since it was opened. */
export const Route = createFileRoute("/_app/notifications/messages")({
  staticData: { gate: listNotificationSendHistorySummary },
  component: function Messages() {
    return (
      <>
        <NotificationTabs tab="messages" title="Notifications" />
        <SessionMessages />
      </>
    );
  },
});
