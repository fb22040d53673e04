import { functions, relations } from "~generated/db/relations";
import { operations, type OperationEntry } from "~generated/operations";

export interface Matched {
  /** operationId; for /db the relation's operation. */
  id: string;
  access: OperationEntry["access"];
}

const entries: [string, OperationEntry][] = Object.entries(operations);

const patterns = entries
  .filter(([, entry]) => entry.base !== "/api/db")
  .map(([id, { method, base, path, access }]) => ({
    id,
    method,
    access,
    parameters: path.split("{").length,
    pattern: new RegExp(
      `^${base}${path.replaceAll("{path}", ".+").replaceAll(/\{[^}]+\}/g, "[^/]+")}$`,
    ),
  }))
  // A fixed segment wins over a parameter.
  .toSorted((a, b) => a.parameters - b.parameters);

function dbOperation(method: string, relationName: string): Matched | undefined {
  const functionName = relationName.replace(/^rpc\//, "");
  const isFunction = functionName !== relationName;
  const known = isFunction ? functions : relations;
  const relation = Object.hasOwn(known, functionName) ? known[functionName] : undefined;
  if (!relation) return undefined;
  const id = entries.find(
    ([, e]) => e.base === "/api/db" && e.path === `/${relationName}` && e.method === method,
  )?.[0];
  return {
    id: id ?? `${method} ${relationName}`,
    access: {
      resource: relation.resource,
      action: method === "GET" || method === "HEAD" ? "read" : "write",
    },
  };
}

/** The contract's operation for a request, or undefined when the contract has none. */
export function operationOf(method: string, pathname: string): Matched | undefined {
  if (pathname.startsWith("/api/db/"))
    return dbOperation(method, pathname.slice("/api/db/".length));
  return patterns.find((entry) => entry.method === method && entry.pattern.test(pathname));
}

/** Whether the contract has the path under another method. */
export const isKnownPath = (pathname: string): boolean =>
  patterns.some(({ pattern }) => pattern.test(pathname));
