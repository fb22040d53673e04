import { createFileRoute, notFound } from "@tanstack/react-router";
import { config } from "~/api/config";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { userList } from "~/features/users/list";
import { users } from "~/features/users/resource";

export const Route = createFileRoute("/_app/settings/users")({
  ...listRoute(userList),
  beforeLoad: () => {
    // The hosted provider keeps its people itself.
    if (config().auth === "clerk") throw notFound();
  },
  component: function Users() {
    return <ResourcePage of={users} search={Route.useSearch()} />;
  },
});
