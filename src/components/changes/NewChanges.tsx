import { ArrowUp } from "lucide-react";
import type { CatalogChange } from "~generated/catalog/types.gen";
import { severityShape } from "~/ui/feedback/SeverityMark";
import styles from "./changes.module.css";

interface Props {
  /** Whether this list is one that new changes come to. */
  isLive: boolean;
  fresh: readonly CatalogChange[];
  mayBeMore: boolean;
  isFailing: boolean;
  onShow: () => void;
}

/**
 * Above the rows: what came since they were read. They move only when the reader asks, so its line stands there before
 * anything has come: a row that moves under the pointer would lose the press.
 */
export function NewChanges({ isLive, fresh, mayBeMore, isFailing, onShow }: Props) {
  const bad = fresh.filter(({ severity }) =>
    ["critical", "high"].includes(severityShape(severity)),
  );
  return (
    <div className={styles["live"]} role="status" data-live={isLive || undefined}>
      {fresh.length > 0 ? (
        <button type="button" className={styles["fresh"]} onClick={onShow}>
          <ArrowUp size={14} aria-hidden />
          <b>
            {fresh.length}
            {mayBeMore ? " or more" : ""} new {fresh.length === 1 ? "change" : "changes"}
          </b>
          {bad.length > 0 ? ` ${bad.length} of them high or critical` : null}
        </button>
      ) : !isLive ? null : isFailing ? (
        "New changes could not be looked for; the next attempt follows."
      ) : (
        "New changes are announced here."
      )}
    </div>
  );
}
