import {
  listCanariesWithStatus,
  listConfigScrapersWithStatus,
  listIncidentRules,
  listLoggingBackends,
  listTeamsWithStatus,
  listTopologiesWithStatus,
} from "~generated/access";
import {
  canaryListOptions,
  canaryListSortKeys,
  incidentRuleListOptions,
  incidentRuleListSortKeys,
  logBackendListOptions,
  logBackendListSortKeys,
  scraperListOptions,
  scraperListSortKeys,
  teamListOptions,
  teamListSortKeys,
  topologyListOptions,
  topologyListSortKeys,
} from "~generated/db/reads";
import { pagedList } from "~/components/resource/list";
import { recordListSearch, scraperListSearch } from "./search";

/** Lists of records start with the newest (spec 1 §3), 100 on a page (spec 1 §9). */
const usual = {
  search: recordListSearch,
  sort: { by: "created_at", desc: true },
  pageSize: 100,
} as const;

/** Catalog scrapers: their list is one like those of Settings, their editor is another area's. */
export const scraperList = pagedList({
  ...usual,
  search: scraperListSearch,
  title: "Catalog Scraper",
  access: listConfigScrapersWithStatus.resource,
  read: scraperListOptions,
  sortKeys: scraperListSortKeys,
});

/** The lists of the generic settings tables, by the name that their address holds (spec 1 §2). */
export const recordLists = {
  teams: pagedList({
    ...usual,
    title: "Teams",
    access: listTeamsWithStatus.resource,
    read: teamListOptions,
    sortKeys: teamListSortKeys,
  }),
  incident_rules: pagedList({
    ...usual,
    title: "Rules",
    access: listIncidentRules.resource,
    read: incidentRuleListOptions,
    sortKeys: incidentRuleListSortKeys,
  }),
  topologies: pagedList({
    ...usual,
    title: "Topology",
    access: listTopologiesWithStatus.resource,
    read: topologyListOptions,
    sortKeys: topologyListSortKeys,
  }),
  canaries: pagedList({
    ...usual,
    title: "Health Check",
    access: listCanariesWithStatus.resource,
    read: canaryListOptions,
    sortKeys: canaryListSortKeys,
  }),
  logging_backends: pagedList({
    ...usual,
    title: "Log Backends",
    access: listLoggingBackends.resource,
    read: logBackendListOptions,
    sortKeys: logBackendListSortKeys,
  }),
};
