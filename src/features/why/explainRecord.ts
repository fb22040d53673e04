import type { PolicyRule } from "~generated/rbac/types.gen";
import { operations, type OperationId } from "~generated/operations";
import type { Action } from "~/api/access";
import { explain, type Explanation } from "./explain";
import { explainToken, type TokenExplanation } from "./explainToken";
import type { RecordKind } from "./search";
import type { Holder } from "./useHolder";

/** A kind of records that can be asked about one by one. */
interface KnownKind {
  label: string;
  /** Calls that read one and change one; no call changes what scrapers and topologies make. */
  read: OperationId;
  write: OperationId | undefined;
  /** What rules call one (`r.obj.config.id`), and selectors several; undefined where no rule names them. */
  one: string | undefined;
  many: string | undefined;
}

/** Health checks belong to a canary: rules name that. */
export const recordKinds: Readonly<Record<RecordKind, KnownKind>> = {
  config: {
    label: "Catalog item",
    read: "listConfigs",
    write: undefined,
    one: "config",
    many: "configs",
  },
  component: {
    label: "Component",
    read: "listComponents",
    write: undefined,
    one: "component",
    many: "components",
  },
  check: {
    label: "Health check",
    read: "listChecks",
    write: "updateCanary",
    one: "canary",
    many: "canaries",
  },
  connection: {
    label: "Connection",
    read: "listConnections",
    write: "updateConnection",
    one: "connection",
    many: "connections",
  },
  view: {
    label: "View",
    read: "evaluateView",
    write: "updateView",
    one: undefined,
    many: "views",
  },
};

/** A rule that names a record, for certain or perhaps: which records a selector finds, the server knows. */
interface RecordRule {
  permission: string;
  isDenial: boolean;
  actions: readonly string[];
  held: true | "maybe";
}

/** Whether somebody may read or change one record. */
interface RecordExplanation {
  /** Name of the call that it was judged by; undefined where there is none. */
  call: OperationId | undefined;
  isAllowed: boolean;
  /** By role. */
  told: Explanation | undefined;
  token: TokenExplanation | undefined;
  /** Rules of permissions that name the record. */
  rules: readonly RecordRule[];
}

/**
 * Explains one record. The server judges reads and writes by role, as for all of its kind: a rule that names one record
 * takes part for guests where it narrows rows, and where a playbook runs on the record or uses it.
 * @param id what rules would name: of a check its canary's.
 */
export function explainRecord(
  { roles, rules = [], token }: Pick<Holder, "roles" | "rules" | "token">,
  kind: RecordKind,
  action: Action,
  id: string,
): RecordExplanation {
  const call = recordKinds[kind][action];
  const told = call && explain(roles, operations[call].access);
  const ofToken = token && call && explainToken(token, call);
  return {
    call,
    told,
    token: ofToken,
    isAllowed: (ofToken ?? told)?.isAllowed ?? false,
    rules: rulesNaming(rules, kind, id),
  };
}

/** Rules of permissions that name a record, each permission once. */
function rulesNaming(
  rules: readonly PolicyRule[],
  kind: RecordKind,
  id: string,
): readonly RecordRule[] {
  const named = new Map<string, RecordRule>();
  for (const rule of rules) {
    const held = names(rule.condition ?? "true", kind, id);
    const { id: permission, action } = rule;
    if (!held || permission === undefined || permission === "na") continue;
    const before = named.get(permission);
    named.set(permission, {
      permission,
      isDenial: rule.deny === true,
      held: before?.held === true ? true : held,
      actions: [...new Set([...(before?.actions ?? []), action ?? "*"])],
    });
  }
  return [...named.values()];
}

function names(condition: string, kind: RecordKind, id: string): boolean | "maybe" {
  const { one, many } = recordKinds[kind];
  if (one !== undefined && condition === `r.obj.${one}.id == "${id}"`) return true;
  const json = /^matchResourceSelector\(r\.obj, (\{.*\})\)$/s.exec(condition)?.[1];
  if (json === undefined || many === undefined) return false;
  try {
    const list: unknown = Reflect.get(Object(JSON.parse(json)), many);
    if (!Array.isArray(list) || list.length === 0) return false;
    return list.some((one: unknown) => isWholeSelector(one, id)) || "maybe";
  } catch {
    return false;
  }
}

/** Whether a selector finds the record for certain: by its id, or every record. */
function isWholeSelector(selector: unknown, id: string): boolean {
  const fields = Object.entries(Object(selector)).filter(([, value]) => value !== "");
  return (
    fields.length === 1 &&
    fields.every(([key, value]) => (key === "id" ? value === id : key === "name" && value === "*"))
  );
}
