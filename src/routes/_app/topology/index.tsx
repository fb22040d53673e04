import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { topologyRead } from "~/components/topologyTree/topologyRead";
import { topologySearch } from "~/features/topology/search";
import { topologyQuery } from "~/features/topology/topologyFilters";
import { TopologyPage } from "~/features/topology/TopologyPage";

/** The dashboard (spec 1 §2). */
export const Route = createFileRoute("/_app/topology/")({
  ...recordRoute({
    search: topologySearch,
    gate: { resource: "database", action: "read" },
    readAhead: (client, _params, search) =>
      client.prefetchQuery(topologyRead(topologyQuery(search))),
  }),
  component: Dashboard,
});

function Dashboard() {
  const router = useRouter();
  const onOpen = useCallback((href: string) => void router.navigate({ href }), [router]);
  return <TopologyPage search={Route.useSearch()} onSearch={useSearchChange()} onOpen={onOpen} />;
}
