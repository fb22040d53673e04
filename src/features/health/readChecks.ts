import type { Difference } from "~/api/answerCheck";
import type { CheckSummary } from "~generated/canary/types.gen";

/** A row of the answer that the list cannot rely on: what is known of it, and why. */
export interface UnreadableCheck {
  /** Its own id, or its place in the answer. */
  id: string;
  name: string;
  /** Where it differs from the contract. */
  fault: Difference;
}

const kindOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

const texts = ["id", "canary_id", "canary_name", "canary_namespace", "name", "type"] as const;
const optionalTexts = [
  "namespace",
  "description",
  "endpoint",
  "icon",
  "status",
  "agent_id",
  "severity",
  "last_runtime",
  "last_transition_time",
  "silenced_at",
  "deleted_at",
] as const;

const field = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** The first thing in a row that the list's own code would stumble over. */
function faultOf(row: unknown): { path: string; expected: string; value: unknown } | undefined {
  if (kindOf(row) !== "object") return { path: "", expected: "object", value: row };
  for (const key of texts)
    if (typeof field(row, key) !== "string")
      return { path: `/${key}`, expected: "string", value: field(row, key) };
  for (const key of optionalTexts) {
    const value = field(row, key);
    if (value !== undefined && value !== null && typeof value !== "string")
      return { path: `/${key}`, expected: "string", value };
  }
  for (const key of ["passed", "failed"]) {
    const value = field(field(row, "uptime"), key);
    if (!Number.isFinite(value)) return { path: `/uptime/${key}`, expected: "number", value };
  }
  const latency = field(row, "latency");
  if (kindOf(latency) !== "object") return { path: "/latency", expected: "object", value: latency };
  for (const key of ["p95", "p97", "p99", "rolling1h"]) {
    const value = field(latency, key);
    if (value !== undefined && value !== null && !Number.isFinite(value))
      return { path: `/latency/${key}`, expected: "number", value };
  }
  const labels = field(row, "labels");
  if (labels === undefined || labels === null) return undefined;
  if (kindOf(labels) !== "object") return { path: "/labels", expected: "object", value: labels };
  const odd = Object.entries(labels).find(([, value]) => typeof value !== "string");
  return odd && { path: `/labels/${odd[0]}`, expected: "string", value: odd[1] };
}

/** Splits the rows of an answer: one bad row is shown as such and does not take the page. */
export function readChecks(rows: readonly CheckSummary[]): {
  checks: readonly CheckSummary[];
  unreadable: readonly UnreadableCheck[];
} {
  const unreadable: UnreadableCheck[] = [];
  const checks = rows.filter((row, index) => {
    const fault = faultOf(row);
    if (fault === undefined) return true;
    const [id, name] = [field(row, "id"), field(row, "name")];
    unreadable.push({
      id: typeof id === "string" ? id : `row ${index + 1}`,
      name: typeof name === "string" && name !== "" ? name : `Row ${index + 1} of the answer`,
      fault: {
        path: `/checks_summary/${index}${fault.path}`,
        expected: fault.expected,
        seen: kindOf(fault.value),
      },
    });
    return false;
  });
  return { checks: unreadable.length === 0 ? rows : checks, unreadable };
}

/** Why a row cannot be read, in words: "uptime/passed is undefined, not a number". */
export function faultWords({ fault }: UnreadableCheck): string {
  const part = fault.path.split("/").slice(3).join("/");
  return `${part || "the row"} is ${fault.seen === "undefined" ? "missing" : fault.seen}, expected ${fault.expected}`;
}
