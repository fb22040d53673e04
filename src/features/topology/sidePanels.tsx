import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Unlink } from "lucide-react";
import { useState } from "react";
import {
  changesOfComponentOptions,
  checksOfComponentOptions,
  configsOfComponentOptions,
  insightsOfComponentOptions,
  playbookRunsOptions,
  teamsOfComponentOptions,
} from "~generated/db/reads";
import { deleteConfigComponentRelationship } from "~generated/access";
import { deleteConfigComponentRelationshipMutation } from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { ConfigLink } from "~/components/config/ConfigLink";
import { insightType } from "~/components/insight/insightTypes";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { statusLook } from "~/lib/health/health";
import { IconButton } from "~/ui/button/IconButton";
import { Badge } from "~/ui/feedback/Badge";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { Toggle } from "~/ui/field/Toggle";
import { PlanButton } from "~/components/plan/PlanButton";
import { ConfirmDialog } from "~/ui/overlay/ConfirmDialog";
import { Age } from "~/ui/time/Age";
import { manual } from "./CatalogLinkDialog";
import { PanelRow, PanelRows, SidePanel } from "~/components/sidePanel/SidePanel";
import { Uptime } from "~/components/uptime/Uptime";
import styles from "./sidebar.module.css";
import { useGrowing } from "./useGrowing";

interface Props {
  componentId: string;
}

/** Catalog items of the component; links that people made can be taken away (facts 2.2). */
export function CatalogPanel({
  componentId,
  showsDeleted,
  onShowDeleted,
}: Props & { showsDeleted: boolean; onShowDeleted: (shows: boolean) => void }) {
  const { page, onMore } = useGrowing();
  const { action, resource } = deleteConfigComponentRelationship;
  const mayUnlink = useAccess().can(action, resource);
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  const query = useQuery({
    ...configsOfComponentOptions({ componentId, ...page, ...(!showsDeleted && { isLive: true }) }),
    placeholderData: keepPreviousData,
  });
  const { mutateAsync } = useMutation(deleteConfigComponentRelationshipMutation());
  const send = (configId: string) =>
    mutateAsync({
      where: { component_id: componentId, config_id: configId, selector_id: manual },
    });
  const unlink = async (configId: string) => {
    try {
      await send(configId);
      notifySuccess("Deleted config link successfully");
    } catch (error) {
      notifyError(error);
    }
    setAsked(undefined);
  };
  return (
    <SidePanel
      title="Catalog"
      count={query.data?.total ?? undefined}
      extra={<Toggle label="Show deleted" checked={showsDeleted} onChange={onShowDeleted} />}
    >
      <PanelRows nouns="catalog items" query={query} onMore={onMore}>
        {query.data?.rows.map((row) => (
          <PanelRow key={`${row.config_id} ${row.selector_id}`}>
            <ConfigLink config={row.config} />
            <span className={styles["end"]}>
              {row.deleted_at ? <Badge>deleted</Badge> : null}
              {row.selector_id === manual && mayUnlink && !row.deleted_at ? (
                <IconButton
                  icon={Unlink}
                  label={`Unlink catalog ${row.config?.name ?? row.config_id}`}
                  onClick={() =>
                    setAsked({ id: row.config_id, name: row.config?.name ?? row.config_id })
                  }
                />
              ) : null}
            </span>
          </PanelRow>
        ))}
      </PanelRows>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title="Delete config link"
        description={`Are you sure you want to delete this config link? ${asked?.name ?? ""} stays in the catalog.`}
        confirmLabel="Delete"
        danger
        onConfirm={() => (asked ? unlink(asked.id) : undefined)}
        footerStart={<PlanButton action={() => asked && send(asked.id)} />}
      />
    </SidePanel>
  );
}

/** Changes of the component's catalog items, newest first. */
export function ChangesPanel({ componentId }: Props) {
  const { page, onMore } = useGrowing();
  const query = useQuery({
    ...changesOfComponentOptions({ componentId, ...page }),
    placeholderData: keepPreviousData,
  });
  return (
    <SidePanel title="Changes" count={query.data?.total ?? undefined}>
      <PanelRows nouns="changes" query={query} onMore={onMore}>
        {query.data?.rows.map((row) => (
          <PanelRow key={row.id}>
            <SeverityMark severity={row.severity} />
            <span className={styles["two"]}>
              <ConfigLink config={row.config} />
              <span className={styles["text"]} title={row.summary || (row.change_type ?? "")}>
                <BuiltLink path={`/catalog/changes?changeId=${encodeURIComponent(row.id)}`}>
                  {row.summary || row.change_type}
                </BuiltLink>
              </span>
            </span>
            <span className={styles["end"]}>
              <Age value={row.created_at} />
            </span>
          </PanelRow>
        ))}
      </PanelRows>
    </SidePanel>
  );
}

/** Checks that speak for the component. */
export function ChecksPanel({ componentId }: Props) {
  const query = useQuery(checksOfComponentOptions({ componentId }));
  return (
    <SidePanel title="Checks" count={query.data?.rows.length}>
      <PanelRows nouns="checks" query={query}>
        {query.data?.rows.map((row) => {
          const look = statusLook(row.status);
          return (
            <PanelRow key={row.id}>
              <StatusDot tone={look.tone} label={look.word} />
              <TechIcon name={row.type} />
              <span className={styles["text"]} title={row.name}>
                <BuiltLink
                  path={`/health?checkId=${encodeURIComponent(row.id)}&timeRange=1h&component=${encodeURIComponent(componentId)}&hidePassing=false`}
                >
                  {row.name}
                </BuiltLink>
              </span>
            </PanelRow>
          );
        })}
      </PanelRows>
    </SidePanel>
  );
}

/** How the component's checks went, day by day; nothing where no check speaks for it. */
export function UptimePanel({ componentId, name }: Props & { name: string }) {
  const query = useQuery(checksOfComponentOptions({ componentId }));
  const ids = [...new Set(query.data?.rows.map(({ id }) => id))];
  if (ids.length === 0) return null;
  return (
    <SidePanel title="Uptime">
      <Uptime name={name} checkIds={ids} />
    </SidePanel>
  );
}

/** Runs of playbooks for the component. */
export function RunsPanel({ componentId }: Props) {
  const { page, onMore } = useGrowing();
  const query = useQuery({
    ...playbookRunsOptions({ componentId, ...page }),
    placeholderData: keepPreviousData,
  });
  return (
    <SidePanel title="Playbooks" count={query.data?.total ?? undefined}>
      <PanelRows nouns="playbook runs" query={query} onMore={onMore}>
        {query.data?.rows.map((row) => (
          <PanelRow key={row.id}>
            <TechIcon name={row.playbook?.icon} />
            <span className={styles["text"]}>
              <BuiltLink path={`/playbooks/runs/${encodeURIComponent(row.id)}`}>
                {row.playbook?.title || row.playbook?.name || "Deleted playbook"}
              </BuiltLink>
            </span>
            <span className={styles["end"]}>
              <Badge>{row.status.replaceAll("_", " ")}</Badge>
              <Age value={row.created_at} />
            </span>
          </PanelRow>
        ))}
      </PanelRows>
    </SidePanel>
  );
}

/** Teams that own the component. */
export function TeamsPanel({ componentId }: Props) {
  const query = useQuery(teamsOfComponentOptions({ componentId }));
  return (
    <SidePanel title="Teams" count={query.data?.rows.length}>
      <PanelRows nouns="teams" query={query}>
        {query.data?.rows.map((row) => (
          <PanelRow key={row.team_id}>
            <TechIcon name={row.team?.icon ?? "group"} />
            <span className={styles["text"]}>
              {row.team ? (
                <BuiltLink path={`/settings/teams/${encodeURIComponent(row.team.id)}`}>
                  {row.team.name}
                </BuiltLink>
              ) : (
                "Missing team"
              )}
            </span>
          </PanelRow>
        ))}
      </PanelRows>
    </SidePanel>
  );
}

/** Insights about the component's catalog items. */
export function InsightsPanel({ componentId }: Props) {
  const { page, onMore } = useGrowing();
  const query = useQuery({
    ...insightsOfComponentOptions({ componentId, ...page }),
    placeholderData: keepPreviousData,
  });
  return (
    <SidePanel title="Insights" count={query.data?.total ?? undefined}>
      <PanelRows nouns="insights" query={query} onMore={onMore}>
        {query.data?.rows.map((row) => {
          const { icon: Icon } = insightType(row.analysis_type);
          return (
            <PanelRow key={row.id}>
              <SeverityMark severity={row.severity} />
              <Icon size={14} aria-hidden />
              <span
                className={styles["text"]}
                title={row.message || row.summary || (row.analyzer ?? "")}
              >
                <BuiltLink
                  path={`/catalog/insights?component=${encodeURIComponent(componentId)}&insightId=${encodeURIComponent(row.id)}`}
                >
                  {row.analyzer}
                </BuiltLink>
              </span>
              <span className={styles["end"]}>
                <Age value={row.first_observed} />
              </span>
            </PanelRow>
          );
        })}
      </PanelRows>
    </SidePanel>
  );
}
