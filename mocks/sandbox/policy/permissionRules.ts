import type { PolicyRule } from "~generated/auth/types.gen";
import type { Database } from "../db/driver";
import { policyActions } from "./builtIn";

interface PermissionRow {
  id: string;
  subject: string | null;
  action: string;
  object: string | null;
  object_selector: Record<string, unknown> | null;
  deny: boolean;
  config_id: string | null;
  component_id: string | null;
  playbook_id: string | null;
  canary_id: string | null;
  connection_id: string | null;
  /** Targets of the scopes that the selector names. */
  targets: Record<string, unknown>[] | null;
}

/** Rows in error, ended or deleted make no rules. */
const select = `
  select permission.id::text,
    coalesce(subject, person_id::text, team_id::text, notification_id::text) as subject,
    action, object, object_selector, deny, config_id::text, component_id::text, playbook_id::text, canary_id::text,
    connection_id::text,
    (
      select jsonb_agg(target) from jsonb_array_elements(object_selector -> 'scopes') reference
      join scopes scope on scope.deleted_at is null and scope.name = reference ->> 'name'
        and coalesce(scope.namespace, '') = coalesce(reference ->> 'namespace', '')
      cross join jsonb_array_elements(scope.targets) target
    ) as targets
  from permissions permission
  where permission.deleted_at is null and coalesce(permission.error, '') = ''
    and (permission.until is null or permission.until > now())
  order by permission.id`;

/** Kinds in the singular of a scope's target, and in the plural of a selector. */
const plurals: Readonly<Record<string, readonly string[]>> = {
  config: ["configs"],
  component: ["components"],
  playbook: ["playbooks"],
  // Scopes of canaries and of everything count for row security alone.
  canary: [],
  global: [],
};

const matches = (selector: object) => `matchResourceSelector(r.obj, ${JSON.stringify(selector)})`;

function actionsOf(pattern: string): string[] {
  const found = pattern.split(",").flatMap((part) => {
    const wanted = part.trim();
    if (!wanted.includes("*")) return [wanted];
    const glob = new RegExp(
      `^${wanted.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`,
    );
    return policyActions.filter((action) => glob.test(action));
  });
  return [...new Set(found.filter(Boolean))];
}

/** Conditions of a row that names no object. */
function conditionsOf(row: PermissionRow): string[] {
  const kinds = ["config", "component", "playbook", "canary", "connection"] as const;
  const ids = kinds.flatMap((kind) => {
    const id = row[`${kind}_id`];
    return id === null ? [] : [`r.obj.${kind}.id == "${id}"`];
  });
  const { scopes: _, ...selectors } = row.object_selector ?? {};
  const own = Object.keys(selectors).length > 0 ? [matches(selectors)] : [];
  const scoped = (row.targets ?? []).flatMap((target) =>
    Object.entries(target).flatMap(([kind, selector]) =>
      (plurals[kind] ?? []).map((plural) => matches({ [plural]: [selector] })),
    ),
  );
  return [...ids, ...own, ...scoped];
}

/** Some objects mean every record of their kind as well. */
function wildcard(object: string, action: string): string | undefined {
  const isRun = action === "playbook:run" || action === "playbook:approve";
  if (object === "playbooks" && isRun) return matches({ playbooks: [{ name: "*" }] });
  if (action !== "read") return undefined;
  if (object === "catalog") return matches({ configs: [{ name: "*" }] });
  if (object === "topology") return matches({ components: [{ name: "*" }] });
  return object === "connection" ? matches({ connections: [{ name: "*" }] }) : undefined;
}

function rulesOfRow(row: PermissionRow): PolicyRule[] {
  const head = {
    id: row.id,
    ...(row.subject ? { subject: row.subject } : {}),
    ...(row.deny ? { deny: true } : {}),
  };
  return actionsOf(row.action).flatMap((action): PolicyRule[] => {
    if (!row.object) return conditionsOf(row).map((condition) => ({ ...head, action, condition }));
    const all = wildcard(row.object, action);
    return [
      { ...head, object: row.object, action, condition: "true" },
      ...(all === undefined ? [] : [{ ...head, action, condition: all }]),
    ];
  });
}

/** The rules that the rows of /db/permissions stand for. */
export async function permissionRules(db: Database): Promise<PolicyRule[]> {
  return (await db.query<PermissionRow>(select)).flatMap(rulesOfRow);
}
