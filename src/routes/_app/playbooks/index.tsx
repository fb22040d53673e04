import { createFileRoute } from "@tanstack/react-router";
import { listPlaybookNames } from "~generated/access";
import { playbookNamesOptions } from "~generated/db/reads";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { CataloguePage } from "~/features/playbooks/CataloguePage";
import { catalogueSearch } from "~/features/playbooks/search";

/** The playbooks. */
export const Route = createFileRoute("/_app/playbooks/")({
  ...recordRoute({
    search: catalogueSearch,
    gate: listPlaybookNames,
    readAhead: (client) => void client.prefetchQuery(playbookNamesOptions({})),
  }),
  component: function Playbooks() {
    return <CataloguePage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
