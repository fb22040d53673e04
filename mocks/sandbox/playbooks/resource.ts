import type { ResourceSelector } from "~generated/resources/types.gen";
import type { Database } from "../db/driver";
import { evaluateIn } from "./templateValue";
import { kinds } from "../search/kinds";
import { findResources } from "../search/search";
import type { PlaybookSpec } from "./spec";

/** What a playbook runs for. */
export interface Target {
  kind: "config" | "component" | "check";
  id: string;
  /** It counts although it was deleted: that is what has happened. */
  mayBeGone?: boolean;
}

/** A key of a request and the kind that it names. */
export const targetKeys = {
  config_id: "config",
  component_id: "component",
  check_id: "check",
} as const;

const tables = { config: "config_items", component: "components", check: "checks" } as const;
const plural = { config: "configs", component: "components", check: "checks" } as const;

export type Row = Readonly<Record<string, unknown>>;

/** The resource with all its columns, as expressions see it; undefined where there is none, or it was deleted. */
export async function loadTarget(
  db: Database,
  { kind, id, mayBeGone = false }: Target,
): Promise<Row | undefined> {
  const [row] = await db.query<{ row: Row }>(
    `select to_jsonb(one) as row from ${tables[kind]} one where id = $1::uuid and ($2 or deleted_at is null)`,
    [id, mayBeGone],
  );
  if (!row) return undefined;
  const document = row.row["config"];
  return kind === "config" && typeof document === "object" && document !== null
    ? { ...document, ...row.row }
    : row.row;
}

/** Whether one of the selectors means the resource; a selector with nothing in it means none. */
export async function isSelected(
  db: Database,
  { kind, id, mayBeGone = false }: Target,
  selectors: readonly ResourceSelector[],
): Promise<boolean> {
  for (const selector of selectors) {
    if (Object.keys(selector).length === 0) continue;
    if (selector.id && selector.id !== id) continue;
    const wanted = {
      ...selector,
      id,
      agent: selector.agent ?? "all",
      ...(mayBeGone && { includeDeleted: true }),
    };
    const found = await findResources(db, kinds[plural[kind]], wanted, 1);
    if (found.length > 0) return true;
  }
  return false;
}

/** Whether a playbook is meant for a resource of that kind, and for this one. */
export const fits = (db: Database, spec: PlaybookSpec, target: Target): Promise<boolean> =>
  isSelected(db, target, spec[plural[target.kind]] ?? []);

/** Whether a playbook asks for a resource at all. */
export const needsTarget = (spec: PlaybookSpec): boolean =>
  [spec.configs, spec.components, spec.checks].some((list) => (list ?? []).length > 0);

/** The first filter expression that does not hold, with its result; null when all do. */
export function refusingFilter(spec: PlaybookSpec, scope: Row): string | null {
  for (const filter of spec.filters ?? []) {
    const result = evaluateIn(filter, scope);
    if (result !== true && result !== "true") return String(result);
  }
  return null;
}
