import { useNavigate, useRouter } from "@tanstack/react-router";
import { Conflict } from "~/api/errors";
import { notifyError, notifyRecord, notifySuccess } from "~/components/notify";
import { useMyId } from "~/components/useMyId";
import { newRecord, recordChange, type RecordValues } from "./recordForm";
import type { RecordTable, RecordWrites, StoredRecord } from "./recordTypes";

/** How saving went: "taken" where another record has the name; "unread" while a text cannot be read. */
export type Saving = "saved" | "taken" | "unread" | "failed";

interface Props {
  name: string;
  table: RecordTable;
  writes: RecordWrites;
  /** The record as the form started from it; undefined for a new one. */
  record: StoredRecord | undefined;
  saved: RecordValues;
}

/** Saving and deleting of a record, with their messages and the way to the list afterwards. */
export function useRecordSaving({ name, table, writes, record, saved }: Props) {
  const navigate = useNavigate();
  const { routesByPath } = useRouter();
  const me = useMyId();
  const leave = () => {
    const isBuilt = table.after !== undefined && Object.hasOwn(routesByPath, table.after);
    return isBuilt
      ? navigate({ to: table.after, ignoreBlocker: true })
      : navigate({ to: "/settings/$table", params: { table: name }, ignoreBlocker: true });
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
