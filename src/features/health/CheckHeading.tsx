import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { canarySpecOptions, type CheckDetail } from "~generated/db/reads";
import { localAgent } from "~/components/record/origin";
import { TechIcon } from "~/components/icons/TechIcon";
import { tagsOf } from "~/lib/labels/tags";
import { Badge } from "~/ui/feedback/Badge";
import { TagList } from "~/ui/text/TagList";
import styles from "./CheckHeading.module.css";
import { endpointOf } from "./endpoint";
import { HealthDot } from "./healthColumns";

/** First line of the check details: health, icon, name, endpoint, namespace and agent. */
export function CheckHeading({ check }: { check: CheckDetail }) {
  const endpoint = endpointOf(check.spec);
  const status =
    check.status === "healthy" || check.status === "unhealthy" ? check.status : "unknown";
  return (
    <span className={styles["heading"]}>
      <HealthDot health={status} />
      <TechIcon name={check.icon ?? check.type} size={18} />
      <span className={styles["name"]} title={check.name}>
        {check.name}
      </span>
      {check.deleted_at ? (
        <Trash2 size={16} className={styles["deleted"]} aria-label="Deleted" />
      ) : null}
      {endpoint ? (
        <span className={styles["endpoint"]} title={endpoint}>
          {endpoint}
        </span>
      ) : null}
      {check.namespace ? <Badge>{check.namespace}</Badge> : null}
      {check.agents && check.agents.id !== localAgent ? <Badge>{check.agents.name}</Badge> : null}
    </span>
  );
}

/** What the check is about, and the labels of check and canary as tags; the rest folds behind "+N more". */
export function CheckLabels({ check }: { check: CheckDetail }) {
  const canary = useQuery(canarySpecOptions({ id: check.canary_id })).data?.rows[0];
  const tags = tagsOf({ ...canary?.labels, ...check.labels });
  const about = [check.description, check.owner ? `Owner: ${check.owner}` : null].filter(
    (part) => part !== null && part !== "",
  );
  return (
    <>
      {about.length > 0 ? <div className={styles["about"]}>{about.join(" · ")}</div> : null}
      {tags.length > 0 ? (
        <div className={styles["labels"]}>
          <TagList tags={tags} label="Labels" />
        </div>
      ) : null}
    </>
  );
}
