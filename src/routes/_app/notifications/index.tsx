import { createFileRoute, useRouter } from "@tanstack/react-router";
import { summarizeNotifications } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { groupsRead } from "~/features/notifications/list";
import { NotificationsPage } from "~/features/notifications/NotificationsPage";
import { notificationsSearch } from "~/features/notifications/search";

/** Notifications by resource (spec 1 §2). */
export const Route = createFileRoute("/_app/notifications/")({
  ...recordRoute({
    search: notificationsSearch,
    gate: summarizeNotifications,
    readAhead: (client, _params, search) => client.prefetchQuery(groupsRead(search)),
  }),
  component: Page,
});

function Page() {
  const router = useRouter();
  return (
    <NotificationsPage
      search={Route.useSearch()}
      onSearch={useSearchChange()}
      onOpen={(href) => void router.navigate({ href })}
    />
  );
}
