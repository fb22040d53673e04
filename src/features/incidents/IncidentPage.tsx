import { Link } from "@tanstack/react-router";
import { FileDown, SearchX } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import type { IncidentDetail } from "~generated/db/reads";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { PageHeader, useDocumentTitle } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { isRecordId } from "~/components/record/RecordDialog";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Later } from "~/ui/layout/Later";
import { Tabs } from "~/ui/layout/Tabs";
import { ActionPlan } from "./ActionPlan";
import { Changelog } from "./Changelog";
import { CommentsTab } from "./CommentsTab";
import { ComponentStrip } from "./ComponentStrip";
import { DefinitionPanel } from "./DefinitionPanel";
import { DetailsPanel } from "./DetailsPanel";
import { EditedContext } from "./edited";
import { hasRecord, useHeld } from "./held";
import { entriesOf } from "./incident";
import { IncidentDialogs } from "./IncidentDialogs";
import { IncidentHeading } from "./IncidentHeading";
import styles from "./incident.module.css";
import { RespondersPanel } from "./RespondersPanel";
import type { ChangeIncident, IncidentSearch } from "./search";
import { TimelineTab } from "./TimelineTab";
import { IncidentContext, useIncidentQuery } from "./useIncident";
import { useReport } from "./useReport";

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
  return <Shown incident={incident} query={query} search={search} onSearch={onSearch} />;
}

interface ShownProps extends Omit<Props, "id"> {
  incident: IncidentDetail;
  query: ReturnType<typeof useIncidentQuery>;
}

const nothingHeld: ReadonlySet<string> = new Set();

/** The incident as it was read, and what is typed into it. */
function Shown({ incident: read, query, search, onSearch }: ShownProps) {
  const [held, setHeld] = useState(nothingHeld);
  const onHold = useCallback((id: string, isHeld: boolean) => {
    setHeld((before) => {
      if (before.has(id) === isHeld) return before;
      const next = new Set(before);
      if (isHeld) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const typedInto = [search.edit, search.about, ...held].filter((id) => id !== undefined);
  const incident = useHeld(read, typedInto);
  return (
    <IncidentContext value={incident}>
      <EditedContext
        value={{
          edited: search.edit,
          onEdited: (edit) => onSearch({ edit }, { push: edit !== undefined }),
          gone: new Set(typedInto.filter((id) => !hasRecord(read, id))),
          held,
          onHold,
        }}
      >
        <PageHeader
          title={incident.incident_id}
          trail={trail}
          actions={<Export incident={incident} />}
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
          <aside className={styles["sidebar"]} aria-label="About the incident">
            <Later fallback={<Skeleton rows={8} />}>
              <Sidebar onSearch={onSearch} />
            </Later>
          </aside>
        </div>
        <IncidentDialogs search={search} onSearch={onSearch} />
      </EditedContext>
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
    plan: <ActionPlan search={search} onSearch={onSearch} />,
    timeline: <TimelineTab search={search} onSearch={onSearch} />,
  };
  return (
    <IncidentTabs
      tab={tab}
      onTab={(next) => onSearch({ tab: next === "comments" ? undefined : next }, { push: true })}
    >
      <PanelBoundary resetKey={tab}>
        <Later key={tab} fallback={<Skeleton rows={8} />}>
          {panels[tab]}
        </Later>
      </PanelBoundary>
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
            { id: "plan", label: "Action Plan", count: incident?.hypotheses.length },
            { id: "timeline", label: "Timeline" },
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
    <>
      <PanelBoundary>
        <DetailsPanel onSearch={onSearch} />
      </PanelBoundary>
      <PanelBoundary>
        <DefinitionPanel onSearch={onSearch} />
      </PanelBoundary>
      <PanelBoundary>
        <RespondersPanel onSearch={onSearch} />
      </PanelBoundary>
      <PanelBoundary>
        <Changelog />
      </PanelBoundary>
    </>
  );
}

/** Everything about the incident as a Markdown file: the draft of a post-mortem. */
function Export({ incident }: { incident: IncidentDetail }) {
  const [isBusy, setIsBusy] = useState(false);
  const download = useReport(incident);
  return (
    <IconButton
      icon={FileDown}
      label="Export as Markdown"
      isBusy={isBusy}
      onClick={() => {
        setIsBusy(true);
        void download().finally(() => setIsBusy(false));
      }}
    />
  );
}
