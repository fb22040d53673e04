import { Outdated } from "~/api/errors";
import { changedFields, type Clash, merge, type Side } from "~/lib/json/merge";
import { isSameValue } from "~/lib/json/sameValue";
import { ask, type FieldLabels, type ValueViews } from "./conflictQuestion";

interface Shared<Row> {
  /** What it is, in small letters: "scope". */
  noun: string;
  /** What people call it. */
  name: string;
  /** Editable columns as the form labels them. */
  labels: FieldLabels;
  /** Columns that only make sense together: they are kept from one side as a whole. Named by the first. */
  together?: readonly (readonly string[])[] | undefined;
  /** How values of some columns are shown to the one who chooses. */
  show?: ValueViews | undefined;
  /** The record as it was read. */
  base: Row;
  /** Reads it anew; undefined where it is gone. */
  read: () => Promise<Row | undefined>;
}

interface Save<Row, Change> extends Shared<Row> {
  change: Change;
  /** Sends a change of the record in the state of `base`. @throws Outdated where it is in another one. */
  write: (change: Change, base: Row) => Promise<unknown>;
}

/** The record was deleted while it was being edited: nothing can be saved. */
export class Gone extends Error {
  constructor(noun: string, name: string) {
    super(
      `The ${called(noun, name)} was deleted by someone else meanwhile, so nothing was saved. What you typed stays here.`,
    );
  }
}

/** What it is and what people call it; some records are named by nothing but their id, which tells nobody anything. */
const called = (noun: string, name: string): string =>
  name === "" || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name)
    ? noun
    : `${noun} ${name}`;

const isGone = (row: object | undefined): boolean =>
  row === undefined || Boolean(Reflect.get(row, "deleted_at"));

const pick = (row: object, columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, Reflect.get(row, column)]));

/** Takes the columns that belong together as one list, which a merge leaves whole. */
function folded(fields: Readonly<Record<string, unknown>>, together: Shared<never>["together"]) {
  const result: Record<string, unknown> = { ...fields };
  for (const columns of together ?? []) {
    const [first = "", ...others] = columns;
    if (!(first in fields)) continue;
    result[first] = columns.map((column) => fields[column] ?? null);
    for (const column of others) delete result[column];
  }
  return result;
}

function unfolded(fields: Readonly<Record<string, unknown>>, together: Shared<never>["together"]) {
  const result: Record<string, unknown> = { ...fields };
  for (const columns of together ?? []) {
    const values = fields[columns[0] ?? ""];
    if (Array.isArray(values))
      for (const [index, column] of columns.entries()) result[column] = values[index];
  }
  return result;
}

/** Each once: columns that belong together may have one label. */
const changedLabels = (before: object, now: object, labels: FieldLabels): string[] => [
  ...new Set(
    Object.entries(labels).flatMap(([column, label]) =>
      isSameValue(Reflect.get(before, column) ?? null, Reflect.get(now, column) ?? null)
        ? []
        : [label],
    ),
  ),
];

/**
 * Saves a change without writing over anybody else's: what others changed in other places stays, and where both
 * changed the same one the person is shown both versions and chooses.
 * @returns whether it is saved: false where the person went back to editing. Without a change nothing is sent.
 * @throws Gone, and whatever `write` throws; Outdated where the record is as it was.
 */
export async function saveRecord<Row extends object, Change extends object>(
  options: Save<Row, Change>,
): Promise<boolean> {
  const { noun, name, labels, together, show, read, write } = options;
  let { base, change } = options;
  while (Object.keys(change).length > 0)
    try {
      await write(change, base);
      return true;
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      const now = await read();
      if (now === undefined || isGone(now)) throw new Gone(noun, name);
      // Nobody changed it: whatever refuses the write will refuse it for ever.
      if (isSameValue(base, now)) throw error;
      const columns = [
        ...new Set(
          Object.keys(change).flatMap(
            (column) => together?.find((group) => group.includes(column)) ?? column,
          ),
        ),
      ];
      const before = pick(base, columns);
      const states = {
        base: folded(before, together),
        mine: folded({ ...before, ...change }, together),
        theirs: folded(pick(now, columns), together),
      };
      const { clashes } = merge(states);
      const sides = await sidesOf(clashes, { noun, name, labels, show, base, now, columns });
      if (sides === undefined) return false;
      const placed = new Map(clashes.map(({ path }, index) => [path.join("\0"), sides[index]]));
      const { merged } = merge(states, (path) => placed.get(path.join("\0")) ?? "mine");
      // The merge of two objects with the columns of the change is a change again.
      change = changedFields(now, unfolded({ ...(merged as object) }, together)) as Change;
      base = now;
    }
  return true;
}

interface Asking {
  noun: string;
  name: string;
  labels: FieldLabels;
  show: ValueViews | undefined;
  base: object;
  now: object;
  columns: readonly string[];
}

async function sidesOf(
  clashes: readonly Clash[],
  { noun, name, labels, show, base, now, columns }: Asking,
): Promise<readonly Side[] | undefined> {
  if (clashes.length === 0) return [];
  const others = Object.fromEntries(
    Object.entries(labels).filter(([column]) => !columns.includes(column)),
  );
  return await ask({
    kind: "save",
    record: called(noun, name),
    labels,
    show,
    clashes,
    kept: changedLabels(base, now, others),
  });
}

interface Remove<Row> extends Shared<Row> {
  /** Deletes the record in the state of `base`. @throws Outdated where it is in another one. */
  remove: (base: Row) => Promise<unknown>;
}

/**
 * Deletes a record; one that was changed since it was read only after the person has seen what changed.
 * @returns whether it is gone, be it by somebody else.
 */
export async function removeRecord<Row extends object>(options: Remove<Row>): Promise<boolean> {
  const { noun, name, labels, together, show, read, remove } = options;
  let { base } = options;
  for (;;)
    try {
      await remove(base);
      return true;
    } catch (error) {
      if (!(error instanceof Outdated)) throw error;
      const now = await read();
      if (now === undefined || isGone(now)) return true;
      if (isSameValue(base, now)) throw error;
      const columns = Object.keys(labels);
      const then = folded(pick(base, columns), together);
      const theirs = folded(pick(now, columns), together);
      const clashes = Object.keys(then)
        .map((column) => ({
          path: [column],
          base: then[column],
          mine: undefined,
          theirs: theirs[column],
        }))
        .filter((clash) => !isSameValue(clash.base ?? null, clash.theirs ?? null));
      const record = called(noun, name);
      const isAgreed =
        clashes.length === 0 ||
        (await ask({ kind: "delete", record, labels, show, clashes })) !== undefined;
      if (!isAgreed) return false;
      base = now;
    }
}
