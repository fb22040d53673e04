import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { incidentsOfComponentOptions } from "~generated/db/reads";
import { IncidentStatus, IncidentType } from "~/components/incident/IncidentMarks";
import {
  incidentStatuses,
  incidentTypes,
  spellingsFilter,
  spellingsOf,
} from "~/components/incident/incidentWords";
import { BuiltLink } from "~/components/links/BuiltLink";
import { formatTriState, parseTriState, triStateToServer } from "~/lib/labels/triState";
import { PickOne } from "~/ui/field/PickOne";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { Age } from "~/ui/time/Age";
import type { ChangeTopology, TopologySearch } from "./search";
import { PanelRow, PanelRows, SidePanel } from "~/components/sidePanel/SidePanel";
import styles from "./sidebar.module.css";
import { useGrowing } from "./useGrowing";

interface Props {
  componentId: string;
  search: TopologySearch;
  onSearch: ChangeTopology;
}

/** Incidents with evidence about the component, of some types or all. */
export function IncidentsPanel({ componentId, search, onSearch }: Props) {
  const { page, onMore } = useGrowing();
  const { incidentStatus: status = "open" } = search;
  const marks = useMemo(() => parseTriState(search.incidentType), [search.incidentType]);
  // One type is stored in several spellings.
  const types = triStateToServer(
    new Map(
      [...marks].flatMap(([type, mark]) => spellingsOf(type).map((one) => [one, mark] as const)),
    ),
  );
  const query = useQuery({
    ...incidentsOfComponentOptions({
      componentId,
      ...page,
      ...(status !== "all" && { statuses: spellingsFilter([status]) }),
      ...(types !== undefined && { types }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <SidePanel
      title="Incidents"
      count={query.data?.total ?? undefined}
      extra={
        <span className={styles["filters"]}>
          <TriStateSelect
            label="Type"
            options={incidentTypes}
            value={marks}
            onChange={(next) => onSearch({ incidentType: formatTriState(next) })}
          />
          <PickOne
            label="Status"
            options={[{ value: "all", label: "All" }, ...incidentStatuses]}
            value={status}
            onChange={(next) => onSearch({ incidentStatus: next === "open" ? undefined : next })}
          />
        </span>
      }
    >
      <PanelRows nouns="incidents" query={query} onMore={onMore}>
        {query.data?.rows.map((row) => (
          <PanelRow key={row.id}>
            <IncidentType type={row.type} isIconOnly />
            <span className={styles["text"]} title={row.title}>
              <BuiltLink path={`/incidents/${encodeURIComponent(row.id)}`}>{row.title}</BuiltLink>
            </span>
            <span className={styles["end"]}>
              <IncidentStatus status={row.status} />
              <Age value={row.created_at} />
            </span>
          </PanelRow>
        ))}
      </PanelRows>
    </SidePanel>
  );
}
