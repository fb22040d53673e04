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
const runCounts = ["passed", "failed"] as const;
const latencies = ["p95", "p97", "p99", "rolling1h"] as const;

/** What an answer may hold where the contract promises a record. */
type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => kindOf(value) === "object";

const field = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

/** The first thing in a row that the list's own code would stumble over. Read at every refresh, 5,000 rows at a time. */
function faultOf(row: unknown): { path: string; expected: string; value: unknown } | undefined {
  if (!isRecord(row)) return { path: "", expected: "object", value: row };
  for (const key of texts)
    if (typeof row[key] !== "string")
      return { path: `/${key}`, expected: "string", value: row[key] };
  for (const key of optionalTexts) {
    const value = row[key];
    if (value !== undefined && value !== null && typeof value !== "string")
      return { path: `/${key}`, expected: "string", value };
  }
  for (const key of runCounts) {
    const value = field(row["uptime"], key);
    if (!Number.isFinite(value)) return { path: `/uptime/${key}`, expected: "number", value };
  }
  const { latency, labels } = row;
  if (!isRecord(latency)) return { path: "/latency", expected: "object", value: latency };
  for (const key of latencies) {
    const value = latency[key];
    if (value !== undefined && value !== null && !Number.isFinite(value))
      return { path: `/latency/${key}`, expected: "number", value };
  }
  if (labels === undefined || labels === null) return undefined;
  if (!isRecord(labels)) return { path: "/labels", expected: "object", value: labels };
  for (const key of Object.keys(labels))
    if (typeof labels[key] !== "string")
      return { path: `/labels/${key}`, expected: "string", value: labels[key] };
  return undefined;
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
