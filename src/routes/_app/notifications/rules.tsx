import { createFileRoute } from "@tanstack/react-router";
import { useSearchChange } from "~/components/address/useSearchChange";
import { listRoute } from "~/components/resource/list";
import { ruleList } from "~/features/notifications/rules";
import { RulesPage } from "~/features/notifications/RulesPage";

/** Notification rules (spec 1 §2). */
export const Route = createFileRoute("/_app/notifications/rules")({
  ...listRoute(ruleList),
  component: function Rules() {
    return <RulesPage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
