import { createFileRoute } from "@tanstack/react-router";
import { searchLogs } from "~generated/access";
import { useSearchChange, useSearchHref } from "~/components/address/useSearchChange";
import { AttachEvidence } from "~/components/evidence/AttachEvidence";
import { logEvidence } from "~/components/evidence/evidenceSubject";
import { recordRoute } from "~/components/resource/list";
import type { SelectedLines } from "~/features/logs/LogSelection";
import { LogsPage } from "~/features/logs/LogsPage";
import { logsSearch } from "~/features/logs/search";

/** Logs of a component (spec 1 §2). */
export const Route = createFileRoute("/_app/logs")({
  ...recordRoute({ search: logsSearch, gate: searchLogs, readAhead: () => Promise.resolve() }),
  component: Page,
});

/** Evidence keeps so many lines at most. */
const most = 500;

/** What an incident does with selected lines. */
const attach = ({ componentId, selector, rows }: SelectedLines) => (
  <AttachEvidence
    variant="quiet"
    subject={() =>
      logEvidence(
        selector,
        rows.slice(0, most).map(({ at, level, message }) => ({
          message,
          severity: level,
          ...(!Number.isNaN(at) && { timestamp: new Date(at).toISOString() }),
        })),
        { component_id: componentId },
      )
    }
  />
);

function Page() {
  return (
    <LogsPage
      search={Route.useSearch()}
      onSearch={useSearchChange()}
      hrefOf={useSearchHref()}
      actions={attach}
    />
  );
}
