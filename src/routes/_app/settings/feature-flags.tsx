import { createFileRoute } from "@tanstack/react-router";
import { listRoute } from "~/components/resource/list";
import { AccessGate } from "~/components/access/AccessGate";
import { flagList } from "~/features/flags/list";
import { FlagsPage } from "~/features/flags/FlagsPage";

export const Route = createFileRoute("/_app/settings/feature-flags")({
  ...listRoute(flagList),
  component: function Flags() {
    return (
      <AccessGate resource={flagList.access} denied="page">
        <FlagsPage search={Route.useSearch()} />
      </AccessGate>
    );
  },
});
