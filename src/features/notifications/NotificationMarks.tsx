import { ArrowRight, BellOff } from "lucide-react";
import { ConfigLink } from "~/components/config/ConfigLink";
import { TechName } from "~/components/icons/TechName";
import { BuiltLink } from "~/components/links/BuiltLink";
import { statusWord } from "~/components/incident/incidentWords";
import { configLook } from "~/lib/health/health";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { sendStatus } from "./sendStatus";
import styles from "./notifications.module.css";

/** State of a notification: a dot, or a bell that is off where it was kept back, and the word. */
export function SendStatusMark({ status }: { status: string | null }) {
  const { label, tone, isQuiet } = sendStatus(status);
  if (isQuiet)
    return (
      <span className={styles["quiet"]}>
        <BellOff size={14} aria-hidden /> {label}
      </span>
    );
  return <StatusDot tone={tone} label={label} showLabel />;
}

interface Resource {
  id: string;
  name: string;
  type?: string | null | undefined;
  icon?: string | null | undefined;
  deleted_at?: string | null | undefined;
}

const paths: Readonly<Record<string, (id: string) => string>> = {
  component: (id) => `/topology/${encodeURIComponent(id)}`,
  check: (id) => `/health?checkId=${encodeURIComponent(id)}`,
  canary: (id) => `/settings/canaries/${encodeURIComponent(id)}`,
  incident: (id) => `/incidents/${encodeURIComponent(id)}`,
  playbook: (id) => `/playbooks/${encodeURIComponent(id)}`,
  notification: (id) => `/notifications/rules?id=${encodeURIComponent(id)}`,
};

/** What a notification is about, the way to its page; one that is gone says so. */
export function ResourceLink({
  resource,
  type,
  isPlain = false,
}: {
  resource: Resource | null;
  type: string | null;
  /** Where the row itself is the link already. */
  isPlain?: boolean;
}) {
  if (!resource) return <span className={styles["faint"]}>Unknown</span>;
  if (type === "config") return <ConfigLink config={resource} isPlain={isPlain} tabIndex={-1} />;
  const path = type === null ? undefined : paths[type]?.(resource.id);
  return (
    <TechName icon={resource.icon ?? resource.type} title={resource.name}>
      <BuiltLink path={isPlain ? undefined : path} className={styles["anchor"]}>
        {resource.name}
      </BuiltLink>
    </TechName>
  );
}

interface StateProps {
  resource: {
    health?: string | null | undefined;
    status?: string | null | undefined;
    deleted_at?: string | null | undefined;
  } | null;
  type: string | null;
  /** Its health when the notification was made. */
  then: string | null | undefined;
}

/** How a resource was and is: its health; an incident has a status, and a rule neither. */
export function ResourceState({ resource, type, then }: StateProps) {
  if (resource && type === "incident") return <>{statusWord(resource.status)}</>;
  const isGone = !resource || Boolean(resource.deleted_at);
  if (type === "notification" && !isGone) return null;
  return <HealthChange then={then} now={resource?.health} isGone={isGone} />;
}

/** Health when the notification was made and now, where these differ. */
function HealthChange({
  then,
  now,
  isGone,
}: {
  then: string | null | undefined;
  now: string | null | undefined;
  isGone: boolean;
}) {
  const [before, after] = [configLook(then), configLook(now)];
  const shown = isGone ? <span className={styles["faint"]}>Deleted</span> : null;
  if (!then || (!isGone && before.word === after.word))
    return shown ?? <StatusDot tone={after.tone} label={after.word} showLabel />;
  return (
    <span className={styles["change"]}>
      <StatusDot tone={before.tone} label={before.word} showLabel />
      <ArrowRight size={12} aria-hidden />
      <VisuallyHidden>, now </VisuallyHidden>
      {shown ?? <StatusDot tone={after.tone} label={after.word} showLabel />}
    </span>
  );
}

/** How many were sent, failed and kept back, as a bar beside the most of the page. */
export function StatisticsBar({
  sent,
  error,
  suppressed,
  most,
}: {
  sent: number;
  error: number;
  suppressed: number;
  most: number;
}) {
  const width = (count: number) => `${Math.max(3, (count / Math.max(1, most)) * 100)}%`;
  return (
    <span
      className={styles["statistics"]}
      role="img"
      aria-label={`${sent} sent, ${error} failed, ${suppressed} suppressed`}
      title={`${sent} sent, ${error} failed, ${suppressed} suppressed`}
    >
      {Object.entries({ sent, error, suppressed }).map(([kind, count]) =>
        count > 0 ? <span key={kind} data-kind={kind} style={{ width: width(count) }} /> : null,
      )}
    </span>
  );
}
