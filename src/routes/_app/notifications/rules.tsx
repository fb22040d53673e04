import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { ruleList } from "~/features/notifications/rules";
import { rules } from "~/features/notifications/rulesResource";

/** Notification rules (spec 1 §2). */
export const Route = createFileRoute("/_app/notifications/rules")({
  ...listRoute(ruleList),
  component: function Rules() {
    return <ResourcePage of={rules} search={Route.useSearch()} />;
  },
});
