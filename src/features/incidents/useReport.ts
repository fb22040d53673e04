import { useQueryClient } from "@tanstack/react-query";
import { type IncidentDetail, incidentRespondersOptions } from "~generated/db/reads";
import { saveText } from "~/ui/text/saveFile";
import { notifyError } from "~/components/messages/notify";
import { reportOf } from "./report";
import { responderName } from "./RespondersPanel";
import { happeningsOf, spanOf } from "./timeline";
import { timelineReads } from "./useTimeline";

/** Gives the browser the whole incident as a Markdown file. */
export function useReport(incident: IncidentDetail): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const { from, to } = spanOf(incident, Date.now());
    const reads = timelineReads(incident, from);
    const nothing = Promise.resolve({ rows: [] });
    try {
      const [history, changes, runs, responders] = await Promise.all([
        client.fetchQuery(reads.history),
        reads.configIds.length > 0 ? client.fetchQuery(reads.changes) : nothing,
        reads.checkIds.length > 0 ? client.fetchQuery(reads.runs) : nothing,
        client.fetchQuery(incidentRespondersOptions({ incidentId: incident.id })),
      ]);
      const happenings = happeningsOf({
        incident,
        history: history.rows,
        changes: changes.rows,
        runs: runs.rows,
      }).filter(({ at }) => at >= from && at <= to);
      const text = reportOf(incident, happenings, responders.rows.map(responderName));
      saveText(`${incident.incident_id}.md`, text, "text/markdown");
    } catch (error) {
      notifyError(error);
    }
  };
}
