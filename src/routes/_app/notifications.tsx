import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { PageHeader } from "~/components/page/PageHeader";
import { SessionMessages } from "~/shell/SessionMessages";

export const Route = createFileRoute("/_app/notifications")({ component: NotificationsPage });

function NotificationsPage() {
  return (
    <AccessGate resource="database" denied="page">
      <PageHeader title="Notifications" />
      <SessionMessages />
    </AccessGate>
  );
}
