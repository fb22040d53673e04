import {
  type FetchQueryOptions,
  type MutationOptions,
  type QueryKey,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { readAnew } from "~/api/readOnce";
import type { Rows } from "~/api/db";
import type { FieldLabels, ValueViews } from "./conflictQuestion";
import { removeRecord, saveRecord } from "./saveRecord";

interface Options<Row, Key extends QueryKey, Where, Body, Base, Saved> {
  /** What it is, in small letters: "scope". */
  noun: string;
  /** Editable columns as the form labels them. */
  labels: FieldLabels;
  /** Columns that only make sense together, such as those that name one resource. */
  together?: readonly (readonly string[])[];
  /** How values of some columns are shown where two changes clash. */
  show?: ValueViews;
  where: Where;
  /** The read that the form started from. */
  detail: FetchQueryOptions<Rows<Row>, Error, Rows<Row>, Key>;
  update: MutationOptions<Saved, Error, { where: Where; body: Body; base?: Base }>;
  /** Goes along with every change: who made it. */
  stamp?: Body;
  /** Deletes for good; without it a record is marked as deleted. */
  erase?: MutationOptions<Saved, Error, { where: Where; base?: Base }>;
}

/**
 * Changes and deletes one record of `/db`: only in the state in which it was read. Where somebody else was faster,
 * both changes are merged, and what clashes is asked.
 */
export function useRecordWrites<
  Row extends Base & { name?: string | null },
  Key extends QueryKey,
  Where,
  Body extends { deleted_at?: string | null; updated_at?: string | null },
  Base extends object,
  Saved,
>(options: Options<Row, Key, Where, Body, Base, Saved>) {
  const { noun, labels, together, show, where, detail, stamp, erase } = options;
  const client = useQueryClient();
  const { mutateAsync: update } = useMutation(options.update);
  const { mutateAsync: hardDelete } = useMutation(erase ?? { mutationFn: neverErased });
  /** As much of the record as versions and messages need. */
  type State = { [Column in keyof Base]: Base[Column] | null } & { name?: string | null };
  // A row filter compares any column with null too.
  const asRead = (state: State) => state as unknown as Base;
  const read = async (): Promise<Row | undefined> => {
    const { rows } = await readAnew(client, detail);
    return rows[0];
  };
  const shared = (base: State) => ({
    noun,
    name: base.name ?? "",
    labels,
    together,
    show,
    base,
    read,
  });
  return {
    /** Reads it anew, as what the next change starts from. */
    read,
    /** Sends what changed, if anything. Resolves whether it is saved: false where the person goes on editing. */
    save: (base: State, change: Body): Promise<boolean> =>
      saveRecord<State, Body>({
        ...shared(base),
        change,
        write: (body, from) => update({ where, body: { ...body, ...stamp }, base: asRead(from) }),
      }),
    /** Resolves whether the record is gone. */
    remove: (base: State): Promise<boolean> =>
      removeRecord<State>({
        ...shared(base),
        remove: (from) =>
          erase
            ? hardDelete({ where, base: asRead(from) })
            : update({
                where,
                // Every table that is marked so has this column.
                body: { deleted_at: new Date().toISOString() } as Body,
                base: asRead(from),
              }),
      }),
  };
}

const neverErased = (): Promise<never> => Promise.reject(new Error("Nothing to erase."));
