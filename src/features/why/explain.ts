import { operations, type OperationEntry, type OperationId } from "~generated/operations";
import { resourceAliases, roleMatrix, type Resource, type Role } from "~generated/roleMatrix";
import { buildAccess, type Action } from "~/api/access";

const roleNames = Object.keys(roleMatrix) as Role[];

/** Every resource that a gate may name, its other names included. */
export const resourceNames: readonly string[] = [
  ...new Set([...roleMatrix.admin.read, ...Object.keys(resourceAliases)]),
].toSorted((a, b) => a.localeCompare(b, "en"));

export const isResource = (name: string): name is Resource => resourceNames.includes(name);

/** Why somebody may or may not do something. */
export interface Explanation {
  isAllowed: boolean;
  /** Roles that they have and that grant it. */
  by: readonly string[];
  /** Roles that would grant it; empty where any signed-in person may. */
  holders: readonly Role[];
  /** Roles that they have and that the console's table does not know: they grant nothing here. */
  unknown: readonly string[];
}

/** What an access asks for, as the contract writes it (`x-access`). */
type AskedAccess = OperationEntry["access"];

function grants(role: Role, { resource, action, roles }: AskedAccess): boolean {
  if (resource === "public" || resource === "anyone") return true;
  if (roles) return roles.includes(role);
  return isResource(resource) && buildAccess([role]).can(action, resource);
}

/** Explains an access for somebody with these roles, by the role table and the contract alone. */
export function explain(roles: readonly string[], access: AskedAccess): Explanation {
  const holders = roleNames.filter((role) => grants(role, access));
  const isOpen = access.resource === "public" || access.resource === "anyone";
  const by = [...new Set(roles)].filter((role) => holders.some((holder) => holder === role));
  return {
    isAllowed: isOpen || by.length > 0,
    by: isOpen ? [] : by,
    holders: isOpen ? [] : holders,
    // Everybody has `everyone`, and nothing by it.
    unknown: roles.filter((role) => role !== "everyone" && !Object.hasOwn(roleMatrix, role)),
  };
}

/** A call that asks for a resource, with what it asks for exactly: some name roles of their own. */
interface ExplainedCall {
  id: OperationId;
  method: string;
  path: string;
  access: AskedAccess;
}

/** The calls of the contract that ask to read or write a resource, by their addresses. */
export function callsOf(resource: string, action: Action): readonly ExplainedCall[] {
  const real = resourceAliases[resource] ?? resource;
  const isMeant = (access: AskedAccess) =>
    access.action === action && (resourceAliases[access.resource] ?? access.resource) === real;
  return (Object.keys(operations) as OperationId[])
    .map((id) => {
      const { method, base, path, access } = operations[id];
      return { id, method, path: base + path, access };
    })
    .filter(({ access }) => isMeant(access))
    .toSorted((a, b) => a.path.localeCompare(b.path, "en"));
}
