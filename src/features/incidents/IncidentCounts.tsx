import { useQueries } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { incidentCountOptions, incidentsOfComponentOptions } from "~generated/db/reads";
import { levelFilter, severityLevels } from "~/components/incident/incidentWords";
import { useSearchChange } from "~/components/address/useSearchChange";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { usePresentMinute } from "~/ui/time/presentMinute";
import { othersOf } from "./list";
import type { IncidentsSearch } from "./search";
import styles from "./incidents.module.css";

/** The rows are not looked at, but a page without any has no total. */
const page = { limit: 1, offset: 0 };

/** How many incidents of each severity the other filters leave; a click shows these alone, another takes that back. */
export function IncidentCounts() {
  const search: IncidentsSearch = useSearch({ from: "/_app/incidents/" });
  const onSearch = useSearchChange<IncidentsSearch>();
  const { component } = search;
  const others = othersOf(search, usePresentMinute());
  const { creatorId, text, since, until, ...ofComponent } = others;
  // Of a component's incidents neither people nor words nor times can be asked for.
  const canCount =
    component === undefined ||
    [creatorId, text, since, until].every((filter) => filter === undefined);
  const counts = useQueries({
    queries: severityLevels.map((level) => {
      const severities = levelFilter(level);
      return {
        ...(component === undefined
          ? incidentCountOptions({ ...others, severities, ...page })
          : incidentsOfComponentOptions({
              ...ofComponent,
              severities,
              componentId: component,
              ...page,
            })),
        enabled: canCount,
      };
    }),
    combine: (queries) => queries.map(({ data }) => data?.total ?? undefined),
  });
  if (!canCount || counts.every((count) => count === undefined)) return null;
  return (
    <span role="group" aria-label="Incidents by severity" className={styles["counts"]}>
      {severityLevels.map((level, index) => {
        const count = counts[index];
        const isChosen = search.severity === level;
        if (!count && !isChosen) return null;
        return (
          <button
            key={level}
            type="button"
            className={styles["count"]}
            aria-pressed={isChosen}
            onClick={() =>
              onSearch({ severity: isChosen ? undefined : level, pageIndex: undefined })
            }
          >
            <SeverityMark severity={level} />
            <b>{count ?? 0}</b> <span className={styles["countWord"]}>{level.toLowerCase()}</span>
          </button>
        );
      })}
    </span>
  );
}
