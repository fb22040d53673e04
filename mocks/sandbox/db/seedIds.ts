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
  team: 0x0008,
  connection: 0x0009,
  permission: 0x000a,
  permissionGroup: 0x000b,
  scope: 0x000c,
  scraper: 0x000d,
  topology: 0x000e,
  application: 0x000f,
  loggingBackend: 0x0010,
  change: 0x0011,
  insight: 0x0012,
  incidentRule: 0x0013,
  incident: 0x0014,
  responder: 0x0015,
  hypothesis: 0x0016,
  evidence: 0x0017,
  comment: 0x0018,
  notification: 0x0019,
  silence: 0x001a,
  send: 0x001b,
  playbook: 0x001c,
  run: 0x001d,
  action: 0x001e,
  artifact: 0x001f,
  job: 0x0020,
  token: 0x0021,
  largeCanary: 0x0103,
  largeCheck: 0x0104,
  largeComponent: 0x0105,
  largeConfig: 0x0106,
} as const;

const known = new Map<string, number>(Object.entries(kinds));

/** FNV-1a, folded to 15 bits: kinds that an area brings along need no line above. */
function numberOf(kind: string): number {
  const listed = known.get(kind);
  if (listed !== undefined) return listed;
  let hash = 0x811c9dc5;
  for (const letter of kind) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return 0x8000 | ((hash ^ (hash >>> 15)) & 0x7fff);
}

/** The first 24 characters of the ids of a kind; SQL adds twelve hexadecimal digits. */
export function seedPrefix(kind: string): string {
  return `01900000-${numberOf(kind).toString(16).padStart(4, "0")}-7000-8000-`;
}

/** The id of the `number`th seeded row of a kind; an area may name kinds of its own. */
export function seedId(kind: string, number: number): string {
  return seedPrefix(kind) + number.toString(16).padStart(12, "0");
}

/** The agent that stands for the backend itself; part of every fresh database. */
export const localAgentId = "00000000-0000-0000-0000-000000000000";
export const edgeAgentId = seedId("agent", 1);
export const stagingAgentId = seedId("agent", 2);

/** Seeded canaries that tests and pages refer to; the numbers are their places in `areas/healthCanaries.ts`. */
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
  /** Pushed by the remote agent `edge-lisbon`. */
  stores: seedId("component", 9),
  /** Hidden. */
  internal: seedId("component", 10),
  deleted: seedId("component", 11),
  /** The sandbox itself: its log lines are those of this process. */
  quarterdeck: seedId("component", 12),
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
  account: seedId("config", 15),
  region: seedId("config", 16),
  /** The machine that `node` is. */
  machine: seedId("config", 17),
  bucket: seedId("config", 18),
  firewall: seedId("config", 19),
  crashingPod: seedId("config", 20),
  pendingPod: seedId("config", 21),
  migration: seedId("config", 22),
  /** Pushed by the remote agent `edge-lisbon`. */
  storeTerminals: seedId("config", 23),
  /** What the ticket systems of the payments team offer. */
  jiraProjects: seedId("config", 24),
  plannerPlans: seedId("config", 25),
} as const;

export const seedViews = {
  pods: seedId("view", 1),
  deployments: seedId("view", 2),
  overview: seedId("view", 3),
  /** Its last run failed. */
  broken: seedId("view", 4),
} as const;

export const seedTeams = {
  checkout: seedId("team", 1),
  payments: seedId("team", 2),
  platform: seedId("team", 3),
  /** Deleted; its name stays taken. */
  disbanded: seedId("team", 4),
} as const;

export const seedConnections = {
  ledgerDatabase: seedId("connection", 1),
  metrics: seedId("connection", 2),
  cloud: seedId("connection", 3),
  checkoutChat: seedId("connection", 4),
  mail: seedId("connection", 5),
  repository: seedId("connection", 6),
  model: seedId("connection", 7),
  partnerHook: seedId("connection", 8),
  /** Deleted. */
  oldCache: seedId("connection", 9),
} as const;

export const seedApplications = {
  shop: seedId("application", 1),
  ledger: seedId("application", 2),
} as const;

export const seedScrapers = {
  kubernetes: seedId("scraper", 1),
  cloud: seedId("scraper", 2),
  /** Its last scrape failed. */
  files: seedId("scraper", 3),
  edge: seedId("scraper", 4),
  /** Both can run in the sandbox. */
  services: seedId("scraper", 5),
  checks: seedId("scraper", 6),
} as const;

export const seedTopologies = {
  shop: seedId("topology", 1),
  edge: seedId("topology", 2),
  /** Deleted. */
  retired: seedId("topology", 3),
} as const;

export const seedChanges = {
  rollout: seedId("change", 1),
  backOff: seedId("change", 2),
  storage: seedId("change", 3),
} as const;

export const seedInsights = {
  openPort: seedId("insight", 1),
  storageFull: seedId("insight", 2),
} as const;

export const seedPlaybooks = {
  restart: seedId("playbook", 1),
  /** Comes from a custom resource and takes parameters of every kind. */
  scale: seedId("playbook", 2),
  /** Needs an approval. */
  drain: seedId("playbook", 3),
  diagnose: seedId("playbook", 4),
  ledgerReport: seedId("playbook", 5),
  clearCache: seedId("playbook", 6),
  collect: seedId("playbook", 7),
  /** Deleted, but runs of it remain. */
  retired: seedId("playbook", 8),
  /** Really runs, once approved, where scripts may. */
  verify: seedId("playbook", 9),
  /** Listens on the webhook `deployments`. */
  note: seedId("playbook", 10),
  /** Fails at its second action, and says so. */
  probe: seedId("playbook", 11),
  /** A parameter of every kind. */
  order: seedId("playbook", 12),
  /** Starts another playbook. */
  gather: seedId("playbook", 13),
  /** Runs from start to end without a shell, once approved. */
  inspect: seedId("playbook", 14),
} as const;

export const seedRuns = {
  completed: seedId("run", 1),
  failed: seedId("run", 2),
  pendingApproval: seedId("run", 3),
  /** Was approved and started two more runs. */
  approved: seedId("run", 4),
  running: seedId("run", 5),
  cancelled: seedId("run", 6),
  timedOut: seedId("run", 7),
  /** Started by a notification. */
  notified: seedId("run", 8),
} as const;

export const seedNotifications = {
  failingChecks: seedId("notification", 1),
  unhealthyItems: seedId("notification", 2),
  /** Starts a playbook. */
  findCause: seedId("notification", 3),
  /** Paused by an error. */
  paused: seedId("notification", 4),
  approvals: seedId("notification", 5),
} as const;

export const seedSilences = {
  item: seedId("silence", 1),
  expired: seedId("silence", 2),
  byFilter: seedId("silence", 3),
} as const;

export const seedSends = {
  sent: seedId("send", 1),
  playbook: seedId("send", 2),
} as const;

export const seedIncidents = {
  /** Open, with everything: people, hypotheses, evidence, comments. */
  payments: seedId("incident", 1),
  storage: seedId("incident", 2),
  openPort: seedId("incident", 3),
} as const;

export const seedHypotheses = {
  payments: seedId("hypothesis", 1),
  memory: seedId("hypothesis", 2),
  release: seedId("hypothesis", 3),
  storage: seedId("hypothesis", 5),
} as const;
