import { cronIssue } from "~/lib/time/cron";
import { isFields } from "./fields";
import type { Issue } from "./schemaIssues";
import type { Path } from "~/lib/yaml/yamlDocuments";

const field = (value: unknown, key: string): unknown => (isFields(value) ? value[key] : undefined);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Entries of a list whose `key` has the value of an earlier entry. */
function unique(spec: unknown, name: string, key: string): Issue[] {
  const seen = new Set<string>();
  return list(field(spec, name)).flatMap((entry, index): Issue[] => {
    const value = field(entry, key);
    if (typeof value !== "string") return [];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    const path: Path = [name, index, key];
    return [{ path, message: `duplicate ${key} '${value}': every entry of ${name} needs its own` }];
  });
}

const playbookRules = (spec: unknown): Issue[] => [
  ...unique(spec, "parameters", "name"),
  ...unique(spec, "actions", "name"),
];

function viewRules(spec: unknown): Issue[] {
  const queries = field(spec, "queries");
  const several = isFields(queries) && Object.keys(queries).length > 1;
  const joined = field(spec, "merge") !== undefined || list(field(spec, "panels")).length > 0;
  return [
    ...unique(spec, "columns", "name"),
    ...unique(spec, "templating", "key"),
    ...(several && !joined
      ? [
          {
            path: [],
            message:
              "missing required field 'merge': several queries without panels must be joined",
          },
        ]
      : []),
  ];
}

/** Milliseconds of a plain date and time; undefined for date math and templates. */
function instant(value: unknown): number | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d/.test(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

function silenceRules(spec: unknown): Issue[] {
  const from = instant(field(spec, "from"));
  const until = instant(field(spec, "until"));
  if (from === undefined || until === undefined || from < until) return [];
  return [{ path: ["until"], message: "must be later than 'from'" }];
}

function scheduleRules(spec: unknown): Issue[] {
  const schedule = field(spec, "schedule");
  const issue = typeof schedule === "string" ? cronIssue(schedule) : undefined;
  return issue
    ? [{ path: ["schedule"], message: `not a cron expression: ${issue}`, severity: "warning" }]
    : [];
}

/** Rules of a kind's spec that its schema cannot say. */
export const documentRules: Readonly<Record<string, (spec: unknown) => Issue[]>> = {
  Canary: scheduleRules,
  ScrapeConfig: scheduleRules,
  Topology: scheduleRules,
  Playbook: playbookRules,
  View: viewRules,
  NotificationSilence: silenceRules,
};
