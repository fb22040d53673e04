import { createHash } from "node:crypto";
import type { ViewColumn, ViewGauge, ViewPanel, ViewResult } from "~generated/view/types.gen";
import type { Database } from "../db/driver";
import { attributesColumn, makeTable, textOf, type MadeTable } from "./cells";
import { runStatements, type Answer, type Row } from "./queries";
import { storeRows } from "./storage";
import {
  cacheTimes,
  readViewSpec,
  tableOf,
  ViewError,
  type ColumnSpec,
  type GaugeSpec,
  type PanelSpec,
  type ViewSpec,
} from "./spec";
import { chooseVariables, fingerprintOf } from "./variables";

/** A view as it is stored, or as its author types it. */
export interface ViewRow {
  id?: string;
  name: string;
  namespace: string | null;
  spec: unknown;
}

const MOST_ROWS = 20_000;
const PREVIEW_ROWS = 200;
const MOST_OPTIONS = 500;
const TABLE = "\0table";

const present = <Value extends object>(value: Value): Value =>
  Object(
    Object.fromEntries(
      Object.entries(value).filter(([, one]) => one !== null && one !== undefined),
    ),
  );

function gaugeOf({ min, max, unit, precision, thresholds }: GaugeSpec): ViewGauge {
  return present({
    min: min === null || min === undefined ? undefined : String(min),
    max: max === null || max === undefined ? undefined : String(max),
    unit: unit ?? undefined,
    precision: precision ?? undefined,
    thresholds: thresholds?.map(({ percent, value, color }) => ({
      percent: Math.min(100, Math.max(0, Math.round(percent ?? value ?? 0))),
      color,
    })),
  });
}

function columnOf({ gauge, ...column }: ColumnSpec): ViewColumn {
  const url =
    column.url && present({ ...column.url, view: column.url.view && present(column.url.view) });
  return Object({ ...present({ ...column, url }), ...(gauge ? { gauge: gaugeOf(gauge) } : {}) });
}

function panelOf(
  { query: _query, gauge, bargauge, ...panel }: PanelSpec,
  answer: Answer,
): ViewPanel {
  return Object({
    ...present(panel),
    ...(gauge ? { gauge: gaugeOf(gauge) } : {}),
    ...(bargauge ? { bargauge: gaugeOf(bargauge) } : {}),
    ...("rows" in answer ? { rows: answer.rows } : { rows: null, error: answer.error }),
  });
}

/** The statement that gives the table its rows; undefined for a view without a table. */
function tableStatement({ columns, merge, queries }: ViewSpec): string | undefined {
  if (!columns?.length) return undefined;
  if (merge) return merge;
  const names = Object.keys(queries);
  return names.length === 1 ? `select * from ${names[0] ?? ""}` : "";
}

function optionsOf(columns: readonly ColumnSpec[], rows: readonly Row[]): Record<string, string[]> {
  const filtered = columns.filter(({ filter }) => filter?.type === "multiselect");
  return Object.fromEntries(
    filtered.map(({ name }) => [
      name,
      [
        ...new Set(
          rows.flatMap((row) =>
            row[name] === null || row[name] === undefined ? [] : [textOf(row[name])],
          ),
        ),
      ]
        .toSorted()
        .slice(0, MOST_OPTIONS),
    ]),
  );
}

interface Run {
  result: ViewResult;
  table: MadeTable | undefined;
  spec: ViewSpec;
  fingerprint: string;
}

/**
 * Computes a view. What is wrong with one panel or with the table stands there and leaves the others.
 * @throws ViewError where the spec as a whole cannot be run.
 */
export async function computeView(
  db: Database,
  view: ViewRow,
  asked: Readonly<Record<string, string>>,
): Promise<Run> {
  const spec = readViewSpec(view.spec);
  const { variables, chosen } = await chooseVariables(db, spec, asked);
  const fingerprint = fingerprintOf(chosen);
  const statement = tableStatement(spec);
  const statements = new Map((spec.panels ?? []).map(({ query }, at) => [String(at), query]));
  if (statement) statements.set(TABLE, statement);
  const answers = await runStatements(db, spec, chosen, { statements, limit: MOST_ROWS });
  const given = answers.get(TABLE);
  const table = given && "rows" in given ? makeTable(spec, given.rows, chosen) : undefined;
  const problem =
    statement === ""
      ? "The table has several queries and no merge that joins them."
      : given && "error" in given
        ? given.error
        : table?.problems.join("; ");
  const columns = spec.columns ?? [];
  const hasKey = columns.length === 0 || columns.some(({ primaryKey }) => primaryKey);
  const error = problem || (hasKey ? undefined : "No column is the primaryKey of the table.");
  const result: ViewResult = {
    ...(view.namespace ? { namespace: view.namespace } : {}),
    name: view.name,
    title: spec.display?.title ?? "",
    ...(spec.display?.icon ? { icon: spec.display.icon } : {}),
    lastRefreshedAt: new Date().toISOString(),
    requestFingerprint: fingerprint,
    ...(columns.length > 0
      ? {
          columns: [
            ...columns.map(columnOf),
            { name: attributesColumn, type: "row_attributes", hidden: true },
          ],
        }
      : {}),
    ...(spec.panels?.length
      ? {
          panels: spec.panels.map((panel, at) =>
            panelOf(panel, answers.get(String(at)) ?? { rows: [] }),
          ),
        }
      : {}),
    ...(variables.length > 0 ? { variables } : {}),
    ...(table ? { columnOptions: optionsOf(columns, table.rows) } : {}),
    ...(error ? { error } : {}),
  };
  return { result, table, spec, fingerprint };
}

/** Rows as cells in the order of the columns, for answers that carry them. */
export const cellsOf = (
  { result, table }: Pick<Run, "result" | "table">,
  most = PREVIEW_ROWS,
): ViewResult => ({
  ...result,
  ...(table
    ? {
        rows: table.rows
          .slice(0, most)
          .map((row) => (result.columns ?? []).map(({ name }) => row[name] ?? null)),
      }
    : {}),
});

interface Kept {
  result: ViewResult;
  at: number;
}
const results = new WeakMap<Database, Map<string, Kept>>();
const running = new WeakMap<Database, Map<string, Promise<Kept>>>();

const mapOf = <Value>(
  of: WeakMap<Database, Map<string, Value>>,
  db: Database,
): Map<string, Value> => {
  const known = of.get(db) ?? new Map<string, Value>();
  of.set(db, known);
  return known;
};

/** The first thing that is wrong, as the list of views shows it. */
const firstError = ({ error, panels }: ViewResult): string | null => {
  const broken = panels?.find((panel) => panel.error);
  return error ?? (broken ? `Panel ${broken.name}: ${broken.error ?? ""}` : null);
};

async function refresh(db: Database, view: ViewRow, asked: Record<string, string>): Promise<Kept> {
  const note = (error: string | null) =>
    db.query("update views set last_ran = now(), error = $2 where id = $1::uuid", [
      view.id ?? null,
      error,
    ]);
  try {
    const { result, table, spec, fingerprint } = await computeView(db, view, asked);
    if (table)
      await storeRows(
        db,
        tableOf(view.namespace, view.name),
        spec.columns ?? [],
        fingerprint,
        table.rows,
      );
    await note(firstError(result));
    return { result, at: Date.now() };
  } catch (error) {
    await note(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/** How old a result may be, and how long to wait for a new one, in milliseconds; undefined leaves it to the view. */
export interface Freshness {
  maxAge?: number | undefined;
  refreshTimeout?: number | undefined;
}

/**
 * A view's result, from the last run where that is young enough. A run that takes too long, or fails, answers with the
 * last result and its error.
 */
export async function viewResult(
  db: Database,
  view: ViewRow & { id: string },
  asked: Record<string, string>,
  freshness: Freshness,
): Promise<ViewResult> {
  const times = cacheTimes(readViewSpec(view.spec));
  const key = createHash("sha256")
    .update(
      JSON.stringify([
        view.id,
        view.spec,
        Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ]),
    )
    .digest("hex");
  const kept = mapOf(results, db);
  const last = kept.get(key);
  const maxAge = Math.max(freshness.maxAge ?? times.maxAge, times.minAge);
  if (last && Date.now() - last.at < maxAge) return last.result;
  const waiting = mapOf(running, db);
  const run =
    waiting.get(key) ??
    refresh(db, view, asked)
      .then((made) => {
        if (kept.size > 500) kept.clear();
        kept.set(key, made);
        return made;
      })
      .finally(() => waiting.delete(key));
  waiting.set(key, run);
  if (!last) return (await run).result;
  const timeout = freshness.refreshTimeout ?? times.refreshTimeout;
  const late = new Promise<Kept>((resolve) => setTimeout(() => resolve(last), timeout).unref());
  try {
    return (await Promise.race([run, late])).result;
  } catch (error) {
    if (!(error instanceof ViewError)) throw error;
    return { ...last.result, error: error.message };
  }
}
