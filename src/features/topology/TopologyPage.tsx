import { FilterBoundary } from "~/components/crash/FilterBoundary";
import { PageHeader } from "~/components/page/PageHeader";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { Age } from "~/ui/time/Age";
import type { ChangeTopology, TopologySearch } from "./search";
import { TopologyCounts } from "./TopologyCounts";
import { TopologyDialogs } from "./TopologyDialogs";
import { TopologyFilters } from "./TopologyFilters";
import { TopologyMain } from "./TopologyMain";
import styles from "./topology.module.css";
import { useAgentNames, useTopology } from "./useTopology";

interface Props {
  search: TopologySearch;
  onSearch: ChangeTopology;
  onOpen: (path: string) => void;
}

/** The dashboard (facts 1): is it well, and if not, where. */
export function TopologyPage({ search, onSearch, onOpen }: Props) {
  const topology = useTopology(search);
  const agents = useAgentNames();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const { query, counted, answer, refresh, isRefreshing } = topology;
  const counts = <TopologyCounts components={counted} status={search.status} onSearch={onSearch} />;
  return (
    <div className={styles["page"]}>
      <PageHeader
        title="Dashboard"
        titleExtra={isPhone ? undefined : counts}
        actions={
          query.dataUpdatedAt > 0 && !isPhone ? (
            <span className={styles["updated"]}>
              Updated <Age value={new Date(query.dataUpdatedAt)} suffix />
            </span>
          ) : undefined
        }
        refresh={{ onRefresh: refresh, isRefreshing }}
      />
      {isPhone ? <div className={styles["phoneCounts"]}>{counts}</div> : null}
      <FilterBoundary>
        <TopologyFilters
          search={search}
          onSearch={onSearch}
          answer={answer}
          components={counted}
          agents={agents}
        />
      </FilterBoundary>
      <TopologyMain
        topology={topology}
        search={search}
        onSearch={onSearch}
        onOpen={onOpen}
        agents={agents}
      />
      <TopologyDialogs search={search} onSearch={onSearch} />
    </div>
  );
}
