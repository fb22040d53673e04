import { isFields } from "~/lib/json/fields";

/** `ConfigScraper` as people read it: `Config Scraper`. */
export const jobName = (name: string | null | undefined): string =>
  (name ?? "")
    .replaceAll("_", " ")
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .trim() || "Unnamed job";

/** What the details of a run hold; a part without data is missing. */
export interface JobDetails {
  /** A text, or one error a row; `key` where the errors were keyed. */
  errors?: string | readonly JobError[];
  scrapeSummary?: unknown;
  summary?: unknown;
}

interface JobError {
  key?: string;
  error: string;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** The words of an error, which may be text or an object around it. */
function errorWords(value: unknown): string {
  if (typeof value === "string") return value;
  if (isFields(value)) {
    const inner = value["error"] ?? value["message"];
    if (inner !== undefined && inner !== null) return errorWords(inner);
  }
  return JSON.stringify(value) ?? "";
}

/** Errors in any of their shapes: text, a list, or a keyed map (spec 3 §2). */
function errorsOf(value: unknown): JobDetails["errors"] {
  if (isEmpty(value)) return undefined;
  if (Array.isArray(value))
    return value.map((entry: unknown): JobError => ({ error: errorWords(entry) }));
  if (isFields(value))
    return Object.entries(value).map(([key, entry]) => ({ key, error: errorWords(entry) }));
  return errorWords(value);
}

/** What there is to show of a run's details; undefined where there is nothing. */
export function jobDetails(details: unknown): JobDetails | undefined {
  if (!isFields(details)) return undefined;
  const errors = errorsOf(details["errors"]);
  const { scrape_summary: scrapeSummary, summary } = details;
  const found: JobDetails = {
    ...(errors && { errors }),
    ...(isEmpty(scrapeSummary) ? {} : { scrapeSummary }),
    ...(isEmpty(summary) ? {} : { summary }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Pages of the resources that jobs work on, by resource type (spec 3 §2). */
const pages: Readonly<Record<string, string>> = {
  canary: "/settings/canaries",
  config_scraper: "/catalog/scrapers",
  catalog_scraper: "/catalog/scrapers",
  topology: "/settings/topologies",
  config: "/catalog",
  playbook: "/playbooks",
  team: "/settings/teams",
  incident_rule: "/settings/incident_rules",
};

/** Path of a job's resource; undefined where its type has no page. */
export function resourcePath(type: string | null, id: string | null): string | undefined {
  const base = pages[type ?? ""];
  return base === undefined || !id ? undefined : `${base}/${encodeURIComponent(id)}`;
}
