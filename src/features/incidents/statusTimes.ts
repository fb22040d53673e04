import type { components } from "~generated/db/types";

interface Before {
  status: string;
  acknowledged: string | null;
}

type Times = Pick<components["schemas"]["IncidentUpdate"], "acknowledged" | "resolved" | "closed">;

/**
 * The times that go with a new status. The database notes none by itself: work that begins acknowledges the incident, and
 * the clock of one that is over stands still until it is opened again.
 */
export function timesOf(
  { status: before, acknowledged }: Before,
  status: string | undefined,
  now = new Date().toISOString(),
): Times {
  if (status === undefined || before === status) return {};
  const isWork = ["investigating", "mitigated", "resolved", "closed"].includes(status);
  return {
    ...(isWork && acknowledged === null && { acknowledged: now }),
    ...(status === "resolved" && { resolved: now, closed: null }),
    ...(status === "closed" && { closed: now }),
    ...(!["resolved", "closed"].includes(status) && { resolved: null, closed: null }),
  };
}
