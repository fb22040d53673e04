import { Repeat } from "lucide-react";
import type { SilenceEntry } from "~generated/db/reads";
import { TechIcon } from "~/components/icons/TechIcon";
import styles from "./notifications.module.css";

/** What a silence is about: a resource, a filter or selectors, in one line. */
export function SilenceTarget({ silence }: { silence: SilenceEntry }) {
  const { filter, selectors, config, component, check, canary_id: canary, recursive } = silence;
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
  const target = config ?? component ?? check;
  if (!target)
    return (
      <span className={styles["faint"]}>
        {canary ? "All checks of a canary" : "Missing resource"}
      </span>
    );
  const icon = component ? component.icon : (config?.type ?? check?.type);
  return (
    <span className={styles["resource"]}>
      <TechIcon name={icon} />
      <span className={styles["text"]} title={target.name ?? target.id}>
        {target.name ?? target.id}
      </span>
      {recursive ? <Repeat size={14} aria-label="also what is below it" /> : null}
    </span>
  );
}
