import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { ResourcePage } from "~/components/resource/ResourcePage";
import { permissionList } from "~/features/permissions/list";
import { permissions } from "~/features/permissions/resource";

export const Route = createFileRoute("/_app/settings/permissions")({
  ...listRoute(permissionList),
  component: function Permissions() {
    return <ResourcePage of={permissions} search={Route.useSearch()} />;
  },
});
