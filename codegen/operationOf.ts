import { operations, type OperationEntry, type OperationId } from "~generated/operations";

/** What a path parameter may hold: {path} the rest of the address, the table of a custom view its prefix. */
const held = (name: string): string =>
  name === "path" ? ".+" : name === "viewTable" ? "view_[^/]+" : "[^/]+";

/** The path as a pattern; dots are the only signs in our paths that a pattern reads otherwise. */
const patternOf = (path: string): string =>
  path.replaceAll(".", "\\.").replaceAll(/\{(\w+)\}/g, (_all, name: string) => held(name));

/** Sorts a fixed segment before a parameter, and that before the rest of an address. */
const rankOf = (path: string): string =>
  path.replaceAll(/[^/]+/g, (part) =>
    part.includes("{path}") ? "2" : part.includes("{") ? "1" : "0",
  );

const patterns = (Object.entries(operations) as [OperationId, OperationEntry][])
  .map(([id, { method, base, path }]) => ({
    id,
    method,
    rank: rankOf(path),
    pattern: new RegExp(`^${patternOf(base + path)}$`),
  }))
  .toSorted((left, right) => (left.rank < right.rank ? -1 : left.rank > right.rank ? 1 : 0));

/** The operations of an address by their method; empty where the contract has none. A fixed segment wins. */
export function operationsAt(pathname: string): ReadonlyMap<string, OperationId> {
  const found = new Map<string, OperationId>();
  for (const { id, method, pattern } of patterns)
    if (!found.has(method) && pattern.test(pathname)) found.set(method, id);
  return found;
}

/** The operation that a call belongs to, or undefined. */
export const operationOf = (method: string, pathname: string): OperationId | undefined =>
  operationsAt(pathname).get(method);
