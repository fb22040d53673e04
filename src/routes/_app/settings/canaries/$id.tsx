import { createFileRoute } from "@tanstack/react-router";
import { AccessGate } from "~/components/access/AccessGate";
import { useSearchChange } from "~/components/address/useSearchChange";
import { CanaryPage } from "~/features/editors/CanaryPages";
import { type EditorSearch, editorSearch } from "~/features/editors/search";

/** A health check's settings page (spec 2 §2). */
export const Route = createFileRoute("/_app/settings/canaries/$id")({
  validateSearch: editorSearch,
  component: Canary,
});

function Canary() {
  const { id } = Route.useParams();
  const onSearch = useSearchChange<EditorSearch>();
  return (
    <AccessGate resource="canaries" denied="page">
      <CanaryPage key={id} id={id} search={Route.useSearch()} onSearch={onSearch} />
    </AccessGate>
  );
}
