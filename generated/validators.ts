// Written by `npm run generate` from the contract. Do not edit.
import { ajvCheck, valibotCheck, type AnswerCheck } from "~/api/answerCheck";

/** Check of the answer of every operation and named read, by its name. */
export const validators: Readonly<Record<string, () => Promise<AnswerCheck>>> = {
  generateAgent: async () =>
    valibotCheck((await import("./agent/valibot.gen")).vGenerateAgentResponse),
  generateAgentToken: async () =>
    valibotCheck((await import("./agent/valibot.gen")).vGenerateAgentTokenResponse),
  searchLogService: async () =>
    valibotCheck((await import("./apm/valibot.gen")).vSearchLogServiceResponse),
  getApplicationReport: async () =>
    valibotCheck((await import("./application/valibot.gen")).vGetApplicationReportResponse),
  downloadArtifact: async () =>
    valibotCheck((await import("./artifacts/valibot.gen")).vDownloadArtifactResponse),
  listCheckArtifacts: async () =>
    valibotCheck((await import("./artifacts/valibot.gen")).vListCheckArtifactsResponse),
  listPlaybookRunArtifacts: async () =>
    valibotCheck((await import("./artifacts/valibot.gen")).vListPlaybookRunArtifactsResponse),
  whoami: async () => valibotCheck((await import("./auth/valibot.gen")).vWhoamiResponse),
  inviteUser: async () => valibotCheck((await import("./auth/valibot.gen")).vInviteUserResponse),
  createToken: async () => valibotCheck((await import("./auth/valibot.gen")).vCreateTokenResponse),
  listTokens: async () => valibotCheck((await import("./auth/valibot.gen")).vListTokensResponse),
  deleteToken: async () => valibotCheck((await import("./auth/valibot.gen")).vDeleteTokenResponse),
  updateAccountState: async () =>
    valibotCheck((await import("./auth/valibot.gen")).vUpdateAccountStateResponse),
  updateAccountProperties: async () =>
    valibotCheck((await import("./auth/valibot.gen")).vUpdateAccountPropertiesResponse),
  getHealthSummary: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vGetHealthSummaryResponse),
  searchHealthSummary: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vSearchHealthSummaryResponse),
  getCheckGraph: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vGetCheckGraphResponse),
  getTopology: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vGetTopologyResponse),
  getCheckRunDetails: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vGetCheckRunDetailsResponse),
  getCheckWithRuns: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vGetCheckWithRunsResponse),
  runCheck: async () => valibotCheck((await import("./canary/valibot.gen")).vRunCheckResponse),
  runTopology: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vRunTopologyResponse),
  receiveCheckWebhook: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vReceiveCheckWebhookResponse),
  getBackendVersion: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vGetBackendVersionResponse),
  summarizeCatalog: async () =>
    valibotCheck((await import("./catalog/valibot.gen")).vSummarizeCatalogResponse),
  getCatalogChanges: async () =>
    valibotCheck((await import("./catalog/valibot.gen")).vGetCatalogChangesResponse),
  searchCatalogChanges: async () =>
    valibotCheck((await import("./catalog/valibot.gen")).vSearchCatalogChangesResponse),
  getChart: async () => valibotCheck((await import("./charts/valibot.gen")).vGetChartResponse),
  queryConfigs: async () =>
    valibotCheck((await import("./config/valibot.gen")).vQueryConfigsResponse),
  testConnection: async () =>
    valibotCheck((await import("./connection/valibot.gen")).vTestConnectionResponse),
  startLogin: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vStartLoginResponse),
  getLoginFlow: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vGetLoginFlowResponse),
  submitLogin: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vSubmitLoginResponse),
  startRegistration: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vStartRegistrationResponse),
  getRegistrationFlow: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vGetRegistrationFlowResponse),
  submitRegistration: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vSubmitRegistrationResponse),
  startRecovery: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vStartRecoveryResponse),
  getRecoveryFlow: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vGetRecoveryFlowResponse),
  submitRecovery: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vSubmitRecoveryResponse),
  startVerification: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vStartVerificationResponse),
  getVerificationFlow: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vGetVerificationFlowResponse),
  submitVerification: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vSubmitVerificationResponse),
  startSettings: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vStartSettingsResponse),
  getSettingsFlow: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vGetSettingsFlowResponse),
  submitSettings: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vSubmitSettingsResponse),
  startLogout: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vStartLogoutResponse),
  performLogout: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vPerformLogoutResponse),
  getFlowError: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vGetFlowErrorResponse),
  getSession: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vGetSessionResponse),
  getWebauthnScript: async () =>
    valibotCheck((await import("./identity/valibot.gen")).vGetWebauthnScriptResponse),
  getKubeconfig: async () =>
    valibotCheck((await import("./kubeconfig/valibot.gen")).vGetKubeconfigResponse),
  readKubernetes: async () =>
    valibotCheck((await import("./kubeconfig/valibot.gen")).vReadKubernetesResponse),
  createInKubernetes: async () =>
    valibotCheck((await import("./kubeconfig/valibot.gen")).vCreateInKubernetesResponse),
  replaceInKubernetes: async () =>
    valibotCheck((await import("./kubeconfig/valibot.gen")).vReplaceInKubernetesResponse),
  patchInKubernetes: async () =>
    valibotCheck((await import("./kubeconfig/valibot.gen")).vPatchInKubernetesResponse),
  deleteInKubernetes: async () =>
    valibotCheck((await import("./kubeconfig/valibot.gen")).vDeleteInKubernetesResponse),
  searchLogs: async () => valibotCheck((await import("./logs/valibot.gen")).vSearchLogsResponse),
  callMcp: async () => valibotCheck((await import("./mcp/valibot.gen")).vCallMcpResponse),
  summarizeNotifications: async () =>
    valibotCheck((await import("./notification/valibot.gen")).vSummarizeNotificationsResponse),
  previewNotificationSilence: async () =>
    valibotCheck((await import("./notification/valibot.gen")).vPreviewNotificationSilenceResponse),
  getNotificationEvents: async () =>
    valibotCheck((await import("./notification/valibot.gen")).vGetNotificationEventsResponse),
  updatePerson: async () =>
    valibotCheck((await import("./people/valibot.gen")).vUpdatePersonResponse),
  deletePerson: async () =>
    valibotCheck((await import("./people/valibot.gen")).vDeletePersonResponse),
  listApplicablePlaybooks: async () =>
    valibotCheck((await import("./playbook/valibot.gen")).vListApplicablePlaybooksResponse),
  getPlaybookParameters: async () =>
    valibotCheck((await import("./playbook/valibot.gen")).vGetPlaybookParametersResponse),
  runPlaybook: async () =>
    valibotCheck((await import("./playbook/valibot.gen")).vRunPlaybookResponse),
  getPlaybookRun: async () =>
    valibotCheck((await import("./playbook/valibot.gen")).vGetPlaybookRunResponse),
  approvePlaybookRun: async () =>
    valibotCheck((await import("./playbook/valibot.gen")).vApprovePlaybookRunResponse),
  cancelPlaybookRun: async () =>
    valibotCheck((await import("./playbook/valibot.gen")).vCancelPlaybookRunResponse),
  getPlaybookEvents: async () =>
    valibotCheck((await import("./playbook/valibot.gen")).vGetPlaybookEventsResponse),
  triggerPlaybookWebhook: async () =>
    valibotCheck((await import("./playbook/valibot.gen")).vTriggerPlaybookWebhookResponse),
  getProperties: async () =>
    valibotCheck((await import("./properties/valibot.gen")).vGetPropertiesResponse),
  getTokenPermissions: async () =>
    valibotCheck((await import("./rbac/valibot.gen")).vGetTokenPermissionsResponse),
  addRolesToPerson: async () =>
    valibotCheck((await import("./rbac/valibot.gen")).vAddRolesToPersonResponse),
  getRolesOfPerson: async () =>
    valibotCheck((await import("./rbac/valibot.gen")).vGetRolesOfPersonResponse),
  dumpPolicy: async () => valibotCheck((await import("./rbac/valibot.gen")).vDumpPolicyResponse),
  searchResources: async () =>
    valibotCheck((await import("./resources/valibot.gen")).vSearchResourcesResponse),
  listSandboxPeople: async () =>
    valibotCheck((await import("./sandbox/valibot.gen")).vListSandboxPeopleResponse),
  actAs: async () => valibotCheck((await import("./sandbox/valibot.gen")).vActAsResponse),
  hitSandboxTarget: async () =>
    valibotCheck((await import("./sandbox/valibot.gen")).vHitSandboxTargetResponse),
  getSchemaFile: async () =>
    valibotCheck((await import("./schemas/valibot.gen")).vGetSchemaFileResponse),
  snapshotTopology: async () =>
    valibotCheck((await import("./snapshot/valibot.gen")).vSnapshotTopologyResponse),
  snapshotIncident: async () =>
    valibotCheck((await import("./snapshot/valibot.gen")).vSnapshotIncidentResponse),
  snapshotConfig: async () =>
    valibotCheck((await import("./snapshot/valibot.gen")).vSnapshotConfigResponse),
  listConfigViews: async () =>
    valibotCheck((await import("./view/valibot.gen")).vListConfigViewsResponse),
  getViewResult: async () =>
    valibotCheck((await import("./view/valibot.gen")).vGetViewResultResponse),
  evaluateView: async () =>
    valibotCheck((await import("./view/valibot.gen")).vEvaluateViewResponse),
  getNamedViewResult: async () =>
    valibotCheck((await import("./view/valibot.gen")).vGetNamedViewResultResponse),
  evaluateNamedView: async () =>
    valibotCheck((await import("./view/valibot.gen")).vEvaluateNamedViewResponse),
  mentionablePeople: async () => ajvCheck((await import("./db/checks.js")).mentionablePeople),
  peopleByIds: async () => ajvCheck((await import("./db/checks.js")).peopleByIds),
  personChoices: async () => ajvCheck((await import("./db/checks.js")).personChoices),
  personChoicesByIds: async () => ajvCheck((await import("./db/checks.js")).personChoicesByIds),
  peopleByRole: async () => ajvCheck((await import("./db/checks.js")).peopleByRole),
  rolesOfPeople: async () => ajvCheck((await import("./db/checks.js")).rolesOfPeople),
  identityList: async () => ajvCheck((await import("./db/checks.js")).identityList),
  teamNames: async () => ajvCheck((await import("./db/checks.js")).teamNames),
  teamChoices: async () => ajvCheck((await import("./db/checks.js")).teamChoices),
  teamsByIds: async () => ajvCheck((await import("./db/checks.js")).teamsByIds),
  teamDetail: async () => ajvCheck((await import("./db/checks.js")).teamDetail),
  teamList: async () => ajvCheck((await import("./db/checks.js")).teamList),
  teamMembers: async () => ajvCheck((await import("./db/checks.js")).teamMembers),
  permissionDetail: async () => ajvCheck((await import("./db/checks.js")).permissionDetail),
  permissionList: async () => ajvCheck((await import("./db/checks.js")).permissionList),
  scopeList: async () => ajvCheck((await import("./db/checks.js")).scopeList),
  scopeNames: async () => ajvCheck((await import("./db/checks.js")).scopeNames),
  scopeDetail: async () => ajvCheck((await import("./db/checks.js")).scopeDetail),
  configList: async () => ajvCheck((await import("./db/checks.js")).configList),
  configNames: async () => ajvCheck((await import("./db/checks.js")).configNames),
  configsByIds: async () => ajvCheck((await import("./db/checks.js")).configsByIds),
  configDetail: async () => ajvCheck((await import("./db/checks.js")).configDetail),
  configTypes: async () => ajvCheck((await import("./db/checks.js")).configTypes),
  configStatuses: async () => ajvCheck((await import("./db/checks.js")).configStatuses),
  configTags: async () => ajvCheck((await import("./db/checks.js")).configTags),
  configLabels: async () => ajvCheck((await import("./db/checks.js")).configLabels),
  configTagLabelKeys: async () => ajvCheck((await import("./db/checks.js")).configTagLabelKeys),
  changeTypes: async () => ajvCheck((await import("./db/checks.js")).changeTypes),
  changeDetail: async () => ajvCheck((await import("./db/checks.js")).changeDetail),
  changesOfComponent: async () => ajvCheck((await import("./db/checks.js")).changesOfComponent),
  insightDetail: async () => ajvCheck((await import("./db/checks.js")).insightDetail),
  insightList: async () => ajvCheck((await import("./db/checks.js")).insightList),
  insightsOfComponent: async () => ajvCheck((await import("./db/checks.js")).insightsOfComponent),
  insightAnalyzers: async () => ajvCheck((await import("./db/checks.js")).insightAnalyzers),
  configRelationships: async () => ajvCheck((await import("./db/checks.js")).configRelationships),
  configsOfComponent: async () => ajvCheck((await import("./db/checks.js")).configsOfComponent),
  scraperDetail: async () => ajvCheck((await import("./db/checks.js")).scraperDetail),
  scraperSpecs: async () => ajvCheck((await import("./db/checks.js")).scraperSpecs),
  scraperList: async () => ajvCheck((await import("./db/checks.js")).scraperList),
  relatedConfigs: async () => ajvCheck((await import("./db/checks.js")).relatedConfigs),
  parentsByLocation: async () => ajvCheck((await import("./db/checks.js")).parentsByLocation),
  canarySpec: async () => ajvCheck((await import("./db/checks.js")).canarySpec),
  canarySpecs: async () => ajvCheck((await import("./db/checks.js")).canarySpecs),
  canaryList: async () => ajvCheck((await import("./db/checks.js")).canaryList),
  checkDetail: async () => ajvCheck((await import("./db/checks.js")).checkDetail),
  checkNames: async () => ajvCheck((await import("./db/checks.js")).checkNames),
  checkHistory: async () => ajvCheck((await import("./db/checks.js")).checkHistory),
  recentRuns: async () => ajvCheck((await import("./db/checks.js")).recentRuns),
  checksOfComponent: async () => ajvCheck((await import("./db/checks.js")).checksOfComponent),
  checksOfConfig: async () => ajvCheck((await import("./db/checks.js")).checksOfConfig),
  checkLabelKeys: async () => ajvCheck((await import("./db/checks.js")).checkLabelKeys),
  incidentList: async () => ajvCheck((await import("./db/checks.js")).incidentList),
  incidentDetail: async () => ajvCheck((await import("./db/checks.js")).incidentDetail),
  incidentNames: async () => ajvCheck((await import("./db/checks.js")).incidentNames),
  incidentsOfConfig: async () => ajvCheck((await import("./db/checks.js")).incidentsOfConfig),
  incidentsOfComponent: async () => ajvCheck((await import("./db/checks.js")).incidentsOfComponent),
  incidentChangelog: async () => ajvCheck((await import("./db/checks.js")).incidentChangelog),
  incidentRuleList: async () => ajvCheck((await import("./db/checks.js")).incidentRuleList),
  incidentRuleDetail: async () => ajvCheck((await import("./db/checks.js")).incidentRuleDetail),
  hypothesisNames: async () => ajvCheck((await import("./db/checks.js")).hypothesisNames),
  incidentResponders: async () => ajvCheck((await import("./db/checks.js")).incidentResponders),
  notificationRule: async () => ajvCheck((await import("./db/checks.js")).notificationRule),
  notificationServices: async () => ajvCheck((await import("./db/checks.js")).notificationServices),
  notificationRules: async () => ajvCheck((await import("./db/checks.js")).notificationRules),
  sendHistory: async () => ajvCheck((await import("./db/checks.js")).sendHistory),
  sendHistoryDetail: async () => ajvCheck((await import("./db/checks.js")).sendHistoryDetail),
  silenceList: async () => ajvCheck((await import("./db/checks.js")).silenceList),
  silenceDetail: async () => ajvCheck((await import("./db/checks.js")).silenceDetail),
  playbookDetail: async () => ajvCheck((await import("./db/checks.js")).playbookDetail),
  playbooksByIds: async () => ajvCheck((await import("./db/checks.js")).playbooksByIds),
  playbookSpecs: async () => ajvCheck((await import("./db/checks.js")).playbookSpecs),
  playbookNames: async () => ajvCheck((await import("./db/checks.js")).playbookNames),
  playbookRuns: async () => ajvCheck((await import("./db/checks.js")).playbookRuns),
  playbookRunDetail: async () => ajvCheck((await import("./db/checks.js")).playbookRunDetail),
  playbookAction: async () => ajvCheck((await import("./db/checks.js")).playbookAction),
  playbookRunActions: async () => ajvCheck((await import("./db/checks.js")).playbookRunActions),
  agentNames: async () => ajvCheck((await import("./db/checks.js")).agentNames),
  agentList: async () => ajvCheck((await import("./db/checks.js")).agentList),
  agentDetail: async () => ajvCheck((await import("./db/checks.js")).agentDetail),
  applicationList: async () => ajvCheck((await import("./db/checks.js")).applicationList),
  applicationDetail: async () => ajvCheck((await import("./db/checks.js")).applicationDetail),
  connectionList: async () => ajvCheck((await import("./db/checks.js")).connectionList),
  connectionDetail: async () => ajvCheck((await import("./db/checks.js")).connectionDetail),
  connectionNames: async () => ajvCheck((await import("./db/checks.js")).connectionNames),
  eventQueue: async () => ajvCheck((await import("./db/checks.js")).eventQueue),
  integrationList: async () => ajvCheck((await import("./db/checks.js")).integrationList),
  jobHistory: async () => ajvCheck((await import("./db/checks.js")).jobHistory),
  jobDetail: async () => ajvCheck((await import("./db/checks.js")).jobDetail),
  jobNames: async () => ajvCheck((await import("./db/checks.js")).jobNames),
  logBackendList: async () => ajvCheck((await import("./db/checks.js")).logBackendList),
  logBackendDetail: async () => ajvCheck((await import("./db/checks.js")).logBackendDetail),
  propertyList: async () => ajvCheck((await import("./db/checks.js")).propertyList),
  viewList: async () => ajvCheck((await import("./db/checks.js")).viewList),
  viewDetail: async () => ajvCheck((await import("./db/checks.js")).viewDetail),
  sidebarViews: async () => ajvCheck((await import("./db/checks.js")).sidebarViews),
  viewByName: async () => ajvCheck((await import("./db/checks.js")).viewByName),
  viewRows: async () => ajvCheck((await import("./db/checks.js")).viewRows),
  componentDetail: async () => ajvCheck((await import("./db/checks.js")).componentDetail),
  componentNames: async () => ajvCheck((await import("./db/checks.js")).componentNames),
  componentsByIds: async () => ajvCheck((await import("./db/checks.js")).componentsByIds),
  componentLabels: async () => ajvCheck((await import("./db/checks.js")).componentLabels),
  componentLabelKeys: async () => ajvCheck((await import("./db/checks.js")).componentLabelKeys),
  logComponents: async () => ajvCheck((await import("./db/checks.js")).logComponents),
  topologyDetail: async () => ajvCheck((await import("./db/checks.js")).topologyDetail),
  topologySpecs: async () => ajvCheck((await import("./db/checks.js")).topologySpecs),
  topologyList: async () => ajvCheck((await import("./db/checks.js")).topologyList),
  teamsOfComponent: async () => ajvCheck((await import("./db/checks.js")).teamsOfComponent),
  createTeam: async () => ajvCheck((await import("./db/checks.js")).createTeam),
  updateTeam: async () => ajvCheck((await import("./db/checks.js")).updateTeam),
  createTeamMember: async () => ajvCheck((await import("./db/checks.js")).createTeamMember),
  deleteTeamMember: async () => ajvCheck((await import("./db/checks.js")).deleteTeamMember),
  createPermission: async () => ajvCheck((await import("./db/checks.js")).createPermission),
  updatePermission: async () => ajvCheck((await import("./db/checks.js")).updatePermission),
  deletePermission: async () => ajvCheck((await import("./db/checks.js")).deletePermission),
  createScope: async () => ajvCheck((await import("./db/checks.js")).createScope),
  updateScope: async () => ajvCheck((await import("./db/checks.js")).updateScope),
  createConfigComponentRelationship: async () =>
    ajvCheck((await import("./db/checks.js")).createConfigComponentRelationship),
  deleteConfigComponentRelationship: async () =>
    ajvCheck((await import("./db/checks.js")).deleteConfigComponentRelationship),
  createConfigScraper: async () => ajvCheck((await import("./db/checks.js")).createConfigScraper),
  updateConfigScraper: async () => ajvCheck((await import("./db/checks.js")).updateConfigScraper),
  createCanary: async () => ajvCheck((await import("./db/checks.js")).createCanary),
  updateCanary: async () => ajvCheck((await import("./db/checks.js")).updateCanary),
  createIncident: async () => ajvCheck((await import("./db/checks.js")).createIncident),
  updateIncident: async () => ajvCheck((await import("./db/checks.js")).updateIncident),
  createIncidentRule: async () => ajvCheck((await import("./db/checks.js")).createIncidentRule),
  updateIncidentRule: async () => ajvCheck((await import("./db/checks.js")).updateIncidentRule),
  createHypothesis: async () => ajvCheck((await import("./db/checks.js")).createHypothesis),
  updateHypothesis: async () => ajvCheck((await import("./db/checks.js")).updateHypothesis),
  deleteHypothesis: async () => ajvCheck((await import("./db/checks.js")).deleteHypothesis),
  createEvidence: async () => ajvCheck((await import("./db/checks.js")).createEvidence),
  updateEvidence: async () => ajvCheck((await import("./db/checks.js")).updateEvidence),
  deleteEvidence: async () => ajvCheck((await import("./db/checks.js")).deleteEvidence),
  createComment: async () => ajvCheck((await import("./db/checks.js")).createComment),
  deleteComment: async () => ajvCheck((await import("./db/checks.js")).deleteComment),
  createResponder: async () => ajvCheck((await import("./db/checks.js")).createResponder),
  updateResponder: async () => ajvCheck((await import("./db/checks.js")).updateResponder),
  createNotification: async () => ajvCheck((await import("./db/checks.js")).createNotification),
  updateNotification: async () => ajvCheck((await import("./db/checks.js")).updateNotification),
  updateNotificationSilence: async () =>
    ajvCheck((await import("./db/checks.js")).updateNotificationSilence),
  createPlaybook: async () => ajvCheck((await import("./db/checks.js")).createPlaybook),
  updatePlaybook: async () => ajvCheck((await import("./db/checks.js")).updatePlaybook),
  updateAgent: async () => ajvCheck((await import("./db/checks.js")).updateAgent),
  createApplication: async () => ajvCheck((await import("./db/checks.js")).createApplication),
  updateApplication: async () => ajvCheck((await import("./db/checks.js")).updateApplication),
  createConnection: async () => ajvCheck((await import("./db/checks.js")).createConnection),
  updateConnection: async () => ajvCheck((await import("./db/checks.js")).updateConnection),
  createLoggingBackend: async () => ajvCheck((await import("./db/checks.js")).createLoggingBackend),
  updateLoggingBackend: async () => ajvCheck((await import("./db/checks.js")).updateLoggingBackend),
  createPropertyRow: async () => ajvCheck((await import("./db/checks.js")).createPropertyRow),
  updatePropertyRow: async () => ajvCheck((await import("./db/checks.js")).updatePropertyRow),
  deletePropertyRow: async () => ajvCheck((await import("./db/checks.js")).deletePropertyRow),
  createView: async () => ajvCheck((await import("./db/checks.js")).createView),
  updateView: async () => ajvCheck((await import("./db/checks.js")).updateView),
  deleteView: async () => ajvCheck((await import("./db/checks.js")).deleteView),
  createTopology: async () => ajvCheck((await import("./db/checks.js")).createTopology),
  updateTopology: async () => ajvCheck((await import("./db/checks.js")).updateTopology),
};
