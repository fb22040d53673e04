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
