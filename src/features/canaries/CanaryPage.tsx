import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { stringify } from "yaml";
import { canarySpecOptions, type CanarySpec } from "~generated/db/reads";
import { useAccess, type Access } from "~/api/access";
import { localAgent, originOf } from "~/components/canaryOrigin";
import { notifyCopy } from "~/components/notify";
import { PageHeader } from "~/components/PageHeader";
import { QueryError } from "~/components/QueryError";
import { whyNot } from "~/components/whyNot";
import { Code } from "~/ui/Code";
import { EmptyState } from "~/ui/EmptyState";
import { Skeleton } from "~/ui/Skeleton";
import { CanaryForm } from "./CanaryForm";
import styles from "./CanaryPage.module.css";

/** Why this canary is read here and not edited; undefined where it may be edited. */
function readOnlyReason(canary: CanarySpec, access: Access): string | undefined {
  if (canary.deleted_at !== null) return "This health check is deleted.";
  const origin = originOf(canary);
  if (origin !== undefined) return `${origin}: change it there.`;
  if (canary.agent_id !== localAgent) return "An agent pushed this health check: change it there.";
  return whyNot(access, "write", "canaries");
}

/** A canary's settings page: an editor, or the spec alone for those who may not change it. */
export function CanaryPage({ id }: { id: string }) {
  const access = useAccess();
  const query = useQuery(canarySpecOptions({ id }));
  const canary = query.data?.rows[0];
  return (
    <>
      <PageHeader title={canary ? canary.name : "Health Check"} />
      <Body query={query} canary={canary} access={access} />
    </>
  );
}

interface BodyProps {
  query: Parameters<typeof QueryError>[0]["query"] & { isPending: boolean; isError: boolean };
  canary: CanarySpec | undefined;
  access: Access;
}

function Body({ query, canary, access }: BodyProps) {
  if (query.isError)
    return <QueryError title="The health check could not be loaded" query={query} />;
  if (query.isPending) return <Skeleton rows={10} />;
  if (!canary)
    return (
      <EmptyState
        title="No resources found"
        text="There is no health check with this id. It may have been removed."
      />
    );
  const reason = readOnlyReason(canary, access);
  if (reason === undefined)
    return <CanaryForm key={canary.id} canary={canary} onSaved={() => undefined} />;
  return (
    <div className={styles["readOnly"]}>
      <p className={styles["reason"]}>{reason}</p>
      <Code
        label={`Spec of ${canary.name}`}
        language="yaml"
        text={stringify(canary.spec)}
        onCopy={notifyCopy}
      />
    </div>
  );
}

/** Page that adds a canary. */
export function NewCanaryPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="Add Health Check" />
      <CanaryForm
        onSaved={() => void navigate({ to: "/health", search: { hidePassing: false } })}
      />
    </>
  );
}
