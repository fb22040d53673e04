import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { incidentsOfConfigOptions } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { useFlags } from "~/api/flags";
import { useSearchChange } from "~/components/address/useSearchChange";
import { QueryError } from "~/components/errors/QueryError";
import { IncidentStatus, IncidentType } from "~/components/incident/IncidentMarks";
import {
  incidentStatuses,
  incidentTypes,
  spellingsFilter,
} from "~/components/incident/incidentWords";
import { BuiltLink } from "~/components/links/BuiltLink";
import { Button } from "~/ui/button/Button";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { PickOne } from "~/ui/field/PickOne";
import { Age } from "~/ui/time/Age";
import styles from "./item.module.css";
import type { ItemSearch } from "./search";

interface Props {
  id: string;
  search: ItemSearch;
}

const all = { value: "all", label: "All" };
const filterOf = (value: string) => (value === "all" ? undefined : spellingsFilter([value]));

/** Incidents with evidence about the item (facts 1.12), open ones at first; not there without the feature. */
export function ItemIncidents(props: Props) {
  const isOn = useFlags()?.("incidents") ?? false;
  const mayRead = useAccess().can("read", "incident");
  return isOn && mayRead ? <Incidents {...props} /> : null;
}

function Incidents({ id, search }: Props) {
  const onSearch = useSearchChange<ItemSearch>();
  const { incidentType: type = "all", incidentStatus: status = "open" } = search;
  const [limit, setLimit] = useState(10);
  const types = filterOf(type);
  const statuses = filterOf(status);
  const query = useQuery({
    ...incidentsOfConfigOptions({
      configId: id,
      limit,
      offset: 0,
      ...(types !== undefined && { types }),
      ...(statuses !== undefined && { statuses }),
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const rest = (data?.total ?? 0) - (data?.rows.length ?? 0);
  return (
    <details open className={styles["section"]}>
      <summary>Incidents{data ? ` ${data.total ?? data.rows.length}` : ""}</summary>
      <div className={styles["filters"]}>
        <PickOne
          label="Type"
          options={[all, ...incidentTypes.map(({ value, label }) => ({ value, label }))]}
          value={type}
          onChange={(next) => onSearch({ incidentType: next })}
        />
        <PickOne
          label="Status"
          options={[all, ...incidentStatuses]}
          value={status}
          onChange={(next) => onSearch({ incidentStatus: next })}
        />
      </div>
      {query.isPending ? <Skeleton lines={2} /> : null}
      {query.isError && !data ? (
        <QueryError title="The incidents could not be loaded" query={query} />
      ) : null}
      {data?.rows.length === 0 ? <p className={styles["note"]}>No details found</p> : null}
      <ul className={styles["incidents"]}>
        {data?.rows.map((row) => (
          <li key={row.id}>
            <IncidentType type={row.type} isIconOnly />
            <span className={styles["incident"]} title={row.title}>
              <BuiltLink path={`/incidents/${encodeURIComponent(row.id)}`}>{row.title}</BuiltLink>
            </span>
            <IncidentStatus status={row.status} />
            <Age value={row.created_at} />
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="quiet" isBusy={query.isFetching} onClick={() => setLimit(limit + 50)}>
          Show more ({rest} left)
        </Button>
      ) : null}
    </details>
  );
}
