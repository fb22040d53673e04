import { operations, type OperationId } from "~generated/operations";

/** Full address of an operation without parameters, for commands and files that people use outside of the console. */
export function addressOf(operation: OperationId): string {
  const { base, path } = operations[operation];
  return new URL(base + path, location.origin).href;
}
