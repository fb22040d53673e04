import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { viewList } from "~/features/views/list";
import { viewsResource } from "~/features/views/resource";

/** The custom views (spec 1 §2). */
export const Route = createFileRoute("/_app/settings/views/")({
  ...listRoute(viewList),
  component: function Views() {
    return <ResourcePage of={viewsResource} search={Route.useSearch()} />;
  },
});
