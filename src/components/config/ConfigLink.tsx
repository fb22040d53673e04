import { Trash2 } from "lucide-react";
import type { ConfigRef } from "~generated/db/rows";
import { TechName } from "~/components/icons/TechName";
import { BuiltLink } from "~/components/links/BuiltLink";
import { toInstant } from "~/lib/time/instant";
import { fullTimestamp } from "~/ui/time/fullTimestamp";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./ConfigLink.module.css";

type Item = Pick<ConfigRef, "id"> & {
  name?: string | null | undefined;
  type?: string | null | undefined;
  deleted_at?: string | null | undefined;
};

interface Props {
  /** null and undefined: the item that a record points at is not there any more. */
  config: Item | null | undefined;
  /** For links inside table cells. */
  tabIndex?: number;
  /** Tab of the item's page and what its address holds: `/changes?severity=high`. */
  tab?: string;
  /** Where the row itself is the link already. */
  isPlain?: boolean;
}

/** A config item: icon of its type and its name, the way to its page (spec 2 §2). */
export function ConfigLink({ config, tabIndex, tab = "", isPlain = false }: Props) {
  if (!config)
    return (
      <span className={styles["missing"]} title="The item is not in the catalog any more.">
        Missing item
      </span>
    );
  const name = config.name || config.id;
  return (
    <TechName
      icon={config.type}
      title={config.type ? `${name} (${config.type})` : name}
      after={config.deleted_at ? <DeletedMark at={config.deleted_at} /> : null}
    >
      {isPlain ? (
        name
      ) : (
        <BuiltLink
          path={`/catalog/${encodeURIComponent(config.id)}${tab}`}
          tabIndex={tabIndex}
          className={styles["anchor"]}
        >
          {name}
        </BuiltLink>
      )}
    </TechName>
  );
}

/** Says that an item was deleted, and when (spec 2 §2). */
export function DeletedMark({ at }: { at: string }) {
  const { timeZone } = useDateTimeSettings();
  const moment = toInstant(at);
  const words = `Deleted: ${moment ? fullTimestamp(moment, timeZone) : at}`;
  return (
    <span className={styles["deleted"]} title={words}>
      <Trash2 size={14} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
