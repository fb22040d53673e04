import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { PageHeader, useDocumentTitle } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { isRecordId } from "~/components/record/RecordDialog";
import { Button } from "~/ui/button/Button";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Tabs } from "~/ui/layout/Tabs";
import { CommentsTab } from "./CommentsTab";
import { ComponentStrip } from "./ComponentStrip";
import { DetailsPanel } from "./DetailsPanel";
import { entriesOf } from "./incident";
import { IncidentHeading } from "./IncidentHeading";
import styles from "./incident.module.css";
import type { ChangeIncident, IncidentSearch } from "./search";
import { IncidentContext, useIncidentQuery } from "./useIncident";

interface Props {
  id: string;
  search: IncidentSearch;
  onSearch: ChangeIncident;
}

const trail = (
  <nav aria-label="Breadcrumb" className={styles["trail"]}>
    <Link to="/incidents">Incidents</Link>
    <span aria-hidden>/</span>
  </nav>
);

/** One incident (facts 1.4). */
export function IncidentPage({ id, search, onSearch }: Props) {
  const query = useIncidentQuery(id);
  const incident = query.data?.rows[0];
  if (!isRecordId(id) || (query.isSuccess && !incident))
    return (
      <>
        <PageHeader title="Incident not found" trail={trail} />
        <PageMessage
          title="Incident not found"
          icon={<SearchX size={24} />}
          actions={
            <Button asChild>
              <Link to="/incidents">Go to the incidents</Link>
            </Button>
          }
        >
          <p>There is no incident with the id {id}. The link may be cut off.</p>
        </PageMessage>
      </>
    );
  if (!incident)
    return (
      <>
        <PageHeader title="Incident" trail={trail} />
        <div className={styles["waiting"]}>
          {query.isError ? (
            <QueryError title="The incident could not be loaded" query={query} />
          ) : (
            <Skeleton rows={12} />
          )}
        </div>
      </>
    );
  return (
    <IncidentContext value={incident}>
      <PageHeader
        title={incident.incident_id}
        trail={trail}
        refresh={{ onRefresh: () => void query.refetch(), isRefreshing: query.isFetching }}
      />
      <TabTitle title={`${incident.incident_id} ${incident.title}`} />
      <div className={styles["page"]}>
        <div className={styles["main"]}>
          <IncidentHeading />
          <PanelBoundary>
            <ComponentStrip />
          </PanelBoundary>
          <Body search={search} onSearch={onSearch} />
        </div>
        <Sidebar onSearch={onSearch} />
      </div>
    </IncidentContext>
  );
}

/** After the header's own title, which is the number alone. */
function TabTitle({ title }: { title: string }) {
  useDocumentTitle(title);
  return null;
}

function Body({ search, onSearch }: Omit<Props, "id">) {
  const tab = search.tab ?? "comments";
  const panels = {
    comments: <CommentsTab />,
    plan: null,
    timeline: null,
  };
  return (
    <IncidentTabs
      tab={tab}
      onTab={(next) => onSearch({ tab: next === "comments" ? undefined : next }, { push: true })}
    >
      <PanelBoundary resetKey={tab}>{panels[tab]}</PanelBoundary>
    </IncidentTabs>
  );
}

interface TabsProps {
  tab: NonNullable<IncidentSearch["tab"]>;
  onTab: (tab: NonNullable<IncidentSearch["tab"]>) => void;
  children: ReactNode;
}

function IncidentTabs({ tab, onTab, children }: TabsProps) {
  return (
    <IncidentContext.Consumer>
      {(incident) => (
        <Tabs
          label="Incident"
          value={tab}
          onChange={(id) => onTab(id === "plan" || id === "timeline" ? id : "comments")}
          items={[
            {
              id: "comments",
              label: "Comments",
              count: incident && entriesOf(incident).length,
            },
          ]}
          panelClassName={styles["panel"]}
        >
          {children}
        </Tabs>
      )}
    </IncidentContext.Consumer>
  );
}

function Sidebar({ onSearch }: { onSearch: ChangeIncident }) {
  return (
    <aside className={styles["sidebar"]} aria-label="About the incident">
      <PanelBoundary>
        <DetailsPanel onSearch={onSearch} />
      </PanelBoundary>
    </aside>
  );
}
