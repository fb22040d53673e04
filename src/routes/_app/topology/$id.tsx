import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { topologyRead } from "~/components/topologyTree/topologyRead";
import { topologySearch } from "~/features/topology/search";
import { topologyQuery } from "~/features/topology/topologyFilters";
import { ComponentPage } from "~/features/topology/ComponentPage";

/** One component (spec 1 §2). */
export const Route = createFileRoute("/_app/topology/$id")({
  ...recordRoute({
    search: topologySearch,
    gate: { resource: "topologies", action: "read" },
    readAhead: (client, { id }: { id: string }, search) =>
      client.prefetchQuery(topologyRead(topologyQuery(search, id))),
  }),
  component: Component,
});

function Component() {
  const { id } = Route.useParams();
  const router = useRouter();
  const onOpen = useCallback((href: string) => void router.navigate({ href }), [router]);
  return (
    <ComponentPage
      key={id}
      id={id}
      search={Route.useSearch()}
      onSearch={useSearchChange()}
      onOpen={onOpen}
    />
  );
}
