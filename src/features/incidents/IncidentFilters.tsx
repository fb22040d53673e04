import { useQuery } from "@tanstack/react-query";
import { componentNamesOptions, personChoicesOptions } from "~generated/db/reads";
import {
  incidentSeverities,
  incidentStatuses,
  incidentTypes,
} from "~/components/incident/incidentWords";
import { TimeRangePicker } from "~/components/timeRange/TimeRangePicker";
import type { AddressProps } from "~/components/resource/resource";
import { PickOne } from "~/ui/field/PickOne";
import type { IncidentsSearch } from "./search";

const all = { value: "all", label: "All" };
const types = [all, ...incidentTypes.map(({ value, label }) => ({ value, label }))];
const severities = [all, ...incidentSeverities];
const statuses = [all, ...incidentStatuses];

/** Filters of the list (facts 1.2). People and components are those that there are. */
export function IncidentFilters({ search, onSearch }: AddressProps<IncidentsSearch>) {
  const people = useQuery(personChoicesOptions({ limit: 500, offset: 0 })).data?.rows ?? [];
  const components = useQuery(componentNamesOptions({ limit: 1000, offset: 0 })).data?.rows ?? [];
  const change = (next: Partial<IncidentsSearch>) => onSearch({ ...next, pageIndex: undefined });
  const one = (value: string) => (value === "all" ? undefined : value);
  return (
    <>
      <PickOne
        label="Type"
        options={types}
        value={search.type ?? "all"}
        onChange={(type) => change({ type: one(type) })}
      />
      <PickOne
        label="Severity"
        options={severities}
        value={search.severity ?? "all"}
        onChange={(severity) => change({ severity: one(severity) })}
      />
      <PickOne
        label="Status"
        options={statuses}
        value={search.status ?? "open"}
        onChange={(status) => change({ status: status === "open" ? undefined : status })}
      />
      <PickOne
        label="Owner"
        options={[all, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
        value={search.owner ?? "all"}
        placeholder="..."
        onChange={(owner) => change({ owner: one(owner) })}
      />
      <PickOne
        label="Component"
        options={[all, ...components.map(({ id, name }) => ({ value: id, label: name }))]}
        value={search.component ?? "all"}
        placeholder="..."
        onChange={(component) => change({ component: one(component) })}
      />
      <TimeRangePicker
        search={search}
        onChange={({ duration: _duration, ...range }) => change(range)}
      />
    </>
  );
}
