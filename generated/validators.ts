// Written by `npm run generate` from the contract. Do not edit.
import { rowsCheck, valibotCheck, type AnswerCheck } from "~/api/answerCheck";

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
  runScraper: async () => valibotCheck((await import("./config/valibot.gen")).vRunScraperResponse),
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
  listResourceSilences: async () =>
    valibotCheck((await import("./notification/valibot.gen")).vListResourceSilencesResponse),
  previewNotificationSilence: async () =>
    valibotCheck((await import("./notification/valibot.gen")).vPreviewNotificationSilenceResponse),
  getNotificationEvents: async () =>
    valibotCheck((await import("./notification/valibot.gen")).vGetNotificationEventsResponse),
  previewNotificationRule: async () =>
    valibotCheck((await import("./notification/valibot.gen")).vPreviewNotificationRuleResponse),
  dryRunNotificationRule: async () =>
    valibotCheck((await import("./notification/valibot.gen")).vDryRunNotificationRuleResponse),
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
  getSandboxStatus: async () =>
    valibotCheck((await import("./sandbox/valibot.gen")).vGetSandboxStatusResponse),
  actAs: async () => valibotCheck((await import("./sandbox/valibot.gen")).vActAsResponse),
  showSandboxOutbox: async () =>
    valibotCheck((await import("./sandbox/valibot.gen")).vShowSandboxOutboxResponse),
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
  previewView: async () => valibotCheck((await import("./view/valibot.gen")).vPreviewViewResponse),
  getViewResult: async () =>
    valibotCheck((await import("./view/valibot.gen")).vGetViewResultResponse),
  evaluateView: async () =>
    valibotCheck((await import("./view/valibot.gen")).vEvaluateViewResponse),
  getNamedViewResult: async () =>
    valibotCheck((await import("./view/valibot.gen")).vGetNamedViewResultResponse),
  evaluateNamedView: async () =>
    valibotCheck((await import("./view/valibot.gen")).vEvaluateNamedViewResponse),
  mentionablePeople: async () => rowsCheck((await import("./db/checks/shared.js")).PersonRef),
  peopleByIds: async () => rowsCheck((await import("./db/checks/shared.js")).PersonRef),
  personChoices: async () => rowsCheck((await import("./db/checks/access.js")).PersonChoice),
  personChoicesByIds: async () => rowsCheck((await import("./db/checks/access.js")).PersonChoice),
  peopleByRole: async () => rowsCheck((await import("./db/checks/access.js")).PersonRoles),
  rolesOfPeople: async () => rowsCheck((await import("./db/checks/access.js")).PersonRoles),
  identityList: async () => rowsCheck((await import("./db/checks/access.js")).IdentityEntry),
  teamNames: async () => rowsCheck((await import("./db/checks/shared.js")).TeamRef),
  teamChoices: async () => rowsCheck((await import("./db/checks/access.js")).TeamChoice),
  teamsByIds: async () => rowsCheck((await import("./db/checks/access.js")).TeamChoice),
  teamDetail: async () => rowsCheck((await import("./db/checks/access.js")).TeamDetail),
  teamList: async () => rowsCheck((await import("./db/checks/access.js")).TeamListEntry),
  teamMembers: async () => rowsCheck((await import("./db/checks/access.js")).TeamMemberEntry),
  teamsOfPerson: async () => rowsCheck((await import("./db/checks/access.js")).TeamOfPerson),
  permissionDetail: async () => rowsCheck((await import("./db/checks/access.js")).Permission),
  permissionList: async () =>
    rowsCheck((await import("./db/checks/access.js")).PermissionListEntry),
  scopeList: async () => rowsCheck((await import("./db/checks/access.js")).ScopeListEntry),
  scopeNames: async () => rowsCheck((await import("./db/checks/access.js")).ScopeRef),
  scopeDetail: async () => rowsCheck((await import("./db/checks/access.js")).ScopeListEntry),
  configList: async () => rowsCheck((await import("./db/checks/catalog.js")).ConfigListEntry),
  configNames: async () => rowsCheck((await import("./db/checks/catalog.js")).ConfigChoice),
  configsByIds: async () => rowsCheck((await import("./db/checks/shared.js")).ConfigRef),
  configGroupKeys: async () => rowsCheck((await import("./db/checks/catalog.js")).ConfigGroupKeys),
  configDetail: async () => rowsCheck((await import("./db/checks/catalog.js")).ConfigItemDetail),
  responderConfigs: async () => rowsCheck((await import("./db/checks/catalog.js")).ResponderConfig),
  configTypes: async () => rowsCheck((await import("./db/checks/catalog.js")).ConfigType),
  configStatuses: async () => rowsCheck((await import("./db/checks/catalog.js")).ConfigStatus),
  configTags: async () => rowsCheck((await import("./db/checks/catalog.js")).ConfigTag),
  configLabels: async () => rowsCheck((await import("./db/checks/catalog.js")).ConfigLabel),
  configTagLabelKeys: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ConfigTagLabelKey),
  changeTypes: async () => rowsCheck((await import("./db/checks/catalog.js")).ChangeType),
  changeDetail: async () => rowsCheck((await import("./db/checks/catalog.js")).ChangeDetail),
  changesOfConfigs: async () => rowsCheck((await import("./db/checks/catalog.js")).ConfigsChange),
  changeDiffs: async () => rowsCheck((await import("./db/checks/catalog.js")).ChangeDiff),
  changesOfComponent: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ChangeOfComponent),
  insightDetail: async () => rowsCheck((await import("./db/checks/catalog.js")).InsightDetail),
  insightList: async () => rowsCheck((await import("./db/checks/catalog.js")).InsightListEntry),
  insightSources: async () => rowsCheck((await import("./db/checks/catalog.js")).InsightSource),
  insightsOfComponent: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).InsightOfComponent),
  insightAnalyzers: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ConfigAnalysisAnalyzer),
  configRelationships: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ConfigRelationshipEntry),
  configsOfComponent: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ConfigOfComponent),
  componentsOfConfig: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ComponentOfConfig),
  scraperDetail: async () => rowsCheck((await import("./db/checks/catalog.js")).ScraperDetail),
  scraperSpecs: async () => rowsCheck((await import("./db/checks/catalog.js")).ScraperSpec),
  scraperList: async () => rowsCheck((await import("./db/checks/catalog.js")).ScraperListEntry),
  savedQueries: async () => rowsCheck((await import("./db/checks/catalog.js")).SavedQuery),
  savedQueryDetail: async () => rowsCheck((await import("./db/checks/catalog.js")).SavedQuery),
  relatedConfigs: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).RelatedConfigEntry),
  parentsByLocation: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ParentByLocation),
  canarySpec: async () => rowsCheck((await import("./db/checks/health.js")).CanarySpec),
  canarySpecs: async () => rowsCheck((await import("./db/checks/settings.js")).StoredSpec),
  canaryList: async () => rowsCheck((await import("./db/checks/health.js")).CanaryListEntry),
  checkDetail: async () => rowsCheck((await import("./db/checks/health.js")).CheckDetail),
  checkNames: async () => rowsCheck((await import("./db/checks/shared.js")).CheckRef),
  checkChoices: async () => rowsCheck((await import("./db/checks/health.js")).CheckChoice),
  checkChoicesByIds: async () => rowsCheck((await import("./db/checks/health.js")).CheckChoice),
  checkHistory: async () => rowsCheck((await import("./db/checks/health.js")).CheckRun),
  recentRuns: async () => rowsCheck((await import("./db/checks/health.js")).RecentRun),
  runsBetween: async () => rowsCheck((await import("./db/checks/health.js")).RecentRun),
  lastErrors: async () => rowsCheck((await import("./db/checks/health.js")).FailedRun),
  uptimeDays: async () => rowsCheck((await import("./db/checks/health.js")).UptimeDay),
  checkIdsOfConfigs: async () => rowsCheck((await import("./db/checks/health.js")).CheckIdOfConfig),
  checksOfComponent: async () =>
    rowsCheck((await import("./db/checks/health.js")).CheckByComponent),
  checkIdsOfComponents: async () =>
    rowsCheck((await import("./db/checks/health.js")).CheckIdOfComponent),
  checksOfConfig: async () =>
    rowsCheck((await import("./db/checks/health.js")).CheckSummaryForConfig),
  checkLabelKeys: async () => rowsCheck((await import("./db/checks/health.js")).CheckLabelKey),
  incidentList: async () => rowsCheck((await import("./db/checks/incidents.js")).IncidentListEntry),
  incidentListOfComponent: async () =>
    rowsCheck((await import("./db/checks/incidents.js")).IncidentOfComponentEntry),
  incidentCount: async () => rowsCheck((await import("./db/checks/incidents.js")).IncidentId),
  incidentDetail: async () => rowsCheck((await import("./db/checks/incidents.js")).IncidentDetail),
  incidentMark: async () => rowsCheck((await import("./db/checks/incidents.js")).IncidentMark),
  incidentNames: async () => rowsCheck((await import("./db/checks/incidents.js")).IncidentChoice),
  incidentsOfConfig: async () =>
    rowsCheck((await import("./db/checks/incidents.js")).IncidentByConfig),
  incidentsOfComponent: async () =>
    rowsCheck((await import("./db/checks/incidents.js")).IncidentByComponent),
  incidentChangelog: async () =>
    rowsCheck((await import("./db/checks/incidents.js")).IncidentHistoryEntry),
  incidentRuleList: async () =>
    rowsCheck((await import("./db/checks/incidents.js")).IncidentRuleEntry),
  incidentRuleDetail: async () =>
    rowsCheck((await import("./db/checks/incidents.js")).IncidentRuleEntry),
  hypothesisNames: async () => rowsCheck((await import("./db/checks/incidents.js")).HypothesisRef),
  evidenceMarks: async () => rowsCheck((await import("./db/checks/incidents.js")).RowMark),
  commentMarks: async () => rowsCheck((await import("./db/checks/incidents.js")).RowMark),
  incidentResponders: async () =>
    rowsCheck((await import("./db/checks/incidents.js")).IncidentResponder),
  notificationRule: async () =>
    rowsCheck((await import("./db/checks/notifications.js")).NotificationRuleDetail),
  notificationServices: async () =>
    rowsCheck((await import("./db/checks/notifications.js")).NotificationServices),
  notificationRules: async () =>
    rowsCheck((await import("./db/checks/notifications.js")).NotificationRuleEntry),
  sendHistory: async () => rowsCheck((await import("./db/checks/notifications.js")).SendEntry),
  silencedSends: async () => rowsCheck((await import("./db/checks/notifications.js")).SilencedSend),
  sendHistoryDetail: async () =>
    rowsCheck((await import("./db/checks/notifications.js")).SendEntry),
  silenceList: async () => rowsCheck((await import("./db/checks/notifications.js")).SilenceEntry),
  silenceDetail: async () => rowsCheck((await import("./db/checks/notifications.js")).SilenceEntry),
  playbookDetail: async () => rowsCheck((await import("./db/checks/playbooks.js")).PlaybookDetail),
  playbooksByIds: async () => rowsCheck((await import("./db/checks/playbooks.js")).PlaybookEntry),
  playbookSpecs: async () => rowsCheck((await import("./db/checks/settings.js")).StoredSpec),
  playbookNames: async () => rowsCheck((await import("./db/checks/playbooks.js")).PlaybookName),
  playbookRuns: async () => rowsCheck((await import("./db/checks/playbooks.js")).PlaybookRunEntry),
  playbookRunNames: async () =>
    rowsCheck((await import("./db/checks/playbooks.js")).PlaybookRunName),
  playbookRunOutcomes: async () =>
    rowsCheck((await import("./db/checks/playbooks.js")).PlaybookRunOutcome),
  pendingPlaybookRuns: async () =>
    rowsCheck((await import("./db/checks/playbooks.js")).PendingPlaybookRun),
  waitingApprovals: async () =>
    rowsCheck((await import("./db/checks/playbooks.js")).WaitingApproval),
  playbookRunDetail: async () =>
    rowsCheck((await import("./db/checks/playbooks.js")).PlaybookRunDetail),
  playbookAction: async () =>
    rowsCheck((await import("./db/checks/playbooks.js")).PlaybookActionDetail),
  playbookRunActions: async () =>
    rowsCheck((await import("./db/checks/playbooks.js")).PlaybookRunActionEntry),
  agentChoices: async () => rowsCheck((await import("./db/checks/settings.js")).AgentName),
  agentNames: async () => rowsCheck((await import("./db/checks/settings.js")).AgentName),
  agentList: async () => rowsCheck((await import("./db/checks/settings.js")).AgentListEntry),
  agentDetail: async () => rowsCheck((await import("./db/checks/settings.js")).AgentListEntry),
  applicationList: async () =>
    rowsCheck((await import("./db/checks/settings.js")).ApplicationListEntry),
  applicationDetail: async () =>
    rowsCheck((await import("./db/checks/settings.js")).ApplicationListEntry),
  connectionList: async () =>
    rowsCheck((await import("./db/checks/settings.js")).ConnectionListEntry),
  connectionDetail: async () =>
    rowsCheck((await import("./db/checks/settings.js")).ConnectionListEntry),
  connectionNames: async () => rowsCheck((await import("./db/checks/settings.js")).ConnectionRef),
  eventQueue: async () => rowsCheck((await import("./db/checks/settings.js")).EventQueueSummary),
  integrationList: async () =>
    rowsCheck((await import("./db/checks/settings.js")).IntegrationWithStatus),
  jobHistory: async () => rowsCheck((await import("./db/checks/settings.js")).JobHistory),
  jobDetail: async () => rowsCheck((await import("./db/checks/settings.js")).JobHistory),
  jobNames: async () => rowsCheck((await import("./db/checks/settings.js")).JobHistoryName),
  logBackendList: async () =>
    rowsCheck((await import("./db/checks/settings.js")).LogBackendListEntry),
  logBackendDetail: async () =>
    rowsCheck((await import("./db/checks/settings.js")).LogBackendListEntry),
  propertyList: async () => rowsCheck((await import("./db/checks/settings.js")).PropertyListEntry),
  propertyDetail: async () =>
    rowsCheck((await import("./db/checks/settings.js")).PropertyListEntry),
  viewList: async () => rowsCheck((await import("./db/checks/settings.js")).ViewListEntry),
  viewDetail: async () => rowsCheck((await import("./db/checks/settings.js")).ViewListEntry),
  sidebarViews: async () => rowsCheck((await import("./db/checks/settings.js")).SidebarView),
  startViews: async () => rowsCheck((await import("./db/checks/settings.js")).ViewRef),
  viewByName: async () => rowsCheck((await import("./db/checks/settings.js")).ViewRef),
  viewRows: async () => rowsCheck((await import("./db/checks/settings.js")).ViewTableRow),
  componentDetail: async () => rowsCheck((await import("./db/checks/topology.js")).ComponentDetail),
  componentNames: async () => rowsCheck((await import("./db/checks/topology.js")).ComponentChoice),
  componentsByIds: async () => rowsCheck((await import("./db/checks/topology.js")).ComponentChoice),
  componentLabels: async () => rowsCheck((await import("./db/checks/topology.js")).ComponentLabel),
  componentLabelKeys: async () =>
    rowsCheck((await import("./db/checks/topology.js")).ComponentLabelKey),
  logComponents: async () => rowsCheck((await import("./db/checks/topology.js")).ComponentWithLogs),
  topologyDetail: async () => rowsCheck((await import("./db/checks/topology.js")).TopologyDetail),
  topologySpecs: async () => rowsCheck((await import("./db/checks/topology.js")).TopologySpec),
  topologyList: async () => rowsCheck((await import("./db/checks/topology.js")).TopologyListEntry),
  teamsOfComponent: async () =>
    rowsCheck((await import("./db/checks/topology.js")).TeamOfComponent),
  createTeam: async () => rowsCheck((await import("./db/checks/access.js")).Team),
  updateTeam: async () => rowsCheck((await import("./db/checks/access.js")).Team),
  createTeamMember: async () => rowsCheck((await import("./db/checks/access.js")).TeamMember),
  deleteTeamMember: async () => rowsCheck((await import("./db/checks/access.js")).TeamMember),
  createPermission: async () => rowsCheck((await import("./db/checks/access.js")).Permission),
  updatePermission: async () => rowsCheck((await import("./db/checks/access.js")).Permission),
  deletePermission: async () => rowsCheck((await import("./db/checks/access.js")).Permission),
  createScope: async () => rowsCheck((await import("./db/checks/access.js")).Scope),
  updateScope: async () => rowsCheck((await import("./db/checks/access.js")).Scope),
  createConfigComponentRelationship: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ConfigComponentRelationship),
  deleteConfigComponentRelationship: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ConfigComponentRelationship),
  createConfigScraper: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ConfigScraper),
  updateConfigScraper: async () =>
    rowsCheck((await import("./db/checks/catalog.js")).ConfigScraper),
  createSavedQuery: async () => rowsCheck((await import("./db/checks/catalog.js")).SavedQuery),
  updateSavedQuery: async () => rowsCheck((await import("./db/checks/catalog.js")).SavedQuery),
  deleteSavedQuery: async () => rowsCheck((await import("./db/checks/catalog.js")).SavedQuery),
  createCanary: async () => rowsCheck((await import("./db/checks/health.js")).Canary),
  updateCanary: async () => rowsCheck((await import("./db/checks/health.js")).Canary),
  createIncident: async () => rowsCheck((await import("./db/checks/incidents.js")).Incident),
  updateIncident: async () => rowsCheck((await import("./db/checks/incidents.js")).Incident),
  createIncidentRule: async () =>
    rowsCheck((await import("./db/checks/incidents.js")).IncidentRule),
  updateIncidentRule: async () =>
    rowsCheck((await import("./db/checks/incidents.js")).IncidentRule),
  createHypothesis: async () => rowsCheck((await import("./db/checks/incidents.js")).Hypothesis),
  updateHypothesis: async () => rowsCheck((await import("./db/checks/incidents.js")).Hypothesis),
  deleteHypothesis: async () => rowsCheck((await import("./db/checks/incidents.js")).Hypothesis),
  createEvidence: async () => rowsCheck((await import("./db/checks/incidents.js")).Evidence),
  updateEvidence: async () => rowsCheck((await import("./db/checks/incidents.js")).Evidence),
  deleteEvidence: async () => rowsCheck((await import("./db/checks/incidents.js")).Evidence),
  createComment: async () => rowsCheck((await import("./db/checks/incidents.js")).Comment),
  updateComment: async () => rowsCheck((await import("./db/checks/incidents.js")).Comment),
  deleteComment: async () => rowsCheck((await import("./db/checks/incidents.js")).Comment),
  createResponder: async () => rowsCheck((await import("./db/checks/incidents.js")).Responder),
  updateResponder: async () => rowsCheck((await import("./db/checks/incidents.js")).Responder),
  createNotification: async () =>
    rowsCheck((await import("./db/checks/notifications.js")).Notification),
  updateNotification: async () =>
    rowsCheck((await import("./db/checks/notifications.js")).Notification),
  updateNotificationSilence: async () =>
    rowsCheck((await import("./db/checks/notifications.js")).NotificationSilence),
  createPlaybook: async () => rowsCheck((await import("./db/checks/playbooks.js")).Playbook),
  updatePlaybook: async () => rowsCheck((await import("./db/checks/playbooks.js")).Playbook),
  updateAgent: async () => rowsCheck((await import("./db/checks/settings.js")).Agent),
  createApplication: async () => rowsCheck((await import("./db/checks/settings.js")).Application),
  updateApplication: async () => rowsCheck((await import("./db/checks/settings.js")).Application),
  createConnection: async () => rowsCheck((await import("./db/checks/settings.js")).Connection),
  updateConnection: async () => rowsCheck((await import("./db/checks/settings.js")).Connection),
  createLoggingBackend: async () =>
    rowsCheck((await import("./db/checks/settings.js")).LoggingBackend),
  updateLoggingBackend: async () =>
    rowsCheck((await import("./db/checks/settings.js")).LoggingBackend),
  createPropertyRow: async () => rowsCheck((await import("./db/checks/settings.js")).PropertyRow),
  updatePropertyRow: async () => rowsCheck((await import("./db/checks/settings.js")).PropertyRow),
  deletePropertyRow: async () => rowsCheck((await import("./db/checks/settings.js")).PropertyRow),
  createView: async () => rowsCheck((await import("./db/checks/settings.js")).View),
  updateView: async () => rowsCheck((await import("./db/checks/settings.js")).View),
  deleteView: async () => rowsCheck((await import("./db/checks/settings.js")).View),
  createTopology: async () => rowsCheck((await import("./db/checks/topology.js")).Topology),
  updateTopology: async () => rowsCheck((await import("./db/checks/topology.js")).Topology),
};
