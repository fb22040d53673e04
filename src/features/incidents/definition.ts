import type { CelNames } from "~/components/cel/celNames";

/** What scripts may read, by the columns of the records (facts 1.9). */
const record = ["id", "name", "namespace", "type", "status", "labels", "age", "healthy"];
export const doneNames: CelNames = {
  check: [...record, "severity", "last_runtime", "last_transition_time", "owner"],
  component: [...record, "health", "status_reason", "owner", "properties", "summary"],
  config: [...record, "health", "config", "config_class", "tags", "deleted_at", "properties"],
  analysis: ["id", "analyzer", "status", "severity", "message", "summary", "analysis_type"],
  change: ["id", "change_type", "severity", "summary", "created_at"],
  incident: ["id", "title", "type", "severity", "status", "created_at"],
};

const common = (noun: string): [string, string][] => [
  ["", `the ${noun} that the evidence is about`],
  [".age", "how long it is as it is: > Duration('5m')"],
  [".healthy", "true or false"],
  [".labels", "labels['app'] == 'shop'"],
];

/** What some of the names mean, as completion shows it. */
export const doneDocs: Readonly<Record<string, string>> = Object.fromEntries([
  ...common("check").map(([key, text]) => [`check${key}`, text]),
  ...common("component").map(([key, text]) => [`component${key}`, text]),
  ...common("config").map(([key, text]) => [`config${key}`, text]),
  ["check.status", "'healthy' or 'unhealthy'"],
  ["check.severity", "'critical', 'high', 'medium', 'low' or 'info'"],
  ["check.last_transition_time", "when it failed or recovered last"],
  ["component.health", "'healthy', 'warning', 'unhealthy' or 'unknown'"],
  ["component.status", "the words of the system that it comes from"],
  ["config.health", "'healthy', 'warning', 'unhealthy' or 'unknown'"],
  ["config.config", "the spec: config.config.spec.replicas > 1"],
  ["analysis", "the insight that the evidence is about"],
  ["analysis.status", "'open', 'resolved' or 'silenced'"],
  ["change", "the change that the evidence is about"],
  ["incident", "this incident"],
  ["incident.status", "'open', 'investigating', 'mitigated' and so on"],
]);

/** Script that a kind of evidence starts with (facts 1.9); kinds without one start empty. */
const usual: Readonly<Record<string, string>> = {
  check: "check.status == 'healthy' && check.age > Duration('5m')",
  config_analysis: "analysis.status == 'resolved'",
};

export const usualScript = (type: string): string => usual[type] ?? "";

/** Ready scripts beside it. */
export const shortcuts: Readonly<Record<string, { label: string; script: string }>> = {
  topology: { label: "Component is Health", script: "component.health == 'healthy'" },
  check: { label: "Check is healthy", script: "check.status == 'healthy'" },
};
