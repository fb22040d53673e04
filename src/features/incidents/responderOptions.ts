import type { ResponderConfig } from "~generated/db/reads";
import type { Values } from "~/lib/wire/wirePath";

/** A value that a ticket system takes, and what it is called there. */
interface OfferedOption {
  value: string;
  label: string;
}

/** What fields of a responder's form can be chosen from; a field that is missing is typed. */
type OfferedOptions = Readonly<Record<string, readonly OfferedOption[]>>;

type Entry = Readonly<Record<string, unknown>>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Entries of a map, or the items of a list; older syncs keep the map itself, newer ones under its name. */
function entriesOf(configs: readonly ResponderConfig[], name: string, key: string): Entry[] {
  return configs.flatMap(({ config }) => {
    if (!isEntry(config)) return [];
    const kept = config[name] ?? config;
    const entries: unknown[] = Array.isArray(kept)
      ? kept
      : isEntry(kept)
        ? Object.values(kept)
        : [];
    return entries.filter(isEntry).filter((entry) => text(entry[key]) !== "");
  });
}

/** Each value once, by its label. */
function options(entries: readonly OfferedOption[]): readonly OfferedOption[] {
  const once = new Map(
    entries.flatMap((entry) => (entry.value === "" ? [] : [[entry.value, entry] as const])),
  );
  return [...once.values()].toSorted((a, b) => a.label.localeCompare(b.label));
}

const named = (entry: Entry, key: string): OfferedOption => {
  const value = text(entry[key]);
  const name = text(entry["name"]);
  return { value, label: name === "" || name === value ? value : `${name} (${value})` };
};

const words = (entries: readonly Entry[], key: string): readonly OfferedOption[] => {
  const all = entries.flatMap((entry) => {
    const list = entry[key];
    return Array.isArray(list) ? list.map((item) => text(isEntry(item) ? item["name"] : item)) : [];
  });
  // In the order of the system: priorities have one.
  return [...new Set(all.filter((word) => word !== ""))].map((value) => ({ value, label: value }));
};

/**
 * What a team's ticket system offers (facts 1.10): projects with their issue types and priorities, or plans with their
 * buckets and priorities. What is chosen narrows what depends on it.
 * @param type how the team is called; any but Jira and Planner offers nothing.
 */
export function responderOptions(
  type: string,
  configs: readonly ResponderConfig[],
  values: Values,
): OfferedOptions {
  if (type === "jira") {
    const projects = entriesOf(configs, "projects", "key");
    const chosen = projects.filter((project) => project["key"] === values["project"]);
    const asked = chosen.length > 0 ? chosen : projects;
    return filled({
      project: options(projects.map((project) => named(project, "key"))),
      issueType: words(asked, "issue_types"),
      priority: words(asked, "priorities"),
    });
  }
  if (type === "ms_planner") {
    const plans = entriesOf(configs, "plans", "id");
    const chosen = plans.filter((plan) => plan["id"] === values["plan_id"]);
    const buckets = chosen.flatMap((plan) =>
      Array.isArray(plan["buckets"]) ? plan["buckets"].filter(isEntry) : [],
    );
    return filled({
      plan_id: options(
        plans.map((plan) => ({
          value: text(plan["id"]),
          label: text(plan["name"]) || text(plan["id"]),
        })),
      ),
      bucket_id: options(
        buckets.map((bucket) => ({
          value: text(bucket["id"]),
          label: text(bucket["name"]) || text(bucket["id"]),
        })),
      ),
      priority: words(chosen.length > 0 ? chosen : plans, "priorities"),
    });
  }
  return {};
}

/** Without the fields for which nothing is offered. */
const filled = (offered: OfferedOptions): OfferedOptions =>
  Object.fromEntries(Object.entries(offered).filter(([, list]) => list.length > 0));
