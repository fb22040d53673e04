import { banner, operationsOf, type OpenApi } from "./document";

interface PolicyNeed {
  object: string;
  action: string;
}

interface Policy {
  open: string[];
  operations: Record<string, PolicyNeed>;
  tables: Record<string, string[]>;
}

/** The action that the policy asks for a method. */
const actions: Readonly<Record<string, string>> = {
  GET: "read",
  HEAD: "read",
  POST: "create",
  PATCH: "update",
  PUT: "update",
  DELETE: "delete",
};

/** What the backend's policy asks for each operation (`x-policy`), and the object that guards each relation of /db. */
export function policyTable(common: OpenApi, documents: readonly OpenApi[]): string {
  const policy = common["x-policy"] as Policy;
  const objects = Object.fromEntries(
    Object.entries(policy.tables).flatMap(([object, names]) => names.map((name) => [name, object])),
  );
  const known = new Set<string>();
  const needs = documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      operationsOf(item).map(([method, { operationId: id }]) => {
        known.add(id);
        const action = actions[method.toUpperCase()] ?? method;
        if (document.servers[0]?.url === "/api/db") {
          const name = path.split("/").at(-1) ?? "";
          // A relation whose name is a parameter is the table of a view.
          const object = name.startsWith("{") ? "catalog" : (objects[name] ?? name);
          return [id, { object, action }] as const;
        }
        if (policy.open.includes(id)) return [id, null] as const;
        return [id, policy.operations[id] ?? { object: id, action }] as const;
      }),
    ),
  );
  for (const id of [...policy.open, ...Object.keys(policy.operations)])
    if (!known.has(id)) throw new Error(`x-policy names ${id}, which is no operation`);
  return `${banner}import type { OperationId } from "./operations";

/** An action on an object, in the words of the backend's policy. */
export interface PolicyNeed {
  object: string;
  action: string;
}

/** The action that the policy asks for a method. */
export const policyActions: Readonly<Record<string, string>> = ${JSON.stringify(actions, null, 2)};

/** Object that guards a relation or function of /db, by its name. */
export const policyObjects: Readonly<Record<string, string>> = ${JSON.stringify(objects, null, 2)};

/** What the policy asks for a call; null where every access token may. */
export const policyNeeds: Readonly<Record<OperationId, PolicyNeed | null>> = ${JSON.stringify(Object.fromEntries(needs), null, 2)};
`;
}
