import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { changeDetailOptions, type ChangeDetail } from "~generated/db/reads";
import { ConfigLink } from "~/components/config/ConfigLink";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { BuiltLink } from "~/components/links/BuiltLink";
import { notifyCopy } from "~/components/messages/notify";
import { isRecordId } from "~/components/record/RecordDialog";
import { copyText } from "~/ui/button/copyText";
import { IconButton } from "~/ui/button/IconButton";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Dialog } from "~/ui/overlay/Dialog";
import { ChangeContent } from "./ChangeContent";
import styles from "./ChangeDialog.module.css";
import { ChangeFacts } from "./ChangeFacts";
import { NeighbourButtons, neighboursOf, type Neighbours } from "./Neighbours";

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
  const [isExpanded, setIsExpanded] = useState(false);
  const near = neighbours && neighboursOf(id, neighbours);
  const inFrame = (title: ReactNode, body: ReactNode, footer?: ReactNode) => (
    // The dialog stands elsewhere in the document, but what is pressed in it comes by here.
    <div role="presentation" className={styles["keys"]} onKeyDown={near?.onKeyDown}>
      <Dialog
        open
        size="full"
        sheet
        flush
        isExpanded={isExpanded}
        onExpandedChange={setIsExpanded}
        onOpenChange={onClose}
        title={title}
        headerExtra={
          <>
            {near ? <NeighbourButtons near={near} noun="change" /> : null}
            <IconButton
              icon={Link2}
              label="Copy link"
              onClick={() =>
                void copyText(location.href).then(({ isError }) => notifyCopy(!isError))
              }
            />
          </>
        }
        footer={footer}
      >
        {body}
      </Dialog>
    </div>
  );
  if (!isRecordId(id) || (query.isSuccess && !change))
    return inFrame(
      "Change not found",
      <EmptyState
        title="Nothing found"
        text={`There is no change with the id ${id}. It may be older than changes are kept, or the link is cut off.`}
      />,
    );
  if (!change)
    return inFrame(
      "Change",
      query.isError ? (
        <QueryError title="The change could not be loaded" query={query} />
      ) : (
        <Skeleton rows={8} />
      ),
    );
  return inFrame(
    <span className={styles["title"]}>
      <SeverityMark severity={change.severity} />
      <span className={styles["type"]}>{change.change_type || "Change"}</span>
      <ConfigLink config={change.config} />
    </span>,
    <div className={styles["body"]}>
      <ChangeFacts change={change} />
      <PanelBoundary resetKey={id}>
        <ChangeContent key={id} change={change} />
      </PanelBoundary>
    </div>,
    <>
      {actions?.(change)}
      <span className={styles["space"]} />
      <BuiltLink
        path={change.config ? `/catalog/${change.config_id}/spec?compare=${id}` : undefined}
        className={styles["then"]}
      >
        {change.config ? `Compare ${change.config.name ?? "the item"} then and now` : null}
      </BuiltLink>
    </>,
  );
}
