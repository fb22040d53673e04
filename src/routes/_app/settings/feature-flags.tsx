import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { flagList } from "~/features/flags/list";
import { featureFlags } from "~/features/flags/resource";

export const Route = createFileRoute("/_app/settings/feature-flags")({
  ...listRoute(flagList),
  component: function Flags() {
    return <ResourcePage of={featureFlags} search={Route.useSearch()} />;
  },
});
