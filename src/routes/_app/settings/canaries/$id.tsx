import { createFileRoute } from "@tanstack/react-router";
import { listCanaries } from "~generated/access";
import { canarySpecOptions } from "~generated/db/reads";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { CanaryPage } from "~/features/editors/CanaryPages";
import { editorSearch } from "~/features/editors/search";

/** A health check's settings page (spec 2 §2). */
export const Route = createFileRoute("/_app/settings/canaries/$id")({
  ...recordRoute({
    search: editorSearch,
    gate: listCanaries,
    readAhead: (client, { id }: { id: string }) =>
      void client.prefetchQuery(canarySpecOptions({ id })),
  }),
  component: function Canary() {
    const { id } = Route.useParams();
    return <CanaryPage key={id} id={id} search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
