import { allows } from "../access";
import { plainError } from "../answers";
import type { Database } from "../db/driver";
import type { SandboxUser } from "../people";
import { rulesOf } from "../policy/policy";
import { isSelected, type Target } from "./resource";

export type PlaybookRight = "playbook:run" | "playbook:approve" | "playbook:cancel";

interface About {
  playbook: { id: string; name: string; namespace: string };
  target: Target | null;
}

const matches = (wanted: unknown, value: string): boolean =>
  typeof wanted !== "string" ||
  wanted === "" ||
  wanted === "*" ||
  wanted.split(",").includes(value);

/** The selectors of a condition such as `matchResourceSelector(r.obj, {"playbooks":[{"name":"restart"}]})`. */
function selectorsOf(condition: string): Record<string, Record<string, unknown>[]> | null {
  const json = /^matchResourceSelector\(r\.obj, (?<json>\{.*\})\)$/s.exec(condition)?.groups?.[
    "json"
  ];
  if (json === undefined) return null;
  try {
    return Object(JSON.parse(json));
  } catch {
    return null;
  }
}

/** Whether a rule's condition holds for the playbook and what it is to run for. */
async function holds(
  db: Database,
  condition: string,
  { playbook, target }: About,
): Promise<boolean> {
  if (condition === "true") return true;
  const one = /^r\.obj\.(?<kind>\w+)\.id == "(?<id>[^"]+)"$/.exec(condition)?.groups;
  if (one)
    return one["kind"] === "playbook"
      ? one["id"] === playbook.id
      : one["kind"] === target?.kind && one["id"] === target?.id;
  const selectors = selectorsOf(condition);
  if (selectors === null) return false;
  const { playbooks, ...rest } = selectors;
  const fitsPlaybook =
    playbooks === undefined ||
    playbooks.some(
      ({ id, name, namespace }) =>
        matches(id, playbook.id) &&
        matches(name, playbook.name) &&
        matches(namespace, playbook.namespace),
    );
  if (!fitsPlaybook) return false;
  const resources = Object.entries(rest).filter(
    ([, list]) => Array.isArray(list) && list.length > 0,
  );
  if (resources.length === 0) return playbooks !== undefined;
  const list = target === null ? undefined : rest[`${target.kind}s`];
  return target !== null && list !== undefined && isSelected(db, target, list);
}

/**
 * Whether somebody may run, approve or cancel: by the role (administrators everything, who may write playbook runs runs
 * and cancels), or by a rule; a denying rule takes it from everybody.
 */
export async function hasRight(
  db: Database,
  user: SandboxUser,
  right: PlaybookRight,
  about: About,
): Promise<boolean> {
  const rules = (await rulesOf(db, user)).filter(
    ({ object, action }) =>
      (action === right || action === "*") &&
      (object === undefined || object === "*" || object === "playbooks"),
  );
  let isAllowed =
    right !== "playbook:approve" &&
    user.roles.some((role) => allows(role, { resource: "playbook_runs", action: "write" }));
  for (const rule of rules) {
    if (!(await holds(db, rule.condition ?? "true", about))) continue;
    if (rule.deny) return false;
    isAllowed = true;
  }
  return isAllowed;
}

/** The refusal in the words of the backend's middleware. */
export const refusal = (user: SandboxUser, right: PlaybookRight): Response =>
  plainError(403, `access denied: ${right} is not allowed`, {
    "X-Rbac-Subject": user.id,
    "X-Rbac-Object": "playbooks",
    "X-Rbac-Action": right,
  });
