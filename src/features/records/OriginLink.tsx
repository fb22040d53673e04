import { BuiltLink } from "~/components/BuiltLink";
import { originOfRecord, type OwnedRecord } from "~/components/origin";
import { Tip } from "~/ui/Tip";
import styles from "./records.module.css";

/** Page of who keeps the record: its agent, its component or the catalog item of its Kubernetes resource. */
function originPath({ source, agent_id: agentId }: OwnedRecord, isAgent: boolean) {
  if (isAgent && agentId) return `/settings/agents?id=${encodeURIComponent(agentId)}`;
  const [, kind, id] = /^(component|kubernetes)\/(.+)$/.exec(source ?? "") ?? [];
  if (kind === undefined || id === undefined) return undefined;
  return `/${kind === "component" ? "topology" : "catalog"}/${encodeURIComponent(id)}`;
}

/** Short words for who keeps a record, leading there; nothing for one that is edited here. */
export function OriginLink({ record, tabIndex }: { record: OwnedRecord; tabIndex?: number }) {
  const origin = originOfRecord(record);
  if (!origin) return null;
  return (
    <Tip content={origin.reason}>
      <span className={styles["text"]}>
        <BuiltLink
          path={originPath(record, origin.agentId !== undefined)}
          className={styles["link"]}
          tabIndex={tabIndex}
        >
          {origin.label}
        </BuiltLink>
      </span>
    </Tip>
  );
}
