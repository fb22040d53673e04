import type { CheckSummary, Latency } from "~generated/canary/types.gen";

/** Health of a check or a group: healthy, unhealthy, mixed, or unknown where nothing ran. */
export type Health = "healthy" | "unhealthy" | "mixed" | "unknown";

export function healthOf(check: CheckSummary): Health {
  return check.status === "healthy" || check.status === "unhealthy" ? check.status : "unknown";
}

/** Good when all members are healthy, bad when all are unhealthy, and mixed otherwise (spec 2 §4). */
export function groupHealth(members: readonly CheckSummary[]): Health {
  const first = members[0] ? healthOf(members[0]) : "unknown";
  return members.every((member) => healthOf(member) === first) ? first : "mixed";
}

/** Passed and failed runs of some checks. */
export function sumUptime(members: readonly CheckSummary[]): { passed: number; failed: number } {
  let passed = 0;
  let failed = 0;
  for (const { uptime } of members) {
    passed += uptime.passed;
    failed += uptime.failed;
  }
  return { passed, failed };
}

/** Share of passed runs, 0 to 1, or undefined without a run. */
export function uptimeShare({
  passed,
  failed,
}: {
  passed: number;
  failed: number;
}): number | undefined {
  return passed + failed === 0 ? undefined : passed / (passed + failed);
}

/** Milliseconds that a list shows for a check: the 95th percentile, else the nearest figure that the backend sends. */
export function latencyOf(latency: Latency): number | undefined {
  return (
    latency.p95 ??
    latency.p97 ??
    latency.p99 ??
    (latency.rolling1h > 0 ? latency.rolling1h : undefined)
  );
}

/** Mean latency of the members that have one. */
export function meanLatency(members: readonly CheckSummary[]): number | undefined {
  const figures = members
    .map(({ latency }) => latencyOf(latency))
    .filter((value) => value !== undefined);
  return figures.length === 0
    ? undefined
    : figures.reduce((sum, value) => sum + value, 0) / figures.length;
}

/** The members' latest change of health, as ISO text. */
export function lastTransition(members: readonly CheckSummary[]): string | undefined {
  let last: string | undefined;
  for (const { last_transition_time: time } of members)
    if (time !== undefined && (last === undefined || Date.parse(time) > Date.parse(last)))
      last = time;
  return last;
}

/** The members' latest failed run, as ISO text. */
export function lastFailure(members: readonly CheckSummary[]): string | undefined {
  return members
    .flatMap(({ uptime }) => uptime.last_fail ?? [])
    .reduce<string | undefined>(
      (last, time) => (last === undefined || Date.parse(time) > Date.parse(last) ? time : last),
      undefined,
    );
}

/** Members by their health now, and those that pass now but failed in the time that the list looks at. */
interface MemberCounts {
  healthy: number;
  failing: number;
  unknown: number;
  hadFailures: number;
}

export function memberCounts(members: readonly CheckSummary[]): MemberCounts {
  const counts: MemberCounts = { healthy: 0, failing: 0, unknown: 0, hadFailures: 0 };
  for (const member of members) {
    const health = healthOf(member);
    if (health === "unhealthy") counts.failing += 1;
    else if (health !== "healthy") counts.unknown += 1;
    else {
      counts.healthy += 1;
      if (member.uptime.failed > 0) counts.hadFailures += 1;
    }
  }
  return counts;
}

/** The counts in words, worst first: "4 failing, 2 healthy", "6 healthy, 1 had failures". */
export function memberWords({ healthy, failing, unknown, hadFailures }: MemberCounts): string {
  return [
    [failing, "failing"],
    [unknown, "unknown"],
    [healthy, "healthy"],
    [hadFailures, "had failures"],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(", ");
}

/** Members whose every run passed. */
export const fullyPassing = (members: readonly CheckSummary[]): number =>
  members.filter((member) => healthOf(member) === "healthy" && member.uptime.failed === 0).length;
