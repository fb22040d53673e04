import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { FlagsPage } from "~/features/flags/FlagsPage";
import { flagsSearch } from "~/features/flags/search";

export const Route = createFileRoute("/_app/settings/feature-flags")({
  validateSearch: flagsSearch,
  component: Flags,
});

function Flags() {
  return (
    <AccessGate resource="database" denied="page">
      <FlagsPage search={Route.useSearch()} onSearch={useSearchChange()} />
    </AccessGate>
  );
}
