import { createFileRoute } from "@tanstack/react-router";
import { listPeopleRoles } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { WhyPage } from "~/features/why/WhyPage";
import { whySearch } from "~/features/why/search";

/** Why somebody may or may not do something; for everybody, because those who may not are the ones who ask. */
export const Route = createFileRoute("/_app/why")({
  ...recordRoute({
    search: whySearch,
    gate: listPeopleRoles,
    readAhead: () => Promise.resolve(),
  }),
  component: function Why() {
    return <WhyPage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
