import type { CheckSummary } from "~generated/canary/types.gen";

let count = 0;

/** A check for unit tests: healthy, one canary, no labels; `change` says what matters to the test. */
export function sampleCheck(change: Partial<CheckSummary> = {}): CheckSummary {
  count += 1;
  const id = `00000000-0000-0000-0000-${String(count).padStart(12, "0")}`;
  return {
    id,
    canary_id: "00000000-0000-0000-0000-00000000000c",
    canary_name: "api",
    canary_namespace: "default",
    name: `check ${count}`,
    namespace: "default",
    type: "http",
    status: "healthy",
    labels: null,
    uptime: { passed: 10, failed: 0 },
    latency: { p95: 20, rolling1h: 0 },
    created_at: "2026-11-01T00:00:00Z",
    updated_at: "2026-11-01T00:00:00Z",
    ...change,
  };
}
