import { createFileRoute } from "@tanstack/react-router";
import { listNotificationSendHistorySummary } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { sendsRead } from "~/features/notifications/list";
import { ResourcePage } from "~/features/notifications/ResourcePage";
import { notificationsSearch } from "~/features/notifications/search";

/** Notifications about one resource (spec 1 §2). */
export const Route = createFileRoute("/_app/notifications/resource/$resourceId")({
  ...recordRoute({
    search: notificationsSearch,
    gate: listNotificationSendHistorySummary,
    readAhead: (client, { resourceId }: { resourceId: string }, search) =>
      client.prefetchQuery(sendsRead(resourceId, search)),
  }),
  component: function Page() {
    const { resourceId } = Route.useParams();
    return (
      <ResourcePage
        key={resourceId}
        resourceId={resourceId}
        search={Route.useSearch()}
        onSearch={useSearchChange()}
      />
    );
  },
});
