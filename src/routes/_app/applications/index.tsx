import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { applicationList } from "~/features/applications/list";
import { applications } from "~/features/applications/resource";

/** The applications (spec 1 §2). */
export const Route = createFileRoute("/_app/applications/")({
  ...listRoute(applicationList),
  component: function Applications() {
    return <ResourcePage of={applications} search={Route.useSearch()} />;
  },
});
