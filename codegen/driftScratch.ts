import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Drift, DriftChecks } from "./driftChecks";
import type { DriftReport, ScratchReport } from "./driftReport";

/** A call beside its address. */
export interface CallInit {
  method?: string;
  body?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends a call to the backend under its /api path, with who asks. */
export type SendCall = (target: string, init?: CallInit) => Promise<Response>;

/** A relation whose rows do nothing by themselves: nobody is told, nothing runs, nobody may do more. */
interface Kind {
  relation: string;
  create: string;
  update?: string;
  /** The call that deletes; without one a row is marked as deleted, as the console does it. */
  remove?: string;
  /** Column that the mark stands in. */
  label: string;
  /** Columns beside the label that a row needs. */
  rest: (personId: string) => Readonly<Record<string, unknown>>;
}

const kinds: readonly Kind[] = [
  {
    relation: "scopes",
    create: "createScope",
    update: "updateScope",
    label: "name",
    rest: () => ({ targets: [{ config: { name: "nothing-has-this-name" } }] }),
  },
  {
    relation: "teams",
    create: "createTeam",
    update: "updateTeam",
    label: "name",
    rest: (personId) => ({ created_by: personId }),
  },
  {
    relation: "saved_query",
    create: "createSavedQuery",
    remove: "deleteSavedQuery",
    label: "description",
    rest: () => ({ query: "/catalog?health=unhealthy%3A1" }),
  },
  {
    relation: "playbooks",
    create: "createPlaybook",
    update: "updatePlaybook",
    label: "name",
    rest: () => ({
      source: "UI",
      spec: { actions: [{ name: "nothing", exec: { script: "true" } }] },
    }),
  },
  {
    relation: "connections",
    create: "createConnection",
    update: "updateConnection",
    label: "name",
    rest: () => ({ type: "http" }),
  },
  {
    relation: "logging_backends",
    create: "createLoggingBackend",
    update: "updateLoggingBackend",
    label: "name",
    rest: () => ({ spec: {} }),
  },
  {
    relation: "properties",
    create: "createPropertyRow",
    update: "updatePropertyRow",
    remove: "deletePropertyRow",
    label: "name",
    rest: () => ({ value: "true" }),
  },
  {
    relation: "canaries",
    create: "createCanary",
    update: "updateCanary",
    label: "name",
    rest: () => ({ namespace: "default", spec: {} }),
  },
  {
    relation: "topologies",
    create: "createTopology",
    update: "updateTopology",
    label: "name",
    rest: () => ({ namespace: "default" }),
  },
];

const prefix = "quarterdeck-drift-";
/** Marks older than this are of runs that were killed. */
const abandonedMs = 15 * 60_000;

const newMark = (): string =>
  `${prefix}${Date.now().toString(36)}-${randomInt(36 ** 4).toString(36)}`;

const madeAt = (label: unknown): number =>
  typeof label === "string"
    ? Number.parseInt(label.slice(prefix.length).split("-")[0] ?? "", 36)
    : Number.NaN;

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(response: Response): Promise<Row[]> {
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const body: unknown = await response.json();
  return Array.isArray(body)
    ? body.filter((row): row is Row => typeof row === "object" && row !== null)
    : [];
}

export interface ScratchOptions {
  send: SendCall;
  checks: DriftChecks;
  report: DriftReport;
  /** Id of who asks, for rows that name their maker. */
  personId: string;
  /** Stops before the next record; what was made is removed all the same. */
  signal?: AbortSignal | undefined;
  /** Between two tries to clean up, in milliseconds. */
  retryMs?: number;
}

/**
 * Probes writes: makes a record of each kind that does nothing by itself, changes it, tries to change it by a state that
 * it no longer has, and removes it. Whatever happens in between, everything that carries the mark of this run is looked
 * for and removed at the end, and so is what a killed run has left behind.
 */
export async function probeWrites(options: ScratchOptions): Promise<ScratchReport> {
  const { signal, report } = options;
  const mark = newMark();
  const scratch: ScratchReport = { made: 0, removed: 0, left: [] };
  await removeMarked(options, scratch, (label) => Date.now() - madeAt(label) > abandonedMs);
  try {
    for (const kind of kinds) {
      if (signal?.aborted === true) {
        report.skipped.push({ operation: kind.create, reason: "interrupted" });
        continue;
      }
      await probeKind(options, scratch, kind, mark);
    }
  } finally {
    await removeMarked(
      options,
      scratch,
      (label) => typeof label === "string" && label.startsWith(mark),
    );
  }
  return scratch;
}

const json = (method: string, body: unknown): CallInit => ({
  method,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", prefer: "return=representation" },
});

/** Asks and compares; a refusal or a broken connection is told and ends this kind only. */
async function ask(
  { send, checks, report }: ScratchOptions,
  operation: string,
  target: string,
  init: CallInit,
): Promise<Row[] | undefined> {
  try {
    const response = await send(target, init);
    const copy = response.clone();
    // What the server says of itself or of who asks is no part of an answer's shape.
    if (response.status < 500 && ![401, 403].includes(response.status))
      report.drift.push(...(await checks.answer(operation, response)));
    if (copy.ok) {
      if (!report.compared.includes(operation)) report.compared.push(operation);
      return copy.status === 204 ? [] : await rowsOf(copy);
    }
    const words = (await copy.text()).replaceAll(/\s+/g, " ").trim().slice(0, 200);
    report.skipped.push({ operation, reason: `answered ${copy.status} ${words}`.trim() });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    report.skipped.push({ operation, reason: `no answer: ${reason}` });
  }
  return undefined;
}

async function probeKind(
  options: ScratchOptions,
  scratch: ScratchReport,
  { relation, create, update, label, rest }: Kind,
  mark: string,
): Promise<void> {
  const body = { [label]: mark, ...rest(options.personId) };
  const made = await ask(options, create, `/api/db/${relation}`, json("POST", body));
  if (made === undefined) return;
  scratch.made += 1;
  if (update === undefined) return;
  const key = relation === "properties" ? "name" : "id";
  const where = `/api/db/${relation}?${key}=eq.${encodeURIComponent(String(made[0]?.[key]))}`;
  const change = relation === "properties" ? { value: "false" } : { [label]: `${mark}-b` };
  const changed = await ask(options, update, where, json("PATCH", change));
  if (changed === undefined) return;
  options.report.drift.push(...differences(update, "(rows)", "1 row", changed));
  // A state that the row no longer has: somebody was faster, so nothing may be written.
  const stale = `${where}&updated_at=eq.2001-01-01T00:00:00Z`;
  const late = await ask(options, update, stale, json("PATCH", change));
  if (late !== undefined)
    options.report.drift.push(...differences(update, "(stale version)", "0 rows", late));
}

function differences(
  operation: string,
  path: string,
  expected: string,
  rows: readonly Row[],
): Drift[] {
  const seen = `${rows.length} row${rows.length === 1 ? "" : "s"}`;
  return seen === expected ? [] : [{ operation, path, expected, seen, count: 1 }];
}

const tries = 3;

/** Removes every marked row that is meant, of all kinds, and names those that would not go. */
async function removeMarked(
  options: ScratchOptions,
  scratch: ScratchReport,
  isMeant: (label: unknown) => boolean,
): Promise<void> {
  for (const kind of kinds)
    for (let attempt = 1; ; attempt += 1) {
      try {
        scratch.removed += await removeOf(options, kind, isMeant);
        break;
      } catch (error) {
        if (attempt === tries) {
          const reason = error instanceof Error ? error.message : String(error);
          scratch.left.push(`${kind.relation}: ${reason}`);
          break;
        }
        await delay(options.retryMs ?? 1000);
      }
    }
}

/** @throws Error where a row is still there afterwards. */
async function removeOf(
  { send, checks, report }: ScratchOptions,
  { relation, update, remove, label }: Kind,
  isMeant: (label: unknown) => boolean,
): Promise<number> {
  const key = relation === "properties" ? "name" : "id";
  const isLive = remove === undefined ? "&deleted_at=is.null" : "";
  const find = async () => {
    const select = [...new Set([key, label])].join(",");
    const found = await send(
      `/api/db/${relation}?select=${select}&${label}=like.${prefix}*${isLive}`,
    );
    // Who may not read a relation could not have made anything there.
    return found.status === 401 || found.status === 403 ? [] : rowsOf(found);
  };
  const rows = (await find()).filter((row) => isMeant(row[label]));
  for (const row of rows) {
    const where = `/api/db/${relation}?${key}=eq.${encodeURIComponent(String(row[key]))}`;
    const response =
      remove === undefined
        ? await send(where, json("PATCH", { deleted_at: new Date().toISOString() }))
        : await send(where, { method: "DELETE", headers: { prefer: "return=representation" } });
    if (!response.ok) throw new Error(`${String(row[label])} stays, answered ${response.status}`);
    const operation = remove ?? update;
    if (operation !== undefined) {
      report.drift.push(...(await checks.answer(operation, response)));
      if (!report.compared.includes(operation)) report.compared.push(operation);
    }
  }
  const [still] = rows.length === 0 ? [] : (await find()).filter((row) => isMeant(row[label]));
  if (still !== undefined) throw new Error(`${String(still[label])} stays`);
  return rows.length;
}
