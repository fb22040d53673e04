import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { PermissionsPage } from "~/features/permissions/PermissionsPage";
import { permissionsSearch } from "~/features/permissions/search";

export const Route = createFileRoute("/_app/settings/permissions")({
  validateSearch: permissionsSearch,
  component: Permissions,
});

function Permissions() {
  return (
    <AccessGate resource="permissions" denied="page">
      <PermissionsPage search={Route.useSearch()} onSearch={useSearchChange()} />
    </AccessGate>
  );
}
