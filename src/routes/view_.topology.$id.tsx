import { createFileRoute } from "@tanstack/react-router";
import { getTopology } from "~generated/access";
import { PublicCard } from "~/features/topology/PublicCard";
import { publicCardSearch } from "~/features/topology/publicCardSearch";
import { topologyRead } from "~/components/topologyTree/topologyRead";

/** The card of one component, outside of the shell: it waits neither for flags nor for who is signed in (spec 1 §2). */
export const Route = createFileRoute("/view_/topology/$id")({
  validateSearch: publicCardSearch,
  staticData: { gate: getTopology },
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(topologyRead({ id: params.id })),
  component: Card,
});

function Card() {
  return <PublicCard id={Route.useParams().id} search={Route.useSearch()} />;
}
