import { objectOfTable } from "./tables";

/** What a token must have in its scope for an operation. */
export interface Permission {
  object: string;
  action: string;
}

const read = (object: string): Permission => ({ object, action: "read" });
const create = (object: string): Permission => ({ object, action: "create" });
const update = (object: string): Permission => ({ object, action: "update" });
const remove = (object: string): Permission => ({ object, action: "delete" });

/** Open to every token: they say nothing of anybody's records, or judge each kind of record themselves. */
const open: ReadonlySet<string> = new Set([
  "whoami",
  "getProperties",
  "getBackendVersion",
  "getSchemaFile",
  "searchResources",
]);

const permissions: Readonly<Record<string, Permission>> = {
  generateAgent: create("agent"),
  generateAgentToken: create("agent"),
  searchLogService: read("logs"),
  searchLogs: read("logs"),
  getApplicationReport: read("application"),
  downloadArtifact: read("artifact"),
  listCheckArtifacts: read("artifact"),
  listPlaybookRunArtifacts: read("artifact"),
  inviteUser: create("auth"),
  createToken: create("auth"),
  listTokens: read("auth"),
  deleteToken: remove("auth"),
  updateAccountState: update("auth"),
  updateAccountProperties: update("auth"),
  updatePerson: update("people"),
  deletePerson: remove("people"),
  getTokenPermissions: read("rbac"),
  addRolesToPerson: update("rbac"),
  getRolesOfPerson: read("rbac"),
  dumpPolicy: read("rbac"),
  getHealthSummary: read("canaries"),
  searchHealthSummary: read("canaries"),
  getCheckGraph: read("canaries"),
  getCheckRunDetails: read("canaries"),
  getCheckWithRuns: read("canaries"),
  pushCheckRun: create("canaries"),
  runCheck: create("canaries"),
  getTopology: read("topology"),
  runTopology: update("topology"),
  snapshotTopology: read("topology"),
  snapshotIncident: read("incident"),
  snapshotConfig: read("catalog"),
  summarizeCatalog: read("catalog"),
  getCatalogChanges: read("catalog"),
  searchCatalogChanges: read("catalog"),
  queryConfigs: read("catalog"),
  listConfigViews: read("catalog"),
  getViewResult: read("catalog"),
  evaluateView: read("catalog"),
  getNamedViewResult: read("catalog"),
  evaluateNamedView: read("catalog"),
  runScraper: update("database.config_scrapers"),
  testConnection: update("connection"),
  getKubeconfig: create("kubernetes-proxy"),
  readKubernetes: read("kubernetes-proxy"),
  createInKubernetes: create("kubernetes-proxy"),
  replaceInKubernetes: update("kubernetes-proxy"),
  patchInKubernetes: update("kubernetes-proxy"),
  deleteInKubernetes: remove("kubernetes-proxy"),
  callMcp: { object: "mcp", action: "*" },
  summarizeNotifications: read("notification"),
  createNotificationSilence: create("notification"),
  previewNotificationSilence: read("notification"),
  getNotificationEvents: read("notification"),
  listApplicablePlaybooks: read("playbooks"),
  getPlaybookParameters: read("playbooks"),
  getPlaybookRun: read("playbooks"),
  getPlaybookEvents: read("playbooks"),
  runPlaybook: { object: "playbooks", action: "playbook:run" },
  approvePlaybookRun: { object: "playbooks", action: "playbook:approve" },
  cancelPlaybookRun: update("playbooks"),
};

const verbs: Readonly<Record<string, string>> = {
  GET: "read",
  HEAD: "read",
  POST: "create",
  PATCH: "update",
  DELETE: "delete",
};

/**
 * What a scope must hold for a request. Operations that no entry knows ask for their own name, which no scope has.
 * @returns null where every token may.
 */
export function permissionOf(
  operationId: string,
  method: string,
  pathname: string,
): Permission | null {
  if (open.has(operationId)) return null;
  const relation = /^\/api\/db\/(?<rpc>rpc\/)?(?<name>[^/]+)$/.exec(pathname)?.groups?.["name"];
  if (relation !== undefined)
    return { object: objectOfTable(relation), action: verbs[method] ?? method };
  return permissions[operationId] ?? { object: operationId, action: verbs[method] ?? method };
}
