import { operations, type OperationId } from "~generated/operations";
import { policyActions, policyNeeds, policyObjects, type PolicyNeed } from "~generated/policy";

/** Object of a relation, or of a function without its `rpc/`. One that the contract does not name is its own object. */
const objectOf = (name: string): string =>
  policyObjects[name] ?? (name.startsWith("view_") ? "catalog" : name);

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/**
 * What a scope must hold for a request (`x-policy`). Operations that the contract does not name ask for their own name,
 * which no scope has.
 * @returns null where every token may.
 */
export function permissionOf(
  operationId: string,
  method: string,
  pathname: string,
): PolicyNeed | null {
  const relation = /^\/api\/db\/(?<rpc>rpc\/)?(?<name>[^/]+)$/.exec(pathname)?.groups?.["name"];
  const action = policyActions[method] ?? method;
  if (relation !== undefined) return { object: objectOf(relation), action };
  return isOperation(operationId) ? policyNeeds[operationId] : { object: operationId, action };
}
