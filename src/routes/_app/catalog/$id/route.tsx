import {
  createFileRoute,
  Outlet,
  retainSearchParams,
  useChildMatches,
  useParams,
} from "@tanstack/react-router";
import { listConfigDetail } from "~generated/access";
import { configDetailOptions } from "~generated/db/reads";
import { recordRoute } from "~/components/resource/list";
import { ItemPage } from "~/features/configItem/ItemPage";
import { itemTabs } from "~/features/configItem/itemTabs";
import { itemSearch } from "~/features/configItem/search";

/** A catalog item (spec 1 §2): what stands around its tabs. */
export const Route = createFileRoute("/_app/catalog/$id")({
  ...recordRoute({
    search: itemSearch,
    gate: listConfigDetail,
    readAhead: (client, { id }: { id: string }) =>
      void client.prefetchQuery(configDetailOptions({ id })),
  }),
  // Each tab has a search of its own; that of the bar beside them stays.
  search: { middlewares: [retainSearchParams(["incidentType", "incidentStatus"])] },
  component: function CatalogItem() {
    const { id } = Route.useParams();
    const search = Route.useSearch();
    const path = useChildMatches({ select: (matches) => matches.at(-1)?.fullPath ?? "" });
    const { viewId } = useParams({ strict: false });
    // None before it is known which one is the first.
    const tab = itemTabs.find(({ to }) => to === path)?.id;
    return (
      <ItemPage key={id} id={id} search={search} tab={viewId === undefined ? tab : { viewId }}>
        <Outlet />
      </ItemPage>
    );
  },
});
