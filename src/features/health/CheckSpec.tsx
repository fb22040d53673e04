import { useQuery } from "@tanstack/react-query";
import { stringify } from "yaml";
import { canarySpecOptions } from "~generated/db/reads";
import { notifyCopy } from "~/components/messages/notify";
import { QueryError } from "~/components/errors/QueryError";
import { Code } from "~/ui/text/Code";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";

/** The canary's spec as YAML (read canarySpec). */
export function CheckSpec({ canaryId }: { canaryId: string }) {
  const query = useQuery(canarySpecOptions({ id: canaryId }));
  if (query.isError)
    return <QueryError title="The canary's spec could not be loaded" query={query} />;
  if (query.isPending) return <Skeleton rows={10} />;
  const canary = query.data.rows[0];
  if (!canary)
    return (
      <EmptyState title="No details found" text="The canary of this check no longer exists." />
    );
  return (
    <Code
      label={`Spec of ${canary.name}`}
      language="yaml"
      text={stringify(canary.spec)}
      onCopy={notifyCopy}
    />
  );
}
