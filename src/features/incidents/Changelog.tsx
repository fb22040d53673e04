import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { incidentChangelogOptions } from "~generated/db/reads";
import { QueryError } from "~/components/errors/QueryError";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Avatar } from "~/ui/text/Avatar";
import { Age } from "~/ui/time/Age";
import { historyWords } from "./historyWords";
import { PanelNote, SidePanel } from "~/components/sidePanel/SidePanel";
import styles from "./changelog.module.css";
import { useIncident } from "./useIncident";

/** What was done to the incident, the newest first (facts 1.11). */
export function Changelog() {
  const incident = useIncident();
  const [limit, setLimit] = useState(20);
  const query = useQuery({
    ...incidentChangelogOptions({ incidentId: incident.id, limit, offset: 0 }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const rest = (data?.total ?? 0) - (data?.rows.length ?? 0);
  return (
    <SidePanel
      title="Changelog"
      count={data?.total ?? undefined}
      extra={
        <IconButton
          icon={RefreshCw}
          label="Refresh the changelog"
          isBusy={query.isFetching}
          onClick={() => void query.refetch()}
        />
      }
    >
      {query.isPending ? (
        <Skeleton lines={4} />
      ) : !data ? (
        <QueryError title="The changelog could not be loaded" query={query} />
      ) : data.rows.length === 0 ? (
        <PanelNote>No changelog found</PanelNote>
      ) : (
        <ul className={styles["rows"]}>
          {data.rows.map((entry) => {
            const { who, text } = historyWords(entry);
            return (
              <li key={entry.id} className={styles["row"]}>
                {who === undefined ? (
                  <span className={styles["nobody"]} />
                ) : (
                  <Avatar
                    name={who}
                    src={entry.creator?.avatar ?? undefined}
                    size={16}
                    isDecorative
                  />
                )}
                <span className={styles["text"]}>
                  {who === undefined ? null : <b>{who} </b>}
                  {text}
                </span>
                <span className={styles["when"]}>
                  <Age value={entry.created_at} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {rest > 0 ? (
        <Button variant="quiet" isBusy={query.isFetching} onClick={() => setLimit(limit + 100)}>
          Show more ({rest} left)
        </Button>
      ) : null}
    </SidePanel>
  );
}
