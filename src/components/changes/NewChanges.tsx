import { ArrowUp } from "lucide-react";
import type { CatalogChange } from "~generated/catalog/types.gen";
import { severityShape } from "~/ui/feedback/SeverityMark";
import styles from "./changes.module.css";

interface Props {
  fresh: readonly CatalogChange[];
  mayBeMore: boolean;
  onShow: () => void;
}

/** Above the rows: what came since they were read. They move only when the reader asks. */
export function NewChanges({ fresh, mayBeMore, onShow }: Props) {
  const bad = fresh.filter(({ severity }) =>
    ["critical", "high"].includes(severityShape(severity)),
  );
  return (
    <div className={styles["live"]} role="status">
      {fresh.length > 0 ? (
        <button type="button" className={styles["fresh"]} onClick={onShow}>
          <ArrowUp size={14} aria-hidden />
          <b>
            {fresh.length}
            {mayBeMore ? " or more" : ""} new {fresh.length === 1 ? "change" : "changes"}
          </b>
          {bad.length > 0 ? ` ${bad.length} of them high or critical` : null}
        </button>
      ) : null}
    </div>
  );
}
