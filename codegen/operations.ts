import { readFile } from "node:fs/promises";
import { banner, operationsOf, readsOf, type OpenApi } from "./document";

interface RoleRule {
  all?: boolean;
  except?: string[];
  only?: string[];
}

interface Matrix {
  resources: string[];
  aliases: Record<string, string>;
  roles: Record<string, { read: RoleRule; write: RoleRule }>;
}

/** Index of all operations of all bases: what the client, the route gates and the sandbox read. */
export function operationIndex(documents: OpenApi[], db: OpenApi): string {
  const entries = documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      operationsOf(item).map(([method, operation]) => {
        const { resource, action, roles } = operation["x-access"];
        return [
          operation.operationId,
          {
            method: method.toUpperCase(),
            base: document.servers[0]?.url ?? "",
            path,
            access: { resource, action, ...(roles ? { roles } : {}) },
            invalidates: operation["x-invalidates"] ?? [],
          },
        ] as const;
      }),
    ),
  );
  const ids = entries.map(([id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Error(`operationId ${twice} stands twice in the contract`);
  const reads = Object.values(db.paths).flatMap((item) => readsOf(item).map((read) => read.name));
  const known = new Set([...ids, ...reads]);
  for (const [id, operation] of entries)
    for (const target of operation.invalidates)
      if (!known.has(target))
        throw new Error(`x-invalidates of ${id} names ${target}, which is no operation`);
  return `${banner}export interface OperationEntry {
  method: string;
  /** Where the sub-base is mounted, for example /api/db. */
  base: string;
  /** Path below the base, with {parameters}. */
  path: string;
  access: { resource: string; action: "read" | "write"; roles?: readonly string[] };
  /** Operations and named reads that a success makes stale. */
  invalidates: readonly string[];
}

export const operations = {
${entries.map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)},`).join("\n")}
} as const satisfies Record<string, OperationEntry>;

export type OperationId = keyof typeof operations;
`;
}

/** Finds operations by address, for browser and sandbox alike: `operationOf.ts`, beside the index that it reads. */
export const matcher = async (): Promise<string> =>
  banner + (await readFile(new URL("operationOf.ts", import.meta.url), "utf8"));

/** What it takes to call each operation, one constant each, so that a page brings along only those that it names. */
export function accessOf(documents: OpenApi[]): string {
  const lines = documents.flatMap((document) =>
    Object.values(document.paths).flatMap((item) =>
      operationsOf(item).map(([, operation]) => {
        const { resource, action, roles } = operation["x-access"];
        const access = JSON.stringify({ resource, action, ...(roles ? { roles } : {}) });
        return `export const ${operation.operationId} = ${access} as const;`;
      }),
    ),
  );
  return `${banner}${lines.join("\n")}\n`;
}

interface FeatureDeclaration {
  what: string;
  parent?: string;
  alias?: string;
}

/** Keys of what can be switched off. */
export function featureList(common: OpenApi): string {
  const declared = common["x-features"] as Record<string, FeatureDeclaration>;
  for (const [key, { parent }] of Object.entries(declared))
    if (parent !== undefined && !Object.hasOwn(declared, parent))
      throw new Error(`x-features: ${key} belongs to ${parent}, which is no feature`);
  const union = Object.keys(declared).map((key) => JSON.stringify(key));
  return `${banner}export type Feature = ${union.join(" | ")};

/** Everything that can be switched off: what it is, what it belongs to, how else it is called. */
export const features: Readonly<Record<Feature, { what: string; parent?: Feature; alias?: string }>> = ${JSON.stringify(declared)};
`;
}

/** What each role may read and write, resource by resource, and other names of resources. */
export function spelledRoles(common: OpenApi): {
  matrix: Matrix;
  roles: Record<string, { read: string[]; write: string[] }>;
} {
  const matrix = common["x-role-matrix"] as Matrix;
  const spell = (rule: RoleRule) =>
    rule.only ?? matrix.resources.filter((resource) => !(rule.except ?? []).includes(resource));
  const roles = Object.fromEntries(
    Object.entries(matrix.roles).map(([role, rules]) => [
      role,
      { read: spell(rules.read), write: spell(rules.write) },
    ]),
  );
  return { matrix, roles };
}

/** Role → what it may read and write, spelled out. */
export function roleMatrix(common: OpenApi, documents: OpenApi[]): string {
  const { matrix, roles } = spelledRoles(common);
  for (const document of documents)
    for (const item of Object.values(document.paths))
      for (const [, operation] of operationsOf(item)) {
        const { resource } = operation["x-access"];
        if (
          !["public", "anyone", ...matrix.resources, ...Object.keys(matrix.aliases)].includes(
            resource,
          )
        )
          throw new Error(
            `x-access of ${operation.operationId} names ${resource}, which is not in the role matrix`,
          );
      }
  const union = (names: string[]) => names.map((name) => JSON.stringify(name)).join(" | ");
  return `${banner}export type Resource = ${union([...matrix.resources, ...Object.keys(matrix.aliases)])};
export type Role = ${union(Object.keys(matrix.roles))};

/** Other names of a resource. */
export const resourceAliases: Readonly<Record<string, string>> = ${JSON.stringify(matrix.aliases, null, 2)};

export const roleMatrix: Readonly<Record<Role, { read: readonly string[]; write: readonly string[] }>> = ${JSON.stringify(roles, null, 2)};
`;
}
