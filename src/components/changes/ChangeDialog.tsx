import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { changeDetailOptions, type ChangeDetail } from "~generated/db/reads";
import { ConfigLink } from "~/components/config/ConfigLink";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { BuiltLink } from "~/components/links/BuiltLink";
import { isRecordId } from "~/components/record/RecordDialog";
import type { Neighbours } from "~/components/sheet/Neighbours";
import { RecordSheet } from "~/components/sheet/RecordSheet";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { ChangeContent } from "./ChangeContent";
import styles from "./ChangeDialog.module.css";
import { ChangeFacts } from "./ChangeFacts";

interface Props {
  /** Id from the address, whatever somebody typed there. */
  id: string;
  onClose: () => void;
  /** The list that it was opened from. */
  neighbours?: Neighbours;
  /** At the start of the footer: what an area does with a change. */
  actions?: (change: ChangeDetail) => ReactNode;
}

/** A change (facts 6.5): what, where, by whom, and what differs; the list beside it stays in use. */
export function ChangeDialog({ id, onClose, neighbours, actions }: Props) {
  const query = useQuery({ ...changeDetailOptions({ id }), enabled: isRecordId(id) });
  const change = query.data?.rows[0];
  const frame = { id, noun: "change", onClose, neighbours };
  if (!change) {
    const isUnknown = !isRecordId(id) || query.isSuccess;
    return (
      <RecordSheet {...frame} title={isUnknown ? "Change not found" : "Change"}>
        {isUnknown ? (
          <EmptyState
            title="Nothing found"
            text={`There is no change with the id ${id}. It may be older than changes are kept, or the link is cut off.`}
          />
        ) : query.isError ? (
          <QueryError title="The change could not be loaded" query={query} />
        ) : (
          <Skeleton rows={8} />
        )}
      </RecordSheet>
    );
  }
  return (
    <RecordSheet
      {...frame}
      title={
        <span className={styles["title"]}>
          <SeverityMark severity={change.severity} />
          <span className={styles["type"]}>{change.change_type || "Change"}</span>
          <ConfigLink config={change.config} />
        </span>
      }
      footer={
        <>
          {actions?.(change)}
          <span className={styles["space"]} />
          {change.config ? (
            <BuiltLink
              path={`/catalog/${change.config_id}/spec?compare=${id}`}
              className={styles["then"]}
            >
              Compare {change.config.name ?? "the item"} then and now
            </BuiltLink>
          ) : null}
        </>
      }
    >
      <div className={styles["body"]}>
        <ChangeFacts change={change} />
        <PanelBoundary resetKey={id}>
          <ChangeContent key={id} change={change} />
        </PanelBoundary>
      </div>
    </RecordSheet>
  );
}
