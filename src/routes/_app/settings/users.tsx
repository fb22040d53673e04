import { createFileRoute, notFound } from "@tanstack/react-router";
import { config } from "~/api/config";
import { AccessGate } from "~/components/access/AccessGate";
import { listRoute } from "~/components/resource/list";
import { userList } from "~/features/users/list";
import { UsersPage } from "~/features/users/UsersPage";

export const Route = createFileRoute("/_app/settings/users")({
  ...listRoute(userList),
  beforeLoad: () => {
    // The hosted provider keeps its people itself.
    if (config().auth === "clerk") throw notFound();
  },
  component: Users,
});

function Users() {
  return (
    <AccessGate resource="identities" denied="page">
      <UsersPage search={Route.useSearch()} />
    </AccessGate>
  );
}
