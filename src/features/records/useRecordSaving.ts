import { useNavigate } from "@tanstack/react-router";
import { Conflict } from "~/api/errors";
import { notifyError, notifyRecord, notifySuccess } from "~/components/messages/notify";
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

/** Saving of a record, with its messages and the way to the list afterwards. */
export function useRecordSaving({ table, writes, record, saved, home }: Props) {
  const navigate = useNavigate();
  const leave = () => {
    return navigate({ to: table.after ?? home, ignoreBlocker: true });
  };
  const store = async (values: RecordValues): Promise<boolean> => {
    if (record) {
      const change = recordChange(saved, values, table.fields);
      if (!change) return false;
      const isSaved = await writes.save(record, change);
      if (isSaved) notifyRecord(record.name, "updated");
      return isSaved;
    }
    const created = newRecord(values, table.defaults?.namespace);
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
  return { save, leave };
}
