import { listIncidents } from "~generated/access";
import { incidentListOptions, incidentListSortKeys } from "~generated/db/reads";
import { levelFilter, severityLevels, spellingsFilter } from "~/components/incident/incidentWords";
import { type List, pagedList } from "~/components/resource/list";
import { askedTimes } from "~/lib/time/timeRange";
import { incidentsSearch, type IncidentsSearch } from "./search";

const filterOf = (value: string | undefined, usual?: string) => {
  const wanted = value ?? usual;
  return wanted === undefined || wanted === "all" ? undefined : spellingsFilter([wanted]);
};

/** Severities that the address asks for: an option in every spelling, or everything that reads as Low. */
function severitiesOf(severity: string | undefined) {
  const level = severityLevels.find((one) => one === severity);
  return level === undefined ? filterOf(severity) : levelFilter(level);
}

/** What the address asks for beside the severity, as the reads take it. */
export function othersOf(search: IncidentsSearch, now?: Date) {
  const { type, status, owner, query } = search;
  const types = filterOf(type);
  const statuses = filterOf(status, "open");
  return {
    ...(types !== undefined && { types }),
    ...(statuses !== undefined && { statuses }),
    ...(owner !== undefined && { creatorId: owner }),
    ...(query !== undefined && { text: query }),
    ...askedTimes(search, { log: () => {}, now }),
  };
}

/** All of it. */
export function filtersOf(search: IncidentsSearch, now?: Date) {
  const severities = severitiesOf(search.severity);
  return { ...othersOf(search, now), ...(severities !== undefined && { severities }) };
}

/** Severities stand in no order that sorting their names could show. */
const sortKeys = incidentListSortKeys.filter((key) => key !== "severity");

const paged = pagedList({
  title: "Incidents",
  access: listIncidents.resource,
  search: incidentsSearch,
  read: ({ limit, offset, order }, search) =>
    incidentListOptions({ limit, offset, order, ...filtersOf(search) }),
  sortKeys,
  sort: { by: "created_at", desc: true },
});

/** The incidents. Those of one component are another read, which the page starts itself. */
export const incidentList: List<typeof incidentsSearch, (typeof sortKeys)[number]> = {
  ...paged,
  readAhead: (client, search) => {
    if (search.component === undefined) paged.readAhead(client, search);
  },
};
