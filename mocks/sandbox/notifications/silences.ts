import type { ResourceSelector } from "~generated/resources/types.gen";
import { vResourceSelector } from "~generated/resources/valibot.gen";
import * as v from "valibot";
import type { Database } from "../db/driver";
import { evaluate, ExpressionFailed, ExpressionInvalid } from "../expressions/evaluate";
import { isSelected } from "../playbooks/resource";
import { SearchError } from "../search/grammar";

/** What the filter of a silence may read: the resource by its kind, null for the other kinds. */
export const silenceNames = ["config", "component", "check", "canary"] as const;

export const silencedTables: Readonly<Record<string, string>> = {
  config: "config_items",
  component: "components",
  check: "checks",
  canary: "canaries",
};

/** A resource that something is told about. */
export interface SilenceSubject {
  id: string;
  /** config, component, check or canary; of other kinds nothing is silenced. */
  kind: string;
}

/** A silence that holds for a resource. */
export interface HoldingSilence {
  id: string;
  name: string;
  /** Null: for ever. */
  until: string | null;
}

interface Stored {
  id: string;
  name: string;
  until: Date | null;
  recursive: boolean | null;
  resource_id: string | null;
  filter: string | null;
  selectors: unknown;
}

/** Those that have begun, have not ended and can work. */
const inForce = `select id::text, name, until, recursive, filter, selectors,
    coalesce(config_id, component_id, check_id, canary_id)::text as resource_id
  from notification_silences
  where deleted_at is null and error is null and coalesce("from", created_at) <= $1 and (until is null or until > $1)
  order by created_at, id`;

/** Ids that a silence of the resource itself may name: its own, its canary's, and those of everything above it. */
interface Named {
  own: readonly string[];
  above: readonly string[];
}

async function namesOf(db: Database, { id, kind }: SilenceSubject): Promise<Named> {
  if (kind === "check") {
    const [row] = await db.query<{ canary_id: string }>(
      "select canary_id::text from checks where id = $1::uuid",
      [id],
    );
    return { own: row ? [id, row.canary_id] : [id], above: [] };
  }
  if (kind !== "config" && kind !== "component") return { own: [id], above: [] };
  const [row] = await db.query<{ path: string | null }>(
    `select path from ${silencedTables[kind]} where id = $1::uuid`,
    [id],
  );
  return { own: [id], above: (row?.path ?? "").split(".").filter((part) => part !== "") };
}

/**
 * Whether a filter holds for a resource; one that has no answer for it does not.
 * @throws ExpressionInvalid for one that can never work.
 */
export async function filterHolds(
  db: Database,
  filter: string,
  { id, kind }: SilenceSubject,
): Promise<boolean> {
  const table = silencedTables[kind];
  if (table === undefined) return false;
  const [row] = await db.query<{ json: object }>(
    `select to_jsonb(found) as json from ${table} found where id = $1::uuid`,
    [id],
  );
  if (!row) return false;
  const scope = Object.fromEntries(
    silenceNames.map((name) => [name, name === kind ? row.json : null]),
  );
  try {
    return evaluate(filter, scope) === true;
  } catch (error) {
    if (error instanceof ExpressionFailed) return false;
    throw error;
  }
}

async function isMeant(
  db: Database,
  { kind, id }: SilenceSubject,
  selectors: readonly ResourceSelector[],
): Promise<boolean> {
  if (kind !== "config" && kind !== "component" && kind !== "check") return false;
  for (const selector of selectors)
    try {
      if (await isSelected(db, { kind, id }, [selector])) return true;
    } catch (error) {
      // A key that only other kinds have means nothing of this one.
      if (!(error instanceof SearchError)) throw error;
    }
  return false;
}

const selectorList = v.array(vResourceSelector);

/** A silence with several criteria holds where all of them do. */
async function holds(
  db: Database,
  silence: Stored,
  subject: SilenceSubject,
  names: Named,
): Promise<boolean> {
  const { resource_id, recursive, filter, selectors } = silence;
  if (resource_id !== null) {
    const isNamed =
      names.own.includes(resource_id) || (recursive === true && names.above.includes(resource_id));
    if (!isNamed) return false;
  }
  if (filter && !(await filterHolds(db, filter, subject))) return false;
  if (selectors === null) return resource_id !== null || Boolean(filter);
  const list = v.safeParse(selectorList, selectors);
  return list.success && (await isMeant(db, subject, list.output));
}

/**
 * The silences that hold for a resource at a time, the oldest first. One whose filter can never work notes why, and
 * silences nothing from then on.
 */
export async function silencesOf(
  db: Database,
  subject: SilenceSubject,
  at: Date,
): Promise<HoldingSilence[]> {
  if (!Object.hasOwn(silencedTables, subject.kind)) return [];
  const stored = await db.query<Stored>(inForce, [at.toISOString()]);
  if (stored.length === 0) return [];
  const names = await namesOf(db, subject);
  const holding: HoldingSilence[] = [];
  for (const silence of stored)
    try {
      if (await holds(db, silence, subject, names)) {
        const { id, name, until } = silence;
        holding.push({ id, name, until: until?.toISOString() ?? null });
      }
    } catch (error) {
      if (!(error instanceof ExpressionInvalid)) throw error;
      await db.query("update notification_silences set error = $2 where id = $1::uuid", [
        silence.id,
        `the filter cannot work: ${error.message}`,
      ]);
    }
  return holding;
}
