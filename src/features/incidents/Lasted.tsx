import type { IncidentDetail } from "~generated/db/reads";
import { formatAge } from "~/lib/time/age";
import { toInstant } from "~/lib/time/instant";
import { useNow } from "~/ui/time/now";
import { endOf } from "./incident";

/** How long the incident lasts or lasted: the clock stops when it is resolved or closed. */
export function Lasted({ incident }: { incident: IncidentDetail }) {
  const start = toInstant(incident.created_at);
  const end = toInstant(endOf(incident));
  const now = useNow(end ? undefined : start?.getTime());
  if (!start) return null;
  const until = end ?? (now === undefined ? undefined : new Date(now));
  return until ? <>{formatAge(start, until)}</> : null;
}
