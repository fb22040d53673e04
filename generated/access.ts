// Written by `npm run generate` from the contract. Do not edit.
export const generateAgent = { resource: "agents", action: "write" } as const;
export const generateAgentToken = { resource: "agents", action: "write" } as const;
export const searchLogService = { resource: "logging_backends", action: "read" } as const;
export const getApplicationReport = { resource: "database", action: "read" } as const;
export const downloadArtifact = { resource: "database", action: "read" } as const;
export const listCheckArtifacts = { resource: "database", action: "read" } as const;
export const listPlaybookRunArtifacts = { resource: "database", action: "read" } as const;
export const whoami = { resource: "public", action: "read" } as const;
export const inviteUser = { resource: "identities", action: "write" } as const;
export const createToken = { resource: "public", action: "write" } as const;
export const listTokens = { resource: "public", action: "read" } as const;
export const deleteToken = { resource: "public", action: "write" } as const;
export const updateAccountState = { resource: "identities", action: "write" } as const;
export const updateAccountProperties = { resource: "identities", action: "write" } as const;
export const getHealthSummary = { resource: "canaries", action: "read" } as const;
export const searchHealthSummary = { resource: "canaries", action: "read" } as const;
export const getCheckGraph = { resource: "canaries", action: "read" } as const;
export const getTopology = { resource: "topologies", action: "read" } as const;
export const getCheckRunDetails = { resource: "canaries", action: "read" } as const;
export const pushCheckRun = { resource: "canaries", action: "write" } as const;
export const getCheckWithRuns = { resource: "canaries", action: "read" } as const;
export const runCheck = {
  resource: "canaries",
  action: "read",
  roles: ["admin", "editor", "responder", "commander"],
} as const;
export const runTopology = { resource: "topologies", action: "write" } as const;
export const receiveCheckWebhook = { resource: "anyone", action: "write" } as const;
export const getBackendVersion = { resource: "public", action: "read" } as const;
export const summarizeCatalog = { resource: "database", action: "read" } as const;
export const getCatalogChanges = { resource: "database", action: "read" } as const;
export const searchCatalogChanges = { resource: "database", action: "read" } as const;
export const getChart = { resource: "anyone", action: "read" } as const;
export const runScraper = { resource: "config_scrapers", action: "write" } as const;
export const queryConfigs = { resource: "database", action: "read" } as const;
export const testConnection = {
  resource: "connections",
  action: "write",
  roles: ["admin", "editor"],
} as const;
export const startLogin = { resource: "anyone", action: "read" } as const;
export const getLoginFlow = { resource: "anyone", action: "read" } as const;
export const submitLogin = { resource: "anyone", action: "write" } as const;
export const startRegistration = { resource: "anyone", action: "read" } as const;
export const getRegistrationFlow = { resource: "anyone", action: "read" } as const;
export const submitRegistration = { resource: "anyone", action: "write" } as const;
export const startRecovery = { resource: "anyone", action: "read" } as const;
export const getRecoveryFlow = { resource: "anyone", action: "read" } as const;
export const submitRecovery = { resource: "anyone", action: "write" } as const;
export const startVerification = { resource: "anyone", action: "read" } as const;
export const getVerificationFlow = { resource: "anyone", action: "read" } as const;
export const submitVerification = { resource: "anyone", action: "write" } as const;
export const startSettings = { resource: "anyone", action: "read" } as const;
export const getSettingsFlow = { resource: "anyone", action: "read" } as const;
export const submitSettings = { resource: "anyone", action: "write" } as const;
export const startLogout = { resource: "anyone", action: "read" } as const;
export const performLogout = { resource: "anyone", action: "write" } as const;
export const getFlowError = { resource: "anyone", action: "read" } as const;
export const getSession = { resource: "anyone", action: "read" } as const;
export const getWebauthnScript = { resource: "anyone", action: "read" } as const;
export const getKubeconfig = { resource: "database", action: "write" } as const;
export const readKubernetes = {
  resource: "database",
  action: "read",
  roles: ["admin", "editor"],
} as const;
export const createInKubernetes = { resource: "database", action: "write" } as const;
export const replaceInKubernetes = { resource: "database", action: "write" } as const;
export const patchInKubernetes = { resource: "database", action: "write" } as const;
export const deleteInKubernetes = { resource: "database", action: "write" } as const;
export const searchLogs = { resource: "database", action: "read" } as const;
export const callMcp = { resource: "public", action: "write" } as const;
export const summarizeNotifications = { resource: "notifications", action: "read" } as const;
export const createNotificationSilence = { resource: "notifications", action: "write" } as const;
export const listResourceSilences = { resource: "notifications", action: "read" } as const;
export const previewNotificationSilence = { resource: "notifications", action: "read" } as const;
export const getNotificationEvents = {
  resource: "notifications",
  action: "read",
  roles: ["admin"],
} as const;
export const previewNotificationRule = { resource: "notifications", action: "read" } as const;
export const dryRunNotificationRule = { resource: "notifications", action: "read" } as const;
export const updatePerson = { resource: "identities", action: "write" } as const;
export const deletePerson = { resource: "identities", action: "write" } as const;
export const listApplicablePlaybooks = { resource: "playbooks", action: "read" } as const;
export const getPlaybookParameters = { resource: "playbooks", action: "read" } as const;
export const runPlaybook = { resource: "playbook_runs", action: "read" } as const;
export const getPlaybookRun = { resource: "playbook_runs", action: "read" } as const;
export const approvePlaybookRun = { resource: "playbook_runs", action: "read" } as const;
export const cancelPlaybookRun = { resource: "playbook_runs", action: "read" } as const;
export const getPlaybookEvents = {
  resource: "playbooks",
  action: "read",
  roles: ["admin"],
} as const;
export const triggerPlaybookWebhook = { resource: "anyone", action: "write" } as const;
export const getProperties = { resource: "public", action: "read" } as const;
export const getTokenPermissions = { resource: "rbac", action: "read" } as const;
export const addRolesToPerson = { resource: "rbac", action: "write" } as const;
export const getRolesOfPerson = { resource: "rbac", action: "read" } as const;
export const dumpPolicy = { resource: "rbac", action: "read" } as const;
export const searchResources = { resource: "database", action: "read" } as const;
export const listSandboxPeople = { resource: "public", action: "read" } as const;
export const getSandboxStatus = { resource: "public", action: "read" } as const;
export const actAs = { resource: "public", action: "write" } as const;
export const showSandboxOutbox = { resource: "notifications", action: "read" } as const;
export const hitSandboxTarget = { resource: "anyone", action: "read" } as const;
export const getSchemaFile = { resource: "public", action: "read" } as const;
export const snapshotTopology = { resource: "topologies", action: "read" } as const;
export const snapshotIncident = { resource: "incident", action: "read" } as const;
export const snapshotConfig = { resource: "database", action: "read" } as const;
export const listConfigViews = { resource: "views", action: "read" } as const;
export const previewView = { resource: "views", action: "write" } as const;
export const getViewResult = { resource: "views", action: "read" } as const;
export const evaluateView = { resource: "views", action: "read" } as const;
export const getNamedViewResult = { resource: "views", action: "read" } as const;
export const evaluateNamedView = { resource: "views", action: "read" } as const;
export const listPeople = { resource: "database", action: "read" } as const;
export const listPeopleRoles = { resource: "database", action: "read" } as const;
export const listIdentities = { resource: "identities", action: "read" } as const;
export const listTeams = { resource: "teams", action: "read" } as const;
export const createTeam = { resource: "teams", action: "write" } as const;
export const updateTeam = { resource: "teams", action: "write" } as const;
export const listTeamsWithStatus = { resource: "teams", action: "read" } as const;
export const listTeamMembers = { resource: "teams", action: "read" } as const;
export const createTeamMember = { resource: "teams", action: "write" } as const;
export const deleteTeamMember = { resource: "teams", action: "write" } as const;
export const listPermissions = { resource: "permissions", action: "read" } as const;
export const createPermission = { resource: "permissions", action: "write" } as const;
export const updatePermission = { resource: "permissions", action: "write" } as const;
export const deletePermission = { resource: "permissions", action: "write" } as const;
export const listPermissionsSummary = { resource: "permissions", action: "read" } as const;
export const listScopes = { resource: "scopes", action: "read" } as const;
export const createScope = { resource: "scopes", action: "write" } as const;
export const updateScope = { resource: "scopes", action: "write" } as const;
export const listConfigItems = { resource: "database", action: "read" } as const;
export const listConfigs = { resource: "database", action: "read" } as const;
export const listConfigDetail = { resource: "database", action: "read" } as const;
export const listConfigNames = { resource: "database", action: "read" } as const;
export const listConfigTypes = { resource: "database", action: "read" } as const;
export const listConfigStatuses = { resource: "database", action: "read" } as const;
export const listConfigTags = { resource: "database", action: "read" } as const;
export const listConfigLabels = { resource: "database", action: "read" } as const;
export const listConfigTagsLabelsKeys = { resource: "database", action: "read" } as const;
export const listChangeTypes = { resource: "database", action: "read" } as const;
export const listConfigChanges = { resource: "database", action: "read" } as const;
export const listChangesByComponent = { resource: "database", action: "read" } as const;
export const listConfigAnalysis = { resource: "database", action: "read" } as const;
export const listConfigAnalysisItems = { resource: "database", action: "read" } as const;
export const listConfigAnalysisAnalyzers = { resource: "database", action: "read" } as const;
export const listAnalysisByComponent = { resource: "database", action: "read" } as const;
export const listConfigRelationships = { resource: "database", action: "read" } as const;
export const listConfigComponentRelationships = { resource: "database", action: "read" } as const;
export const createConfigComponentRelationship = { resource: "database", action: "write" } as const;
export const deleteConfigComponentRelationship = { resource: "database", action: "write" } as const;
export const listConfigScrapers = { resource: "config_scrapers", action: "read" } as const;
export const createConfigScraper = { resource: "config_scrapers", action: "write" } as const;
export const updateConfigScraper = { resource: "config_scrapers", action: "write" } as const;
export const listConfigScrapersWithStatus = {
  resource: "config_scrapers",
  action: "read",
} as const;
export const listSavedQuery = { resource: "database", action: "read" } as const;
export const createSavedQuery = { resource: "database", action: "write" } as const;
export const updateSavedQuery = { resource: "database", action: "write" } as const;
export const deleteSavedQuery = { resource: "database", action: "write" } as const;
export const callRelatedConfigsRecursive = { resource: "database", action: "read" } as const;
export const callGetParentsByLocation = { resource: "database", action: "read" } as const;
export const callLookupAnalysisByComponent = { resource: "database", action: "read" } as const;
export const listCanaries = { resource: "canaries", action: "read" } as const;
export const createCanary = { resource: "canaries", action: "write" } as const;
export const updateCanary = { resource: "canaries", action: "write" } as const;
export const listCanariesWithStatus = { resource: "canaries", action: "read" } as const;
export const listChecks = { resource: "canaries", action: "read" } as const;
export const listCheckStatuses = { resource: "canaries", action: "read" } as const;
export const listCheckStatuses1d = { resource: "canaries", action: "read" } as const;
export const listCheckComponentRelationships = { resource: "canaries", action: "read" } as const;
export const listCheckConfigRelationships = { resource: "canaries", action: "read" } as const;
export const listChecksByComponent = { resource: "canaries", action: "read" } as const;
export const listCheckSummaryForConfig = { resource: "canaries", action: "read" } as const;
export const listChecksLabelsKeys = { resource: "canaries", action: "read" } as const;
export const listIncidents = { resource: "incident", action: "read" } as const;
export const createIncident = { resource: "incident", action: "write" } as const;
export const updateIncident = { resource: "incident", action: "write" } as const;
export const listIncidentSummary = { resource: "incident", action: "read" } as const;
export const listIncidentsByConfig = { resource: "incident", action: "read" } as const;
export const listIncidentsByComponent = { resource: "incident", action: "read" } as const;
export const listIncidentHistories = { resource: "incident", action: "read" } as const;
export const listIncidentRules = { resource: "incident_rules", action: "read" } as const;
export const createIncidentRule = { resource: "incident_rules", action: "write" } as const;
export const updateIncidentRule = { resource: "incident_rules", action: "write" } as const;
export const listHypotheses = { resource: "incident", action: "read" } as const;
export const createHypothesis = { resource: "incident", action: "write" } as const;
export const updateHypothesis = { resource: "incident", action: "write" } as const;
export const deleteHypothesis = { resource: "incident", action: "write" } as const;
export const listEvidences = { resource: "evidences", action: "read" } as const;
export const createEvidence = { resource: "evidences", action: "write" } as const;
export const updateEvidence = { resource: "evidences", action: "write" } as const;
export const deleteEvidence = { resource: "evidences", action: "write" } as const;
export const listComments = { resource: "comments", action: "read" } as const;
export const createComment = { resource: "comments", action: "write" } as const;
export const updateComment = { resource: "comments", action: "write" } as const;
export const deleteComment = { resource: "comments", action: "write" } as const;
export const listResponders = { resource: "responder", action: "read" } as const;
export const createResponder = { resource: "responder", action: "write" } as const;
export const updateResponder = { resource: "responder", action: "write" } as const;
export const listNotifications = { resource: "notifications", action: "read" } as const;
export const createNotification = { resource: "notifications", action: "write" } as const;
export const updateNotification = { resource: "notifications", action: "write" } as const;
export const listNotificationsSummary = { resource: "notifications", action: "read" } as const;
export const listNotificationSendHistorySummary = {
  resource: "notifications",
  action: "read",
} as const;
export const listNotificationSilences = { resource: "notifications", action: "read" } as const;
export const updateNotificationSilence = { resource: "notifications", action: "write" } as const;
export const listPlaybooks = { resource: "playbooks", action: "read" } as const;
export const createPlaybook = { resource: "playbooks", action: "write" } as const;
export const updatePlaybook = { resource: "playbooks", action: "write" } as const;
export const listPlaybookNames = { resource: "playbooks", action: "read" } as const;
export const listPlaybookRuns = { resource: "playbook_runs", action: "read" } as const;
export const listPlaybookRunActions = { resource: "playbook_runs", action: "read" } as const;
export const listPlaybookApprovals = { resource: "playbook_runs", action: "read" } as const;
export const listArtifacts = { resource: "playbook_runs", action: "read" } as const;
export const callGetPlaybookRunActions = { resource: "playbook_runs", action: "read" } as const;
export const listAgents = { resource: "agents", action: "read" } as const;
export const updateAgent = { resource: "agents", action: "write" } as const;
export const listAgentsSummary = { resource: "agents", action: "read" } as const;
export const listApplications = { resource: "database", action: "read" } as const;
export const createApplication = { resource: "database", action: "write" } as const;
export const updateApplication = { resource: "database", action: "write" } as const;
export const listConnections = { resource: "connections", action: "read" } as const;
export const createConnection = { resource: "connections", action: "write" } as const;
export const updateConnection = { resource: "connections", action: "write" } as const;
export const listEventQueueSummary = { resource: "database", action: "read" } as const;
export const listIntegrationsWithStatus = { resource: "integrations", action: "read" } as const;
export const listJobHistories = { resource: "database", action: "read" } as const;
export const listJobHistoryNames = { resource: "database", action: "read" } as const;
export const listLoggingBackends = { resource: "logging_backends", action: "read" } as const;
export const createLoggingBackend = { resource: "logging_backends", action: "write" } as const;
export const updateLoggingBackend = { resource: "logging_backends", action: "write" } as const;
export const listProperties = { resource: "properties", action: "read" } as const;
export const createPropertyRow = { resource: "properties", action: "write" } as const;
export const updatePropertyRow = { resource: "properties", action: "write" } as const;
export const deletePropertyRow = { resource: "properties", action: "write" } as const;
export const listViews = { resource: "views", action: "read" } as const;
export const createView = { resource: "views", action: "write" } as const;
export const updateView = { resource: "views", action: "write" } as const;
export const deleteView = { resource: "views", action: "write" } as const;
export const listViewsSummary = { resource: "views", action: "read" } as const;
export const listViewTableRows = { resource: "views", action: "read" } as const;
export const listComponents = { resource: "topologies", action: "read" } as const;
export const listComponentNames = { resource: "database", action: "read" } as const;
export const listComponentLabels = { resource: "database", action: "read" } as const;
export const listComponentLabelsKeys = { resource: "database", action: "read" } as const;
export const listComponentsWithLogs = { resource: "database", action: "read" } as const;
export const listTopologies = { resource: "topologies", action: "read" } as const;
export const createTopology = { resource: "topologies", action: "write" } as const;
export const updateTopology = { resource: "topologies", action: "write" } as const;
export const listTopologiesWithStatus = { resource: "topologies", action: "read" } as const;
export const listTeamComponents = { resource: "database", action: "read" } as const;
