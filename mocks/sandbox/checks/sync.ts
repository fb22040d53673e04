import { localAgentId } from "../db/seedIds";
import * as v from "valibot";
import type { Database } from "../db/driver";
import { entriesOf, type Canary, type CheckEntry } from "./entries";
import { text } from "./input";

type Queryable = Pick<Database, "query">;

/** A live canary of this sandbox itself (not of a remote agent). */
export interface LiveCanary extends Canary {
  /** Its checks are shown but not run on their schedule. */
  paused: boolean;
  /** Changes when anything changes that its checks depend on. */
  digest: string;
}

/** An entry together with its row of `checks`. */
export interface SyncedCheck {
  id: string;
  canaryId: string;
  entry: CheckEntry;
}

/** The annotation with which a seed keeps the checks of made-up hosts from being run. */
export const PAUSED_ANNOTATION = "quarterdeck.sandbox/paused";

/** Columns of a canary; json is read as text, so that nothing depends on how a driver returns it. */
const CANARY = `
  id::text as id, name, namespace, labels::text as labels, spec::text as spec,
  coalesce(annotations ->> '${PAUSED_ANNOTATION}', '') = 'true' as paused,
  md5(concat_ws('|', name, namespace, labels, annotations, spec)) as digest
  from canaries where deleted_at is null and agent_id = '${localAgentId}'`;

interface CanaryRow extends Omit<LiveCanary, "labels" | "spec"> {
  labels: string | null;
  spec: string;
}

/** Id and digest of every live canary that is not paused: what a rescan compares. */
export async function listDigests(db: Queryable): Promise<{ id: string; digest: string }[]> {
  return db.query<{ id: string; digest: string }>(
    `select id, digest from (select ${CANARY}) as canary where not paused order by id`,
  );
}

/** The live canaries among the given ids, paused ones too; ids of deleted or remote canaries are left out. */
export async function loadCanaries(db: Queryable, ids: readonly string[]): Promise<LiveCanary[]> {
  const rows = await db.query<CanaryRow>(
    `select ${CANARY} and id::text in (select jsonb_array_elements_text($1::text::jsonb)) order by name`,
    [JSON.stringify(ids)],
  );
  return rows.map((row) => ({ ...row, labels: labelsOf(row.labels), spec: JSON.parse(row.spec) }));
}

/**
 * Makes the rows of `checks` follow one canary after it was added, changed or (soft-)deleted.
 * @returns its live checks; none when it is gone.
 */
export async function syncCanary(db: Database, canaryId: string): Promise<SyncedCheck[]> {
  return syncCanaries(db, await loadCanaries(db, [canaryId]), [canaryId]);
}

/**
 * Makes the rows of `checks` follow several canaries in one transaction: new entries appear, changed ones are updated,
 * removed ones are soft-deleted, and one that comes back is the same check again. A row that already says what its
 * entry says is not touched.
 * @param ids every canary to bring up to date; those that `canaries` does not hold lose their checks.
 */
export async function syncCanaries(
  db: Database,
  canaries: readonly LiveCanary[],
  ids: readonly string[],
): Promise<SyncedCheck[]> {
  const wanted = canaries.flatMap((canary) =>
    entriesOf(canary).map((entry) => ({ canaryId: canary.id, entry })),
  );
  const rows = JSON.stringify(
    wanted.map(({ canaryId, entry }) => ({ ...entry, canary_id: canaryId })),
  );
  const known = await db.transaction(async (tx) => {
    await tx.query(UPSERT, [rows]);
    await tx.query(SOFT_DELETE, [rows, JSON.stringify(ids)]);
    return tx.query<{ id: string; canaryId: string; type: string; name: string }>(LIVE_CHECKS, [
      JSON.stringify(ids),
    ]);
  });
  const byKey = new Map(known.map((row) => [keyOf(row.canaryId, row.type, row.name), row.id]));
  return wanted.flatMap(({ canaryId, entry }) => {
    const id = byKey.get(keyOf(canaryId, entry.type, entry.name));
    return id === undefined ? [] : [{ id, canaryId, entry }];
  });
}

/** One live check of this sandbox by its id, for a run by hand; null when there is none. */
export async function loadCheck(db: Queryable, checkId: string): Promise<SyncedCheck | null> {
  const [row] = await db.query<{ canaryId: string; type: string; name: string }>(
    `select canary_id::text as "canaryId", type, name from checks
     where id::text = $1 and deleted_at is null and agent_id = '${localAgentId}'`,
    [checkId.toLowerCase()],
  );
  if (row === undefined) return null;
  const [canary] = await loadCanaries(db, [row.canaryId]);
  const entry =
    canary && entriesOf(canary).find(({ type, name }) => type === row.type && name === row.name);
  return entry === undefined ? null : { id: checkId.toLowerCase(), canaryId: row.canaryId, entry };
}

const ENTRY_COLUMNS = [
  "namespace",
  "description",
  "icon",
  "owner",
  "severity",
  "labels",
  "spec",
] as const;
const LIST = ENTRY_COLUMNS.join(", ");

const UPSERT = `
  insert into checks (canary_id, agent_id, type, name, ${LIST}, created_at, updated_at)
  select canary_id, '${localAgentId}', type, name, ${LIST}, now(), now()
  from jsonb_to_recordset($1::text::jsonb) as entry(
    canary_id uuid, type text, name text, namespace text, description text, icon text, owner text, severity text,
    labels jsonb, spec jsonb)
  on conflict (canary_id, type, name, agent_id) do update
  set ${ENTRY_COLUMNS.map((column) => `${column} = excluded.${column}`).join(", ")}, deleted_at = null
  where (${ENTRY_COLUMNS.map((column) => `checks.${column}`).join(", ")}, checks.deleted_at)
    is distinct from (${ENTRY_COLUMNS.map((column) => `excluded.${column}`).join(", ")}, null)`;

const SOFT_DELETE = `
  update checks set deleted_at = now()
  where deleted_at is null and agent_id = '${localAgentId}' and not is_pushed
    and canary_id::text in (select jsonb_array_elements_text($2::text::jsonb))
    and not exists (
      select from jsonb_to_recordset($1::text::jsonb) as entry(canary_id uuid, type text, name text)
      where entry.canary_id = checks.canary_id and entry.type = checks.type and entry.name = checks.name)`;

const LIVE_CHECKS = `
  select id::text as id, canary_id::text as "canaryId", type, name from checks
  where deleted_at is null and agent_id = '${localAgentId}'
    and canary_id::text in (select jsonb_array_elements_text($1::text::jsonb))`;

function keyOf(canaryId: string, type: string, name: string): string {
  return [canaryId, type, name].join("\n");
}

function labelsOf(json: string | null): Record<string, string> {
  return v.parse(v.fallback(v.record(v.string(), text), {}), json === null ? {} : JSON.parse(json));
}
