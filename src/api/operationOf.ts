import { operations, type OperationEntry, type OperationId } from "~generated/operations";

const patterns = (Object.entries(operations) as [OperationId, OperationEntry][]).map(
  ([id, { method, base, path }]) => ({
    id,
    method,
    pattern: new RegExp(`^${base}${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
  }),
);

/** The operation that a call belongs to, or undefined. */
export function operationOf(method: string, pathname: string): OperationId | undefined {
  return patterns.find((entry) => entry.method === method && entry.pattern.test(pathname))?.id;
}

/** What a success of the operation makes stale: operation ids and names of reads. */
export const invalidatedBy = (operation: string): readonly string[] =>
  Object.hasOwn(operations, operation) ? operations[operation as OperationId].invalidates : [];
