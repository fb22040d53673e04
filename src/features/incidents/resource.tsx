import { useQuery } from "@tanstack/react-query";
import {
  incidentListOfComponentOptions,
  incidentListOptions,
  type IncidentListEntry,
} from "~generated/db/reads";
import {
  IncidentSeverity,
  IncidentStatus,
  IncidentType,
} from "~/components/incident/IncidentMarks";
import type { ListHeaderProps } from "~/components/list/ListPage";
import { listOrder } from "~/components/list/useListState";
import { PageHeader } from "~/components/page/PageHeader";
import { textCell } from "~/components/columns/columns";
import { lazyPart } from "~/components/parts/lazyPart";
import { resource } from "~/components/resource/resource";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { Age } from "~/ui/time/Age";
import { usePresentMinute } from "~/ui/time/presentMinute";
import { filtersOf, incidentList } from "./list";
import { IncidentCounts } from "./IncidentCounts";
import { IncidentFilters } from "./IncidentFilters";
import { People } from "./People";
import type { IncidentsSearch } from "./search";

type Row = Omit<IncidentListEntry, "hypotheses">;

const columns: readonly DataColumn<Row>[] = [
  {
    id: "incident_id",
    header: "Id",
    width: 120,
    phone: "hidden",
    cell: ({ incident_id: id }) => textCell(id),
  },
  {
    id: "type",
    header: "Type",
    width: 150,
    hideBelow: 800,
    cell: ({ type }) => <IncidentType type={type} />,
  },
  {
    id: "severity",
    header: "Severity",
    width: 95,
    cell: ({ severity }) => <IncidentSeverity severity={severity} />,
  },
  {
    id: "status",
    header: "Status",
    width: 110,
    cell: ({ status }) => <IncidentStatus status={status} />,
  },
  {
    id: "title",
    header: "Name",
    minWidth: 180,
    phone: "first",
    cell: ({ title }) => textCell(title),
  },
  {
    id: "created_at",
    header: "Age",
    width: 70,
    phone: "end",
    firstSort: "desc",
    cell: ({ created_at: at }) => <Age value={at} />,
  },
  {
    id: "commander",
    header: "Commander",
    width: 140,
    hideBelow: 1100,
    cell: ({ commander }) => textCell(commander?.name),
  },
  {
    id: "responders",
    header: "Responders",
    width: 150,
    hideBelow: 700,
    exported: ({ responders }) => responders.map(({ person, team }) => person ?? team),
    cell: ({ responders }) => (
      <People people={responders.map(({ person, team }) => person ?? team)} />
    ),
  },
];

/** The first line says how bad it is. */
const IncidentsHeader = (props: ListHeaderProps) => (
  <PageHeader
    {...props}
    titleExtra={
      <>
        {props.titleExtra}
        <IncidentCounts />
      </>
    }
  />
);

/** Rows of the address: of one component where it names one. */
function useIncidents(search: IncidentsSearch) {
  const { component } = search;
  const { limit, offset, order } = listOrder(search, incidentList).params;
  const asked = { limit, offset, order, ...filtersOf(search, usePresentMinute()) };
  const all = useQuery({ ...incidentListOptions(asked), enabled: component === undefined });
  const some = useQuery({
    ...incidentListOfComponentOptions({ ...asked, componentId: component ?? "" }),
    enabled: component !== undefined,
  });
  return component === undefined ? all : some;
}

const CreateIncident = lazyPart(async () => (await import("./CreateIncident")).CreateIncident);

/** The incidents (facts 1.2). */
export const incidents = resource(incidentList, {
  noun: "Incident",
  about:
    "An incident collects what is known about a disturbance, who works on it, and what shows that it is over.",
  emptyTitle: "There are no incidents matching this criteria",
  searchLabel: "Search for incident",
  columns,
  Rows: ({ search, children }) => children(useIncidents(search)),
  href: ({ id }: Row) => `/incidents/${id}`,
  Filters: IncidentFilters,
  unfiltered: {
    type: undefined,
    severity: undefined,
    status: undefined,
    owner: undefined,
    component: undefined,
  },
  Header: IncidentsHeader,
  addLabel: "Create incident",
  closed: { add: undefined, topology: undefined },
  Dialogs: ({ search: { add, topology }, onClose }) =>
    add || topology !== undefined ? (
      <CreateIncident key={topology} componentId={topology} onClose={onClose} />
    ) : null,
});
