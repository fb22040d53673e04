import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { silenceList } from "~/features/notifications/silences";
import { silences } from "~/features/notifications/silencesResource";

/** Silences (spec 1 §2). */
export const Route = createFileRoute("/_app/notifications/silences/")({
  ...listRoute(silenceList),
  component: function Silences() {
    return <ResourcePage of={silences} search={Route.useSearch()} />;
  },
});
