/**
 * Every generator with its input and its one output folder. `npm run generate` runs them in this order.
 * Nothing else writes into `generated/`, and nobody edits it.
 */
export const contract = {
  /** Sub-bases that hey-api turns into an SDK, query options and valibot checks: openapi/<base>.yaml. */
  rpcBases: [
    "agent",
    "apm",
    "application",
    "artifacts",
    "auth",
    "canary",
    "catalog",
    "charts",
    "config",
    "connection",
    "identity",
    "kubeconfig",
    "logs",
    "mcp",
    "notification",
    "people",
    "playbook",
    "properties",
    "rbac",
    "resources",
    "sandbox",
    "schemas",
    "snapshot",
    "view",
  ],
  /** Shared parts and the role matrix. */
  common: "openapi/common.yaml",
  /** The PostgREST surface in its compact form: its head, its areas, and rows to show. */
  db: "openapi/db.yaml",
  dbParts: "openapi/db",
  dbExamples: "openapi/examples/db.yaml",
  /** Long examples of the sign-in flows, by name. */
  identityExamples: "openapi/examples/identity.yaml",
  /** What the released contract promises, and which breaks of it are approved. */
  released: "openapi/released.txt",
  changes: "openapi/CHANGES.md",
  /** JSON Schemas, one file per type. */
  schemas: "schemas",
} as const;

export const outputs = {
  /** /db: row types (openapi-typescript), named reads, writes, relations, checks (our steps). */
  db: "generated/db",
  /** One folder per RPC base, by @hey-api/openapi-ts. */
  rpc: (base: string) => `generated/${base}`,
  /** The client that all RPC bases share. */
  runtime: "generated/runtime",
  /** MSW handlers with made-up answers for tests, by orval: one file per base. */
  msw: (base: string) => `generated/msw/${base}.ts`,
  /** Form and document schemas that stand alone, their compiled checks, and the index of all of them. */
  schemas: "generated/schemas",
  /** What every compiled check makes its errors with. */
  failure: "generated/failure.js",
  /** operationId → method, path, access, invalidations. */
  operations: "generated/operations.ts",
  /** Address → operationId. */
  operationOf: "generated/operationOf.ts",
  /** What it takes to call each operation. */
  access: "generated/access.ts",
  /** Calls that the palette offers where something of their kind is open (x-palette). */
  paletteActions: "generated/paletteActions.ts",
  /** Keys of what can be switched off. */
  features: "generated/features.ts",
  /** Version of the contract, and what the console ships. */
  about: "generated/about.ts",
  /** Role → resource → actions. */
  roleMatrix: "generated/roleMatrix.ts",
  policy: "generated/policy.ts",
  /** Route tree of src/routes, by TanStack Router. */
  routeTree: "generated/routeTree.gen.ts",
  /** operationId or read name → check of its answer, each in its own lazy chunk. */
  validators: "generated/validators.ts",
} as const;
