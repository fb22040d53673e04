import { createFileRoute } from "@tanstack/react-router";
import { listNotificationSendHistorySummary } from "~generated/access";
import { PageHeader } from "~/components/page/PageHeader";
import { SessionMessages } from "~/shell/SessionMessages";

export const Route = createFileRoute("/_app/notifications")({
  staticData: { gate: listNotificationSendHistorySummary },
  component: NotificationsPage,
});

function NotificationsPage() {
  return (
    <>
      <PageHeader title="Notifications" />
      <SessionMessages />
    </>
  );
}
