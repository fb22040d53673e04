import {
  Ban,
  Bell,
  CirclePlay,
  Shield,
  TriangleAlert,
  UserRound,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type { PermissionListEntry } from "~generated/db/reads";
import { BuiltLink } from "~/components/links/BuiltLink";
import { TechIcon } from "~/components/icons/TechIcon";
import { Avatar } from "~/ui/text/Avatar";
import { DateTime } from "~/ui/time/Age";
import { Badge } from "~/ui/feedback/Badge";
import { useNow } from "~/ui/time/now";
import { permissionError } from "./permissionError";
import styles from "./PermissionCells.module.css";
import {
  resourceOf,
  scopePreview,
  scopeText,
  subjectOf,
  type PermissionResource,
} from "./permissionSubjects";

interface CellProps {
  row: PermissionListEntry;
  /** For links inside table cells. */
  tabIndex?: number;
}

const subjectIcons: Readonly<Record<string, LucideIcon>> = {
  team: UsersRound,
  notification: Bell,
  playbook: CirclePlay,
  group: Shield,
};

/** Page of a subject, where it has one of its own (spec 3 §2). */
export function subjectPath(row: PermissionListEntry): string | undefined {
  const { kind, id, name } = subjectOf(row);
  if (name === undefined) return undefined;
  if (kind === "notification") return `/notifications/rules?id=${encodeURIComponent(id)}`;
  if (kind === "playbook") return `/playbooks/runs?playbook=${encodeURIComponent(id)}`;
  return undefined;
}

/** Whom a permission is about; a record that is gone says so. */
export function SubjectCell({ row, tabIndex }: CellProps) {
  const { kind, label, id, name, namespace } = subjectOf(row);
  const Icon = subjectIcons[kind] ?? UserRound;
  if (name === undefined)
    return (
      <span className={styles["line"]} title={`${label} ${id}`}>
        <Icon size={14} aria-hidden className={styles["icon"]} />
        <span className={styles["kind"]}>{label}:</span>
        <span className={styles["text"]}>{id === "" ? "nobody" : id}</span>
        <span className={styles["mark"]}>
          <Badge tone="bad">missing</Badge>
        </span>
      </span>
    );
  const text = scopeText({ namespace, name });
  return (
    <span className={styles["line"]} title={`${label}: ${text}`}>
      {kind === "person" ? (
        <Avatar name={name} size={16} isDecorative />
      ) : (
        <Icon size={14} aria-hidden className={styles["icon"]} />
      )}
      {kind === "person" || kind === "team" ? null : (
        <span className={styles["kind"]}>{label}:</span>
      )}
      <span className={styles["text"]}>
        <BuiltLink path={subjectPath(row)} className={styles["link"]} tabIndex={tabIndex ?? 0}>
          {name}
        </BuiltLink>
      </span>
    </span>
  );
}

const resourcePaths: Readonly<Record<string, (id: string) => string>> = {
  config: (id) => `/catalog/${id}`,
  component: (id) => `/topology/${id}`,
  canary: (id) => `/settings/canaries/${id}`,
  connection: (id) => `/settings/connections?id=${id}`,
  playbook: (id) => `/playbooks/runs?playbook=${id}`,
};

function ResourceName({ resource, tabIndex }: { resource: PermissionResource; tabIndex: number }) {
  switch (resource.kind) {
    case "none":
      return null;
    case "global":
      return <span className={styles["text"]}>{resource.object}</span>;
    case "scope":
      return (
        <span className={styles["text"]} title={resource.scopes.join(", ")}>
          {scopePreview(resource.scopes)}
        </span>
      );
    case "selector":
      return (
        <span className={styles["code"]} title={resource.json}>
          {resource.json}
        </span>
      );
    default: {
      const { id, name, icon, type } = resource.record;
      const path = id ? resourcePaths[resource.kind]?.(encodeURIComponent(id)) : undefined;
      return (
        <>
          {(icon ?? type) ? <TechIcon name={icon ?? type} size={14} /> : null}
          <span className={styles["text"]} title={name ?? undefined}>
            <BuiltLink path={path} className={styles["link"]} tabIndex={tabIndex}>
              {name ?? id}
            </BuiltLink>
          </span>
        </>
      );
    }
  }
}

/** What a permission is on, with what went wrong when it was applied. */
export function ResourceCell({ row, tabIndex = 0 }: CellProps) {
  const resource = resourceOf(row);
  return (
    <span className={styles["line"]}>
      <span className={styles["kind"]}>
        {resource.label}
        {resource.kind === "none" ? "" : ":"}
      </span>
      <ResourceName resource={resource} tabIndex={tabIndex} />
      {row.error === null ? null : <ErrorBadge error={row.error} />}
    </span>
  );
}

function ErrorBadge({ error }: { error: string }) {
  const { message, scope } = permissionError(error);
  const text = scope === undefined ? message : `${message}: ${scope}`;
  return (
    <span className={styles["mark"]}>
      <Badge tone="bad" title={text}>
        <TriangleAlert size={12} aria-hidden /> {message}
      </Badge>
    </span>
  );
}

/** What is allowed or denied, and until when. */
export function ActionCell({ row }: CellProps) {
  const { action, deny, until } = row;
  const end = until === null ? undefined : Date.parse(until);
  const now = useNow(end);
  const isOver = end !== undefined && now !== undefined && end <= now;
  return (
    <span className={styles["line"]}>
      {deny ? (
        <span className={styles["mark"]}>
          <Badge tone="bad" title="Denied">
            <Ban size={12} aria-hidden /> deny
          </Badge>
        </span>
      ) : null}
      <span className={styles["text"]} title={action}>
        {action}
      </span>
      {until === null ? null : (
        <span className={styles["mark"]}>
          <Badge tone={isOver ? "unknown" : "neutral"}>
            {isOver ? "ended " : "ends "}
            <DateTime value={until} />
          </Badge>
        </span>
      )}
    </span>
  );
}
