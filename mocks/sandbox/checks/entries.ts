import * as v from "valibot";
import { filled, text } from "./input";
import { scheduleProblem } from "./schedule";

/** What the scheduler needs of a row of `canaries`. */
export interface Canary {
  id: string;
  name: string;
  namespace: string;
  labels: Readonly<Record<string, string>>;
  spec: unknown;
}

/** One check of a canary, as it stands in `checks` and as it is run. Type and name identify it within its canary. */
export interface CheckEntry {
  /** As in `checks.type`, which is not always the key of the spec. */
  type: string;
  name: string;
  namespace: string;
  description: string | null;
  icon: string | null;
  owner: string | null;
  severity: string | null;
  labels: Record<string, string>;
  /** What the check looks at, for people. */
  endpoint: string | null;
  /** Null when the check is only run by hand. */
  schedule: string | null;
  spec: Record<string, unknown>;
  /** Why the entry cannot run at all; null when its runner decides. */
  problem: string | null;
}

/** Keys of a canary spec that are no checks. */
const SPEC_FIELDS = new Set([
  "schedule",
  "interval",
  "env",
  "replicas",
  "icon",
  "owner",
  "severity",
  "resultMode",
]);

/** Spec keys (also the spellings that forms write) whose check type is not the key in lower case. */
const TYPES: Readonly<Record<string, string>> = {
  mongo: "mongodb",
  ping: "icmp",
  opensearch: "opensearch",
  gitProtocol: "gitProtocol",
  kubernetesResource: "kubernetes_resource",
  databaseBackup: "databasebackupcheck",
  docker: "dockerPull",
  dockerPush: "dockerPush",
  containerd: "containerdPull",
  containerdPush: "containerdPush",
};

const optionalText = v.fallback(v.nullish(text), null);
const labelMap = v.fallback(v.record(v.string(), text), {});

const specHead = v.looseObject({
  schedule: optionalText,
  interval: v.fallback(v.nullish(v.number()), null),
  replicas: v.fallback(v.nullish(v.number()), null),
  icon: optionalText,
  owner: optionalText,
  severity: optionalText,
});

const entryHead = v.looseObject({
  name: optionalText,
  description: optionalText,
  icon: optionalText,
  namespace: v.fallback(
    v.nullish(
      v.union([
        v.string(),
        v.pipe(
          v.object({ name: v.string() }),
          v.transform((legacy) => legacy.name),
        ),
      ]),
    ),
    null,
  ),
  labels: labelMap,
});

const EMPTY_HEAD = v.parse(entryHead, {});

/** Splits a canary into its checks, in the order of its spec. It never throws: what cannot run carries its problem. */
export function entriesOf(canary: Canary): CheckEntry[] {
  const head = v.safeParse(specHead, canary.spec);
  if (!head.success) return [];
  const { schedule, problem } = scheduleOf(head.output);
  const taken = new Set<string>();
  const entries: CheckEntry[] = [];
  for (const [key, value] of Object.entries(head.output)) {
    if (SPEC_FIELDS.has(key) || value === null || value === undefined) continue;
    const type = TYPES[key] ?? key.toLowerCase();
    for (const [index, item] of [value].flat().entries()) {
      const parsed = v.safeParse(entryHead, item);
      const spec = parsed.success ? parsed.output : EMPTY_HEAD;
      const endpoint = endpointOf(spec);
      const wanted = filled(spec.name)
        ? spec.name.trim()
        : (endpoint ?? `${canary.name}-${type}-${index + 1}`);
      const owner = head.output.owner ?? null;
      const severity = head.output.severity ?? null;
      entries.push({
        type,
        name: unique(wanted, type, taken),
        namespace: filled(spec.namespace) ? spec.namespace : canary.namespace,
        description: spec.description ?? null,
        icon: spec.icon ?? head.output.icon ?? null,
        owner,
        severity,
        labels: { ...(owner ? { owner } : {}), ...(severity ? { severity } : {}), ...spec.labels },
        endpoint,
        // A webhook waits to be called; a canary with replicas 0 is switched off.
        schedule: type === "webhook" || head.output.replicas === 0 ? null : schedule,
        spec: parsed.success ? plainRecord(item) : {},
        problem:
          problem ??
          (parsed.success ? null : `The entry ${key}[${index}] of the spec is not an object.`),
      });
    }
  }
  return entries;
}

/** What a spec entry of any check type looks at (an address, a name, a path); null when it names nothing. */
export function endpointOf(spec: unknown): string | null {
  const record = plainRecord(spec);
  for (const field of ["url", "endpoint", "addr", "host", "path", "connection", "query"]) {
    const value = record[field];
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return null;
}

function scheduleOf(head: v.InferOutput<typeof specHead>): {
  schedule: string | null;
  problem: string | null;
} {
  if (!filled(head.schedule)) {
    return { schedule: head.interval ? `@every ${head.interval}s` : null, problem: null };
  }
  const schedule = head.schedule.trim();
  const problem = scheduleProblem(schedule);
  return problem === null ? { schedule, problem } : { schedule: null, problem };
}

/** Two entries of one type may not share a name: the later ones get a number. */
function unique(name: string, type: string, taken: Set<string>): string {
  let candidate = name;
  for (let number = 2; taken.has(`${type}\n${candidate}`); number += 1)
    candidate = `${name} (${number})`;
  taken.add(`${type}\n${candidate}`);
  return candidate;
}

function plainRecord(value: unknown): Record<string, unknown> {
  return v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), value);
}
