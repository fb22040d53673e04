import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { NewCanaryPage } from "~/features/editors/CanaryPages";
import { type NewEditorSearch, newEditorSearch } from "~/features/editors/search";

/** Adds a health check: its type, then its editor (spec 2 §2). */
export const Route = createFileRoute("/_app/settings/canaries/add")({
  validateSearch: newEditorSearch,
  component: AddCanary,
});

function AddCanary() {
  const onSearch = useSearchChange<NewEditorSearch>();
  return (
    <AccessGate resource="canaries" action="write" denied="page">
      <NewCanaryPage search={Route.useSearch()} onSearch={onSearch} />
    </AccessGate>
  );
}
