import { Link } from "@tanstack/react-router";
import { PanelRightClose, PanelRightOpen, SearchX } from "lucide-react";
import { FilterBoundary } from "~/components/crash/FilterBoundary";
import { useFlags } from "~/api/flags";
import { useAccess } from "~/api/access";
import { TechIcon } from "~/components/icons/TechIcon";
import { PlaybooksMenu } from "~/components/playbookMenu/PlaybooksMenu";
import { PageHeader } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { componentName } from "~/components/topology/componentFacts";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { Breadcrumb } from "./Breadcrumb";
import { ComponentMenu } from "./ComponentMenu";
import { IncidentsPanel } from "./IncidentsPanel";
import { DetailsPanel } from "./DetailsPanel";
import type { ChangeTopology, TopologySearch } from "./search";
import styles from "./topology.module.css";
import sidebar from "./sidebar.module.css";
import {
  CatalogPanel,
  ChangesPanel,
  ChecksPanel,
  InsightsPanel,
  RunsPanel,
  TeamsPanel,
  UptimePanel,
} from "./sidePanels";
import { TopologyCounts } from "./TopologyCounts";
import { TopologyDialogs } from "./TopologyDialogs";
import { TopologyFilters } from "./TopologyFilters";
import { TopologyMain } from "./TopologyMain";
import { useAgentNames, useTopology } from "./useTopology";

interface Props {
  id: string;
  search: TopologySearch;
  onSearch: ChangeTopology;
  onOpen: (path: string) => void;
}

/** One component (facts 2): what is below it, and beside that everything known of itself. */
export function ComponentPage({ id, search, onSearch, onOpen }: Props) {
  const topology = useTopology(search, id);
  const agents = useAgentNames();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const isNarrow = useMediaQuery("(max-width: 1023px)");
  const { query, root, counted, answer, refresh, isRefreshing } = topology;
  // A filter by type answers flat, with or without the component itself.
  const isKnown = root !== undefined || (query.data?.components?.length ?? 0) > 0;
  if (query.isSuccess && !query.isPlaceholderData && !isKnown && search.type === undefined)
    return <UnknownComponent />;
  const hasSidebar = search.noSidebar !== true;
  const counts = <TopologyCounts components={counted} status={search.status} onSearch={onSearch} />;
  const playbooks = root ? (
    <PlaybooksMenu target={{ kind: "component", id: root.id, name: componentName(root) }} />
  ) : null;
  const side = root && hasSidebar ? <Sidebar {...{ root, search, onSearch }} /> : null;
  return (
    <div className={styles["page"]}>
      <PageHeader
        title={root ? componentName(root) : "Component"}
        trail={isPhone ? undefined : <Breadcrumb component={root} search={search} />}
        icon={root ? <TechIcon name={root.icon} size={18} /> : undefined}
        titleExtra={isNarrow ? undefined : counts}
        actions={
          <>
            {isNarrow ? null : playbooks}
            {root ? <ComponentMenu component={root} onSearch={onSearch} /> : null}
            <IconButton
              icon={hasSidebar ? PanelRightClose : PanelRightOpen}
              label={hasSidebar ? "Hide sidebar" : "Show sidebar"}
              aria-expanded={hasSidebar}
              onClick={() => onSearch({ noSidebar: hasSidebar ? true : undefined })}
            />
          </>
        }
        refresh={{ onRefresh: refresh, isRefreshing }}
      />
      {isNarrow ? (
        <div className={styles["phoneCounts"]}>
          {isPhone ? <Breadcrumb component={root} search={search} /> : null}
          <div className={styles["phoneLine"]}>
            {counts}
            {playbooks}
          </div>
        </div>
      ) : null}
      <div className={styles["split"]} data-stacked={isPhone || undefined}>
        <div className={styles["main"]}>
          <FilterBoundary>
            <TopologyFilters
              search={search}
              onSearch={onSearch}
              answer={answer}
              components={counted}
              agents={agents}
              isTight={hasSidebar}
            />
          </FilterBoundary>
          <TopologyMain
            topology={topology}
            search={search}
            onSearch={onSearch}
            onOpen={onOpen}
            agents={agents}
            ownId={id}
          />
        </div>
        {side}
      </div>
      <TopologyDialogs search={search} onSearch={onSearch} />
    </div>
  );
}

interface SidebarProps {
  root: Parameters<typeof DetailsPanel>[0]["component"];
  search: TopologySearch;
  onSearch: ChangeTopology;
}

function Sidebar({ root, search, onSearch }: SidebarProps) {
  const access = useAccess();
  const flags = useFlags();
  const isOn = (feature: Parameters<NonNullable<typeof flags>>[0]) => flags?.(feature) !== false;
  const componentId = root.id;
  return (
    <aside className={sidebar["sidebar"]} aria-label={`About ${componentName(root)}`}>
      <DetailsPanel component={root} refererId={search.refererId} />
      <CatalogPanel
        componentId={componentId}
        showsDeleted={search.showDeleted === true}
        onShowDeleted={(shows) => onSearch({ showDeleted: shows ? true : undefined })}
      />
      {isOn("incidents") && access.can("read", "incident") ? (
        <IncidentsPanel componentId={componentId} search={search} onSearch={onSearch} />
      ) : null}
      <ChangesPanel componentId={componentId} />
      {access.can("read", "canaries") ? (
        <>
          <ChecksPanel componentId={componentId} />
          <UptimePanel componentId={componentId} name={componentName(root)} />
        </>
      ) : null}
      {isOn("playbooks") && access.can("read", "playbook_runs") ? (
        <RunsPanel componentId={componentId} />
      ) : null}
      <TeamsPanel componentId={componentId} />
      <InsightsPanel componentId={componentId} />
    </aside>
  );
}

function UnknownComponent() {
  return (
    <>
      <PageHeader title="Not found" />
      <PageMessage
        title="There is no such component"
        icon={<SearchX size={24} />}
        actions={
          <Button asChild>
            <Link to="/topology">Go to the dashboard</Link>
          </Button>
        }
      >
        <p>It may have been deleted, or its topology does not make it any more.</p>
      </PageMessage>
    </>
  );
}
