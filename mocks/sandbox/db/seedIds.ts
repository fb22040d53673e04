/**
 * Ids of seeded rows are the same in every sandbox, so that links, tests and screenshots keep working after a reset:
 * one number per kind of row and one per row.
 */
const kinds = {
  person: 0x0001,
  agent: 0x0002,
  canary: 0x0003,
  check: 0x0004,
  component: 0x0005,
  config: 0x0006,
  view: 0x0007,
  largeCanary: 0x0103,
  largeCheck: 0x0104,
  largeComponent: 0x0105,
  largeConfig: 0x0106,
} as const;
export type SeedKind = keyof typeof kinds;

/** The first 24 characters of the ids of a kind; SQL adds twelve hexadecimal digits. */
export function seedPrefix(kind: SeedKind): string {
  return `01900000-${kinds[kind].toString(16).padStart(4, "0")}-7000-8000-`;
}

/** The id of the `number`th seeded row of a kind. */
export function seedId(kind: SeedKind, number: number): string {
  return seedPrefix(kind) + number.toString(16).padStart(12, "0");
}

/** The agent that stands for the backend itself; part of every fresh database. */
export const localAgentId = "00000000-0000-0000-0000-000000000000";
export const edgeAgentId = seedId("agent", 1);
export const stagingAgentId = seedId("agent", 2);

/** Seeded canaries that tests and pages refer to; the numbers are their places in `seeds/canaries.ts`. */
export const seedCanaries = {
  console: seedId("canary", 1),
  checkoutApi: seedId("canary", 2),
  storefront: seedId("canary", 3),
  gateway: seedId("canary", 4),
  ledger: seedId("canary", 5),
  signIn: seedId("canary", 6),
  directory: seedId("canary", 7),
  metrics: seedId("canary", 8),
  logPipeline: seedId("canary", 9),
  edgeOslo: seedId("canary", 10),
  edgeLisbon: seedId("canary", 11),
  warehouse: seedId("canary", 12),
  expectedFailures: seedId("canary", 13),
  /** Runs on the remote agent `edge-lisbon`, so this sandbox only shows what it pushed. */
  storeTerminals: seedId("canary", 14),
} as const;

/** Seeded checks with a peculiarity; `check(canary, place)` gives any other. */
export function seedCheckId(canary: number, place: number): string {
  return seedId("check", canary * 100 + place);
}
export const seedChecks = {
  /** Green within seconds of a start: the console's own health endpoint. */
  consoleHealth: seedCheckId(1, 1),
  /** Has a slash in its name, components and catalog items. */
  createOrder: seedCheckId(2, 1),
  /** Always answers 503. */
  webhookDelivery: seedCheckId(4, 4),
  /** Connects to a closed port. */
  ledgerReplica: seedCheckId(5, 4),
  /** Has no labels at all. */
  withoutLabels: seedCheckId(14, 3),
  /** Deleted the day before the seed. */
  deleted: seedCheckId(3, 99),
} as const;

export const seedComponents = {
  shop: seedId("component", 1),
  checkout: seedId("component", 2),
  payments: seedId("component", 3),
  identity: seedId("component", 4),
  edge: seedId("component", 5),
  ledger: seedId("component", 6),
  storefront: seedId("component", 7),
  warehouse: seedId("component", 8),
} as const;

export const seedConfigs = {
  cluster: seedId("config", 1),
  checkoutNamespace: seedId("config", 2),
  paymentsNamespace: seedId("config", 3),
  identityNamespace: seedId("config", 4),
  checkoutApi: seedId("config", 5),
  storefront: seedId("config", 6),
  gateway: seedId("config", 7),
  ledger: seedId("config", 8),
  signIn: seedId("config", 9),
  checkoutService: seedId("config", 10),
  checkoutPod: seedId("config", 11),
  ledgerDatabase: seedId("config", 12),
  node: seedId("config", 13),
  /** Deleted, but checks still point at it. */
  deletedPod: seedId("config", 14),
} as const;

export const seedViews = { pods: seedId("view", 1), deployments: seedId("view", 2) } as const;
