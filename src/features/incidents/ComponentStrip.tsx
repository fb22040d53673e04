import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ComponentCard } from "~/components/topology/ComponentCard";
import { topologyRead } from "~/components/topologyTree/topologyRead";
import { evidencesOf } from "./incident";
import styles from "./incident.module.css";
import { useIncident } from "./useIncident";

/** A card for each component that is evidence, in one line (facts 1.4). */
export function ComponentStrip() {
  const incident = useIncident();
  const ids = useMemo(
    () => [
      ...new Set(
        evidencesOf(incident).flatMap(({ type, component_id: id }) =>
          type === "topology" && id !== null ? [id] : [],
        ),
      ),
    ],
    [incident],
  );
  if (ids.length === 0) return null;
  return (
    <div className={styles["strip"]} role="group" aria-label="Components">
      {ids.map((id) => (
        <StripCard key={id} id={id} />
      ))}
    </div>
  );
}

function StripCard({ id }: { id: string }) {
  const component = useQuery(topologyRead({ id })).data?.components?.[0];
  if (!component) return null;
  return (
    <div className={styles["stripCard"]}>
      <ComponentCard
        component={component}
        path={`/topology/${encodeURIComponent(id)}`}
        size="medium"
        heading="h3"
      />
    </div>
  );
}
