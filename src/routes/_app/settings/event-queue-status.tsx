import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { eventQueueList } from "~/features/eventQueue/list";
import { eventQueue } from "~/features/eventQueue/resource";

export const Route = createFileRoute("/_app/settings/event-queue-status")({
  ...listRoute(eventQueueList),
  component: function EventQueue() {
    return <ResourcePage of={eventQueue} search={Route.useSearch()} />;
  },
});
