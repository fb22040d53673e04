import { createFileRoute } from "@tanstack/react-router";
import { searchLogs } from "~generated/access";
import { useSearchChange, useSearchHref } from "~/components/address/useSearchChange";
import { recordRoute } from "~/components/resource/list";
import { LogsPage } from "~/features/logs/LogsPage";
import { logsSearch } from "~/features/logs/search";

/** Logs of a component (spec 1 §2). */
export const Route = createFileRoute("/_app/logs")({
  ...recordRoute({ search: logsSearch, gate: searchLogs, readAhead: () => Promise.resolve() }),
  component: Page,
});

function Page() {
  return (
    <LogsPage search={Route.useSearch()} onSearch={useSearchChange()} hrefOf={useSearchHref()} />
  );
}
