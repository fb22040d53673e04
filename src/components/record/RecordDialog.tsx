import type { ReactNode } from "react";
import { Dialog, type DialogSize } from "~/ui/overlay/Dialog";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { QueryError } from "~/components/errors/QueryError";

/** Whether a read by this id makes sense. */
export const isRecordId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

interface Props<Row> {
  /** Id from the address, whatever somebody typed there. */
  id: string;
  /** Title of the dialog while the record is not there. */
  title: string;
  /** What the record is, in small letters: "scope". */
  noun: string;
  /** Reads the record; give it `enabled: isRecordId(id)`. */
  query: {
    data: { rows: Row[] } | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  size?: DialogSize;
  onClose: () => void;
  /** Draws its own dialog for the record. */
  children: (record: Row) => ReactNode;
}

/** The dialog of a record that the address names: loading, failed, unknown, or drawn by its owner. */
export function RecordDialog<Row>(props: Props<Row>) {
  const { id, title, noun, query, size = "medium", onClose, children } = props;
  const record = query.data?.rows[0];
  if (record !== undefined) return children(record);
  const isUnknown = !isRecordId(id) || query.data !== undefined;
  const heading = isUnknown ? `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found` : title;
  return (
    <Dialog open title={heading} size={size} onOpenChange={onClose}>
      {isUnknown ? (
        <EmptyState
          title="Nothing found"
          text={`There is no ${noun} with the id ${id}. It may have been removed, or the link is cut off.`}
        />
      ) : query.error ? (
        <QueryError title={`The ${noun} could not be loaded`} query={query} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
