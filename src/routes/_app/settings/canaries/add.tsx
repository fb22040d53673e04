import { createFileRoute } from "@tanstack/react-router";
import { createCanary } from "~generated/access";
import { useSearchChange } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { NewCanaryPage } from "~/features/editors/CanaryPages";
import { newEditorSearch } from "~/features/editors/search";

/** Adds a health check: its type, then its editor (spec 2 §2). */
export const Route = createFileRoute("/_app/settings/canaries/add")({
  ...recordRoute({ search: newEditorSearch, gate: createCanary }),
  component: function AddCanary() {
    return <NewCanaryPage search={Route.useSearch()} onSearch={useSearchChange()} />;
  },
});
