import { TechName } from "~/components/icons/TechName";
import { BuiltLink } from "~/components/links/BuiltLink";
import type { PlaybookRunEntry } from "~generated/db/reads";
import styles from "./runs.module.css";

type Props = Pick<PlaybookRunEntry, "config" | "component" | "check">;

/** What a run is for, as a link; a dash where it needs nothing. */
export function RunResource({ run, tabIndex }: { run: Props; tabIndex?: number }) {
  const { config, component, check } = run;
  const part = config
    ? { icon: config.type, name: config.name ?? config.id, path: `/catalog/${config.id}` }
    : component
      ? { icon: component.icon, name: component.name, path: `/topology/${component.id}` }
      : check
        ? { icon: check.icon ?? check.type, name: check.name, path: `/health?checkId=${check.id}` }
        : undefined;
  if (!part) return <span className={styles["faint"]}>-</span>;
  const isGone = Boolean(config?.deleted_at ?? component?.deleted_at);
  return (
    <TechName icon={part.icon} title={part.name}>
      <BuiltLink path={part.path} {...(tabIndex !== undefined && { tabIndex })}>
        {part.name}
      </BuiltLink>
      {isGone ? " (deleted)" : ""}
    </TechName>
  );
}
