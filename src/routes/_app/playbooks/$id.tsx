import { createFileRoute } from "@tanstack/react-router";
import { listPlaybooks } from "~generated/access";
import { playbookDetailOptions } from "~generated/db/reads";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordSearch } from "~/components/recordEditor/recordKind";
import { recordRoute } from "~/components/resource/list";
import { PlaybookPage } from "~/features/playbooks/PlaybookPage";

/** A playbook in its editor. */
export const Route = createFileRoute("/_app/playbooks/$id")({
  ...recordRoute({
    search: recordSearch,
    gate: listPlaybooks,
    readAhead: (client, { id }: { id: string }) =>
      void client.prefetchQuery(playbookDetailOptions({ id })),
  }),
  component: function Playbook() {
    const { id } = Route.useParams();
    return (
      <PlaybookPage key={id} id={id} search={Route.useSearch()} onSearch={useSearchChange()} />
    );
  },
});
