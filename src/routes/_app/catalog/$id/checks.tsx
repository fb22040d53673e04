import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import * as v from "valibot";
import { useSearchChange, useSearchHref } from "~/components/address/useSearchChange";
import { useStoredRate } from "~/ui/time/RefreshRate";
import { lazyPart } from "~/components/parts/lazyPart";
import { ChecksTab } from "~/features/configItem/ChecksTab";
import { checksSearch } from "~/features/configItem/search";
import { checkEntries, type CheckSearch } from "~/features/health/search";
import { parseRefreshRate } from "~/lib/time/refreshRate";

const CheckDrawer = lazyPart(
  async () => (await import("~/features/health/CheckDrawer")).CheckDrawer,
  { whenIdle: false },
);

/** Health checks of a catalog item; the details of one are those of the health page. */
export const Route = createFileRoute("/_app/catalog/$id/checks")({
  validateSearch: v.object({ ...checksSearch.entries, ...checkEntries }),
  component: Checks,
});

function Checks() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const onSearch = useSearchChange<CheckSearch>();
  const hrefOf = useSearchHref<CheckSearch>();
  const every = parseRefreshRate(useStoredRate());
  return (
    <ChecksTab
      id={id}
      search={search}
      onSearch={useSearchChange()}
      renderCheck={(checkId, order) => (
        <Suspense fallback={null}>
          <CheckDrawer
            checkId={checkId}
            search={search}
            onSearch={onSearch}
            hrefOf={hrefOf}
            every={every}
            order={order}
            known={undefined}
          />
        </Suspense>
      )}
    />
  );
}
