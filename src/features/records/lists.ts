import {
  canaryListOptions,
  incidentRuleListOptions,
  logBackendListOptions,
  scraperListOptions,
  teamListOptions,
  topologyListOptions,
} from "~generated/db/reads";
import { pagedList } from "~/components/resource/list";
import { recordListSearch } from "./search";

/** Lists of records start with the newest (spec 1 §3), 100 on a page (spec 1 §9). */
const usual = {
  search: recordListSearch,
  sort: { by: "created_at", desc: true },
  pageSize: 100,
} as const;

/** Catalog scrapers: their list is one like those of Settings, their editor is another area's. */
export const scraperList = pagedList({
  ...usual,
  title: "Catalog Scraper",
  access: "config_scrapers",
  read: scraperListOptions,
  sortKeys: [
    "name",
    "source",
    "job_status",
    "job_time_start",
    "job_last_failed",
    "created_at",
    "updated_at",
  ],
});

/** The lists of the generic settings tables, by the name that their address holds (spec 1 §2). */
export const recordLists = {
  teams: pagedList({
    ...usual,
    title: "Teams",
    access: "teams",
    read: teamListOptions,
    sortKeys: ["name", "source", "job_status", "job_last_failed", "created_at", "updated_at"],
  }),
  incident_rules: pagedList({
    ...usual,
    title: "Rules",
    access: "incident_rules",
    read: incidentRuleListOptions,
    sortKeys: ["name", "source", "created_at", "updated_at"],
  }),
  topologies: pagedList({
    ...usual,
    title: "Topology",
    access: "topologies",
    read: topologyListOptions,
    sortKeys: [
      "name",
      "namespace",
      "source",
      "job_status",
      "job_time_start",
      "job_last_failed",
      "created_at",
      "updated_at",
    ],
  }),
  canaries: pagedList({
    ...usual,
    title: "Health Check",
    access: "canaries",
    read: canaryListOptions,
    sortKeys: ["name", "namespace", "source", "job_status", "job_last_failed", "created_at"],
  }),
  logging_backends: pagedList({
    ...usual,
    title: "Log Backends",
    access: "logging_backends",
    read: logBackendListOptions,
    sortKeys: ["name", "source", "created_at", "updated_at"],
  }),
};
