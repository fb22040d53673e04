import { functions, relations } from "~generated/db/relations";
import { operationOf as contractOperation, operationsAt } from "~generated/operationOf";
import { operations, type OperationEntry } from "~generated/operations";

export interface Matched {
  /** operationId; for /db the relation's operation. */
  id: string;
  access: OperationEntry["access"];
}

/** A relation that the database has, whatever the method: PostgREST says which it takes. */
function dbOperation(method: string, pathname: string): Matched | undefined {
  const name = pathname.slice("/api/db/".length);
  const functionName = name.replace(/^rpc\//, "");
  const known = functionName === name ? relations : functions;
  const relation = Object.hasOwn(known, functionName) ? known[functionName] : undefined;
  // The table of a custom view exists once the view has run; only the database knows.
  if (!relation && contractOperation(method, pathname) === "listViewTableRows")
    return { id: "listViewTableRows", access: operations.listViewTableRows.access };
  if (!relation) return undefined;
  return {
    id: contractOperation(method, pathname) ?? `${method} ${name}`,
    access: { resource: relation.resource, action: method === "GET" ? "read" : "write" },
  };
}

/**
 * The contract's operation for a request, or undefined when the contract has none.
 * @param method GET for HEAD.
 */
export function operationOf(method: string, pathname: string): Matched | undefined {
  if (pathname.startsWith("/api/db/")) return dbOperation(method, pathname);
  const id = contractOperation(method, pathname);
  return id && { id, access: operations[id].access };
}

/** Whether the contract has the path under another method. */
export const isKnownPath = (pathname: string): boolean => operationsAt(pathname).size > 0;
