// Written by `npm run generate` from the contract. Do not edit.
import type { OperationId } from "./operations";

/** An action on an object, in the words of the backend's policy. */
export interface PolicyNeed {
  object: string;
  action: string;
}

/** The action that the policy asks for a method. */
export const policyActions: Readonly<Record<string, string>> = {
  GET: "read",
  HEAD: "read",
  POST: "create",
  PATCH: "update",
  PUT: "update",
  DELETE: "delete",
};

/** Object that guards a relation or function of /db, by its name. */
export const policyObjects: Readonly<Record<string, string>> = {
  agents: "database.public",
  change_types: "database.public",
  checks_labels_keys: "database.public",
  component_labels: "database.public",
  component_labels_keys: "database.public",
  component_names: "database.public",
  config_labels: "database.public",
  config_names: "database.public",
  config_statuses: "database.public",
  config_tags: "database.public",
  config_tags_labels_keys: "database.public",
  config_types: "database.public",
  identities: "database.public",
  people_roles: "database.public",
  playbook_names: "database.public",
  saved_query: "database.public",
  team_components: "database.public",
  team_members: "database.public",
  teams: "database.public",
  teams_with_status: "database.public",
  people: "people",
  canaries: "canaries",
  canaries_with_status: "canaries",
  check_component_relationships: "canaries",
  check_config_relationships: "canaries",
  check_statuses: "canaries",
  check_statuses_1d: "canaries",
  check_summary_for_component: "canaries",
  checks: "canaries",
  checks_by_component: "canaries",
  analysis_by_component: "catalog",
  changes_by_component: "catalog",
  check_summary_for_config: "catalog",
  config_analysis: "catalog",
  config_analysis_analyzers: "catalog",
  config_analysis_items: "catalog",
  config_changes: "catalog",
  config_component_relationships: "catalog",
  config_detail: "catalog",
  config_items: "catalog",
  config_relationships: "catalog",
  configs: "catalog",
  get_parents_by_location: "catalog",
  related_configs_recursive: "catalog",
  views: "catalog",
  views_summary: "catalog",
  components: "topology",
  components_with_logs: "topology",
  lookup_analysis_by_component: "topology",
  topologies: "topology",
  topologies_with_status: "topology",
  get_playbook_run_actions: "playbooks",
  playbook_approvals: "playbooks",
  playbook_run_actions: "playbooks",
  playbook_runs: "playbooks",
  playbooks: "playbooks",
  comments: "incident",
  evidences: "incident",
  hypotheses: "incident",
  incident_histories: "incident",
  incident_rules: "incident",
  incident_summary: "incident",
  incidents: "incident",
  incidents_by_component: "incident",
  incidents_by_config: "incident",
  responders: "incident",
  notification_silences: "notification",
  notifications: "notification",
  agents_summary: "database.monitor",
  config_scrapers_with_status: "database.monitor",
  event_queue_summary: "database.monitor",
  integrations_with_status: "database.monitor",
  job_histories: "database.monitor",
  job_history_names: "database.monitor",
  notification_send_history_summary: "database.monitor",
  notifications_summary: "database.monitor",
  permissions: "database.system",
  permissions_summary: "database.system",
  properties: "database.system",
  scopes: "database.system",
  config_scrapers: "database.config_scrapers",
  logging_backends: "database.config_scrapers",
  connections: "connection",
  applications: "application",
  artifacts: "artifact",
};

/** What the policy asks for a call; null where every access token may. */
export const policyNeeds: Readonly<Record<OperationId, PolicyNeed | null>> = {
  generateAgent: {
    object: "agent",
    action: "create",
  },
  generateAgentToken: {
    object: "agent",
    action: "create",
  },
  searchLogService: {
    object: "logs",
    action: "read",
  },
  getApplicationReport: {
    object: "application",
    action: "read",
  },
  downloadArtifact: {
    object: "artifact",
    action: "read",
  },
  listCheckArtifacts: {
    object: "artifact",
    action: "read",
  },
  listPlaybookRunArtifacts: {
    object: "artifact",
    action: "read",
  },
  whoami: null,
  inviteUser: {
    object: "auth",
    action: "create",
  },
  createToken: {
    object: "auth",
    action: "create",
  },
  listTokens: {
    object: "auth",
    action: "read",
  },
  deleteToken: {
    object: "auth",
    action: "delete",
  },
  updateAccountState: {
    object: "auth",
    action: "update",
  },
  updateAccountProperties: {
    object: "auth",
    action: "update",
  },
  getHealthSummary: {
    object: "canaries",
    action: "read",
  },
  searchHealthSummary: {
    object: "canaries",
    action: "read",
  },
  getCheckGraph: {
    object: "canaries",
    action: "read",
  },
  getTopology: {
    object: "topology",
    action: "read",
  },
  getCheckRunDetails: {
    object: "canaries",
    action: "read",
  },
  pushCheckRun: {
    object: "canaries",
    action: "create",
  },
  getCheckWithRuns: {
    object: "canaries",
    action: "read",
  },
  runCheck: {
    object: "canaries",
    action: "create",
  },
  runTopology: {
    object: "topology",
    action: "update",
  },
  receiveCheckWebhook: {
    object: "receiveCheckWebhook",
    action: "create",
  },
  getBackendVersion: null,
  summarizeCatalog: {
    object: "catalog",
    action: "read",
  },
  getCatalogChanges: {
    object: "catalog",
    action: "read",
  },
  searchCatalogChanges: {
    object: "catalog",
    action: "read",
  },
  getChart: {
    object: "getChart",
    action: "read",
  },
  runScraper: {
    object: "database.config_scrapers",
    action: "update",
  },
  queryConfigs: {
    object: "catalog",
    action: "read",
  },
  testConnection: {
    object: "connection",
    action: "update",
  },
  startLogin: {
    object: "startLogin",
    action: "read",
  },
  getLoginFlow: {
    object: "getLoginFlow",
    action: "read",
  },
  submitLogin: {
    object: "submitLogin",
    action: "create",
  },
  startRegistration: {
    object: "startRegistration",
    action: "read",
  },
  getRegistrationFlow: {
    object: "getRegistrationFlow",
    action: "read",
  },
  submitRegistration: {
    object: "submitRegistration",
    action: "create",
  },
  startRecovery: {
    object: "startRecovery",
    action: "read",
  },
  getRecoveryFlow: {
    object: "getRecoveryFlow",
    action: "read",
  },
  submitRecovery: {
    object: "submitRecovery",
    action: "create",
  },
  startVerification: {
    object: "startVerification",
    action: "read",
  },
  getVerificationFlow: {
    object: "getVerificationFlow",
    action: "read",
  },
  submitVerification: {
    object: "submitVerification",
    action: "create",
  },
  startSettings: {
    object: "startSettings",
    action: "read",
  },
  getSettingsFlow: {
    object: "getSettingsFlow",
    action: "read",
  },
  submitSettings: {
    object: "submitSettings",
    action: "create",
  },
  startLogout: {
    object: "startLogout",
    action: "read",
  },
  performLogout: {
    object: "performLogout",
    action: "read",
  },
  getFlowError: {
    object: "getFlowError",
    action: "read",
  },
  getSession: {
    object: "getSession",
    action: "read",
  },
  getWebauthnScript: {
    object: "getWebauthnScript",
    action: "read",
  },
  getKubeconfig: {
    object: "kubernetes-proxy",
    action: "create",
  },
  readKubernetes: {
    object: "kubernetes-proxy",
    action: "read",
  },
  createInKubernetes: {
    object: "kubernetes-proxy",
    action: "create",
  },
  replaceInKubernetes: {
    object: "kubernetes-proxy",
    action: "update",
  },
  patchInKubernetes: {
    object: "kubernetes-proxy",
    action: "update",
  },
  deleteInKubernetes: {
    object: "kubernetes-proxy",
    action: "delete",
  },
  searchLogs: {
    object: "logs",
    action: "read",
  },
  callMcp: {
    object: "mcp",
    action: "*",
  },
  summarizeNotifications: {
    object: "notification",
    action: "read",
  },
  createNotificationSilence: {
    object: "notification",
    action: "create",
  },
  listResourceSilences: {
    object: "listResourceSilences",
    action: "read",
  },
  previewNotificationSilence: {
    object: "notification",
    action: "read",
  },
  getNotificationEvents: {
    object: "notification",
    action: "read",
  },
  previewNotificationRule: {
    object: "previewNotificationRule",
    action: "create",
  },
  dryRunNotificationRule: {
    object: "dryRunNotificationRule",
    action: "create",
  },
  updatePerson: {
    object: "people",
    action: "update",
  },
  deletePerson: {
    object: "people",
    action: "delete",
  },
  listApplicablePlaybooks: {
    object: "playbooks",
    action: "read",
  },
  getPlaybookParameters: {
    object: "playbooks",
    action: "read",
  },
  runPlaybook: {
    object: "playbooks",
    action: "playbook:run",
  },
  getPlaybookRun: {
    object: "playbooks",
    action: "read",
  },
  approvePlaybookRun: {
    object: "playbooks",
    action: "playbook:approve",
  },
  cancelPlaybookRun: {
    object: "playbooks",
    action: "update",
  },
  getPlaybookEvents: {
    object: "playbooks",
    action: "read",
  },
  triggerPlaybookWebhook: {
    object: "triggerPlaybookWebhook",
    action: "create",
  },
  getProperties: null,
  getTokenPermissions: {
    object: "rbac",
    action: "read",
  },
  addRolesToPerson: {
    object: "rbac",
    action: "update",
  },
  getRolesOfPerson: {
    object: "rbac",
    action: "read",
  },
  dumpPolicy: {
    object: "rbac",
    action: "read",
  },
  searchResources: null,
  listSandboxPeople: {
    object: "listSandboxPeople",
    action: "read",
  },
  getSandboxStatus: {
    object: "getSandboxStatus",
    action: "read",
  },
  actAs: {
    object: "actAs",
    action: "create",
  },
  showSandboxOutbox: {
    object: "showSandboxOutbox",
    action: "read",
  },
  hitSandboxTarget: {
    object: "hitSandboxTarget",
    action: "read",
  },
  getSchemaFile: null,
  snapshotTopology: {
    object: "topology",
    action: "read",
  },
  snapshotIncident: {
    object: "incident",
    action: "read",
  },
  snapshotConfig: {
    object: "catalog",
    action: "read",
  },
  listConfigViews: {
    object: "catalog",
    action: "read",
  },
  previewView: {
    object: "previewView",
    action: "create",
  },
  getViewResult: {
    object: "catalog",
    action: "read",
  },
  evaluateView: {
    object: "catalog",
    action: "read",
  },
  getNamedViewResult: {
    object: "catalog",
    action: "read",
  },
  evaluateNamedView: {
    object: "catalog",
    action: "read",
  },
  listPeople: {
    object: "people",
    action: "read",
  },
  listPeopleRoles: {
    object: "database.public",
    action: "read",
  },
  listIdentities: {
    object: "database.public",
    action: "read",
  },
  listTeams: {
    object: "database.public",
    action: "read",
  },
  createTeam: {
    object: "database.public",
    action: "create",
  },
  updateTeam: {
    object: "database.public",
    action: "update",
  },
  listTeamsWithStatus: {
    object: "database.public",
    action: "read",
  },
  listTeamMembers: {
    object: "database.public",
    action: "read",
  },
  createTeamMember: {
    object: "database.public",
    action: "create",
  },
  deleteTeamMember: {
    object: "database.public",
    action: "delete",
  },
  listPermissions: {
    object: "database.system",
    action: "read",
  },
  createPermission: {
    object: "database.system",
    action: "create",
  },
  updatePermission: {
    object: "database.system",
    action: "update",
  },
  deletePermission: {
    object: "database.system",
    action: "delete",
  },
  listPermissionsSummary: {
    object: "database.system",
    action: "read",
  },
  listScopes: {
    object: "database.system",
    action: "read",
  },
  createScope: {
    object: "database.system",
    action: "create",
  },
  updateScope: {
    object: "database.system",
    action: "update",
  },
  listConfigItems: {
    object: "catalog",
    action: "read",
  },
  listConfigs: {
    object: "catalog",
    action: "read",
  },
  listConfigDetail: {
    object: "catalog",
    action: "read",
  },
  listConfigNames: {
    object: "database.public",
    action: "read",
  },
  listConfigTypes: {
    object: "database.public",
    action: "read",
  },
  listConfigStatuses: {
    object: "database.public",
    action: "read",
  },
  listConfigTags: {
    object: "database.public",
    action: "read",
  },
  listConfigLabels: {
    object: "database.public",
    action: "read",
  },
  listConfigTagsLabelsKeys: {
    object: "database.public",
    action: "read",
  },
  listChangeTypes: {
    object: "database.public",
    action: "read",
  },
  listConfigChanges: {
    object: "catalog",
    action: "read",
  },
  listChangesByComponent: {
    object: "catalog",
    action: "read",
  },
  listConfigAnalysis: {
    object: "catalog",
    action: "read",
  },
  listConfigAnalysisItems: {
    object: "catalog",
    action: "read",
  },
  listConfigAnalysisAnalyzers: {
    object: "catalog",
    action: "read",
  },
  listAnalysisByComponent: {
    object: "catalog",
    action: "read",
  },
  listConfigRelationships: {
    object: "catalog",
    action: "read",
  },
  listConfigComponentRelationships: {
    object: "catalog",
    action: "read",
  },
  createConfigComponentRelationship: {
    object: "catalog",
    action: "create",
  },
  deleteConfigComponentRelationship: {
    object: "catalog",
    action: "delete",
  },
  listConfigScrapers: {
    object: "database.config_scrapers",
    action: "read",
  },
  createConfigScraper: {
    object: "database.config_scrapers",
    action: "create",
  },
  updateConfigScraper: {
    object: "database.config_scrapers",
    action: "update",
  },
  listConfigScrapersWithStatus: {
    object: "database.monitor",
    action: "read",
  },
  listSavedQuery: {
    object: "database.public",
    action: "read",
  },
  createSavedQuery: {
    object: "database.public",
    action: "create",
  },
  updateSavedQuery: {
    object: "database.public",
    action: "update",
  },
  deleteSavedQuery: {
    object: "database.public",
    action: "delete",
  },
  callRelatedConfigsRecursive: {
    object: "catalog",
    action: "read",
  },
  callGetParentsByLocation: {
    object: "catalog",
    action: "read",
  },
  callLookupAnalysisByComponent: {
    object: "topology",
    action: "read",
  },
  listCanaries: {
    object: "canaries",
    action: "read",
  },
  createCanary: {
    object: "canaries",
    action: "create",
  },
  updateCanary: {
    object: "canaries",
    action: "update",
  },
  listCanariesWithStatus: {
    object: "canaries",
    action: "read",
  },
  listChecks: {
    object: "canaries",
    action: "read",
  },
  listCheckStatuses: {
    object: "canaries",
    action: "read",
  },
  listCheckStatuses1d: {
    object: "canaries",
    action: "read",
  },
  listCheckComponentRelationships: {
    object: "canaries",
    action: "read",
  },
  listCheckConfigRelationships: {
    object: "canaries",
    action: "read",
  },
  listChecksByComponent: {
    object: "canaries",
    action: "read",
  },
  listCheckSummaryForConfig: {
    object: "catalog",
    action: "read",
  },
  listChecksLabelsKeys: {
    object: "database.public",
    action: "read",
  },
  listIncidents: {
    object: "incident",
    action: "read",
  },
  createIncident: {
    object: "incident",
    action: "create",
  },
  updateIncident: {
    object: "incident",
    action: "update",
  },
  listIncidentSummary: {
    object: "incident",
    action: "read",
  },
  listIncidentsByConfig: {
    object: "incident",
    action: "read",
  },
  listIncidentsByComponent: {
    object: "incident",
    action: "read",
  },
  listIncidentHistories: {
    object: "incident",
    action: "read",
  },
  listIncidentRules: {
    object: "incident",
    action: "read",
  },
  createIncidentRule: {
    object: "incident",
    action: "create",
  },
  updateIncidentRule: {
    object: "incident",
    action: "update",
  },
  listHypotheses: {
    object: "incident",
    action: "read",
  },
  createHypothesis: {
    object: "incident",
    action: "create",
  },
  updateHypothesis: {
    object: "incident",
    action: "update",
  },
  deleteHypothesis: {
    object: "incident",
    action: "delete",
  },
  listEvidences: {
    object: "incident",
    action: "read",
  },
  createEvidence: {
    object: "incident",
    action: "create",
  },
  updateEvidence: {
    object: "incident",
    action: "update",
  },
  deleteEvidence: {
    object: "incident",
    action: "delete",
  },
  listComments: {
    object: "incident",
    action: "read",
  },
  createComment: {
    object: "incident",
    action: "create",
  },
  updateComment: {
    object: "incident",
    action: "update",
  },
  deleteComment: {
    object: "incident",
    action: "delete",
  },
  listResponders: {
    object: "incident",
    action: "read",
  },
  createResponder: {
    object: "incident",
    action: "create",
  },
  updateResponder: {
    object: "incident",
    action: "update",
  },
  listNotifications: {
    object: "notification",
    action: "read",
  },
  createNotification: {
    object: "notification",
    action: "create",
  },
  updateNotification: {
    object: "notification",
    action: "update",
  },
  listNotificationsSummary: {
    object: "database.monitor",
    action: "read",
  },
  listNotificationSendHistorySummary: {
    object: "database.monitor",
    action: "read",
  },
  listNotificationSilences: {
    object: "notification",
    action: "read",
  },
  updateNotificationSilence: {
    object: "notification",
    action: "update",
  },
  listPlaybooks: {
    object: "playbooks",
    action: "read",
  },
  createPlaybook: {
    object: "playbooks",
    action: "create",
  },
  updatePlaybook: {
    object: "playbooks",
    action: "update",
  },
  listPlaybookNames: {
    object: "database.public",
    action: "read",
  },
  listPlaybookRuns: {
    object: "playbooks",
    action: "read",
  },
  listPlaybookRunActions: {
    object: "playbooks",
    action: "read",
  },
  listPlaybookApprovals: {
    object: "playbooks",
    action: "read",
  },
  listArtifacts: {
    object: "artifact",
    action: "read",
  },
  callGetPlaybookRunActions: {
    object: "playbooks",
    action: "read",
  },
  listAgents: {
    object: "database.public",
    action: "read",
  },
  updateAgent: {
    object: "database.public",
    action: "update",
  },
  listAgentsSummary: {
    object: "database.monitor",
    action: "read",
  },
  listApplications: {
    object: "application",
    action: "read",
  },
  createApplication: {
    object: "application",
    action: "create",
  },
  updateApplication: {
    object: "application",
    action: "update",
  },
  listConnections: {
    object: "connection",
    action: "read",
  },
  createConnection: {
    object: "connection",
    action: "create",
  },
  updateConnection: {
    object: "connection",
    action: "update",
  },
  listEventQueueSummary: {
    object: "database.monitor",
    action: "read",
  },
  listIntegrationsWithStatus: {
    object: "database.monitor",
    action: "read",
  },
  listJobHistories: {
    object: "database.monitor",
    action: "read",
  },
  listJobHistoryNames: {
    object: "database.monitor",
    action: "read",
  },
  listLoggingBackends: {
    object: "database.config_scrapers",
    action: "read",
  },
  createLoggingBackend: {
    object: "database.config_scrapers",
    action: "create",
  },
  updateLoggingBackend: {
    object: "database.config_scrapers",
    action: "update",
  },
  listProperties: {
    object: "database.system",
    action: "read",
  },
  createPropertyRow: {
    object: "database.system",
    action: "create",
  },
  updatePropertyRow: {
    object: "database.system",
    action: "update",
  },
  deletePropertyRow: {
    object: "database.system",
    action: "delete",
  },
  listViews: {
    object: "catalog",
    action: "read",
  },
  createView: {
    object: "catalog",
    action: "create",
  },
  updateView: {
    object: "catalog",
    action: "update",
  },
  deleteView: {
    object: "catalog",
    action: "delete",
  },
  listViewsSummary: {
    object: "catalog",
    action: "read",
  },
  listViewTableRows: {
    object: "catalog",
    action: "read",
  },
  listComponents: {
    object: "topology",
    action: "read",
  },
  listComponentNames: {
    object: "database.public",
    action: "read",
  },
  listComponentLabels: {
    object: "database.public",
    action: "read",
  },
  listComponentLabelsKeys: {
    object: "database.public",
    action: "read",
  },
  listComponentsWithLogs: {
    object: "topology",
    action: "read",
  },
  listTopologies: {
    object: "topology",
    action: "read",
  },
  createTopology: {
    object: "topology",
    action: "create",
  },
  updateTopology: {
    object: "topology",
    action: "update",
  },
  listTopologiesWithStatus: {
    object: "topology",
    action: "read",
  },
  listTeamComponents: {
    object: "database.public",
    action: "read",
  },
};
