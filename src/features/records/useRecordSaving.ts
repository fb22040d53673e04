import { useNavigate } from "@tanstack/react-router";
import { Conflict } from "~/api/errors";
import { notifyError, notifyRecord, notifySuccess } from "~/components/messages/notify";
import { useMyId } from "~/components/people/useMyId";
import { newRecord, recordChange, type RecordValues } from "./recordForm";
import type { RecordTable, RecordWrites, StoredRecord } from "./recordTypes";

/** How saving went: "taken" where another record has the name; "unread" while a text cannot be read. */
export type Saving = "saved" | "taken" | "unread" | "failed";

interface Props {
  table: RecordTable;
  writes: RecordWrites;
  /** The record as the form started from it; undefined for a new one. */
  record: StoredRecord | undefined;
  saved: RecordValues;
  /** Address of the list that the record was opened from. */
  home: string;
}

/** Saving and deleting of a record, with their messages and the way to the list afterwards. */
export function useRecordSaving({ table, writes, record, saved, home }: Props) {
  const navigate = useNavigate();
  const me = useMyId();
  const leave = () => {
    return navigate({ to: table.after ?? home, ignoreBlocker: true });
  };
  const store = async (values: RecordValues): Promise<boolean> => {
    if (record) {
      const change = recordChange(saved, values, table.fields);
      if (!change) return false;
      const row = Object.keys(change).length > 0 ? await writes.update(record.id, change) : record;
      notifyRecord(row.name, "updated");
      return true;
    }
    const { namespace } = table.defaults ?? {};
    const created = newRecord(values, { createdBy: me ?? "", namespace });
    if (!created) return false;
    const row = await writes.create(created);
    notifySuccess(`${row.name} created successfully`);
    return true;
  };
  const save = async (values: RecordValues): Promise<Saving> => {
    try {
      return (await store(values)) ? "saved" : "unread";
    } catch (error) {
      notifyError(error);
      return error instanceof Conflict ? "taken" : "failed";
    }
  };
  /** Marks the record as deleted; resolves whether that worked. */
  const remove = async (): Promise<boolean> => {
    if (!record) return false;
    try {
      const row = await writes.update(record.id, { deleted_at: new Date().toISOString() });
      notifyRecord(row.name, "deleted");
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  };
  return { save, remove, leave };
}
