import type { components } from "~generated/db/types";

interface Before {
  status: string;
  acknowledged: string | null;
}

/**
 * What is sent for a new status. The database notes no times by itself: work that begins acknowledges the incident, and
 * the clock of one that is over stands still until it is opened again.
 */
export function statusChange(
  { status: before, acknowledged }: Before,
  status: string,
  now = new Date().toISOString(),
): components["schemas"]["IncidentUpdate"] {
  if (before === status) return {};
  const isWork = ["investigating", "mitigated", "resolved", "closed"].includes(status);
  return {
    status,
    ...(isWork && acknowledged === null && { acknowledged: now }),
    ...(status === "resolved" && { resolved: now, closed: null }),
    ...(status === "closed" && { closed: now }),
    ...(!["resolved", "closed"].includes(status) && { resolved: null, closed: null }),
  };
}
