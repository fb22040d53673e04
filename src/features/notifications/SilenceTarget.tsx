import { Repeat } from "lucide-react";
import type { SilenceEntry } from "~generated/db/reads";
import { BuiltLink } from "~/components/links/BuiltLink";
import { TechName } from "~/components/icons/TechName";
import styles from "./notifications.module.css";

/** What a silence is about: a resource, a filter or selectors, in one line. */
export function SilenceTarget({ silence, tabIndex }: { silence: SilenceEntry; tabIndex: number }) {
  const { filter, selectors, config, component, check, canary, recursive } = silence;
  if (filter)
    return (
      <code className={styles["code"]} title={filter}>
        {filter}
      </code>
    );
  if (selectors) {
    const text = JSON.stringify(selectors);
    return (
      <code className={styles["code"]} title={text}>
        {text}
      </code>
    );
  }
  if (canary)
    return (
      <span className={styles["resource"]}>
        <span className={styles["text"]} title={`${canary.namespace}/${canary.name}`}>
          <BuiltLink
            path={`/settings/canaries/${encodeURIComponent(canary.id)}`}
            tabIndex={tabIndex}
          >
            {canary.name}
          </BuiltLink>
        </span>
        <span className={styles["faint"]}>all checks</span>
      </span>
    );
  const target = config ?? component ?? check;
  if (!target) return <span className={styles["faint"]}>Missing resource</span>;
  const icon = component ? component.icon : (config?.type ?? check?.type);
  return (
    <TechName
      icon={icon}
      title={target.name ?? target.id}
      after={recursive ? <Repeat size={14} aria-label="also what is below it" /> : null}
    />
  );
}
