import { operations, type OperationId } from "~generated/operations";

/** What a success of the operation makes stale: operation ids and names of reads. */
export const invalidatedBy = (operation: string): readonly string[] =>
  Object.hasOwn(operations, operation) ? operations[operation as OperationId].invalidates : [];
