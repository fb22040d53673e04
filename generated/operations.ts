// Written by `npm run generate` from the contract. Do not edit.
export interface OperationEntry {
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
  generateAgent: {
    method: "POST",
    base: "/api/agent",
    path: "/generate",
    access: {
      resource: "agents",
      action: "write",
    },
    invalidates: ["agentList", "agentNames", "listTokens"],
  },
  generateAgentToken: {
    method: "POST",
    base: "/api/agent",
    path: "/token",
    access: {
      resource: "agents",
      action: "write",
    },
    invalidates: ["listTokens"],
  },
  searchLogService: {
    method: "POST",
    base: "/api/apm",
    path: "/search",
    access: {
      resource: "logging_backends",
      action: "read",
    },
    invalidates: [],
  },
  getApplicationReport: {
    method: "GET",
    base: "/api/application",
    path: "/{namespace}/{name}",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  downloadArtifact: {
    method: "GET",
    base: "/api/artifacts",
    path: "/download/{id}",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listCheckArtifacts: {
    method: "GET",
    base: "/api/artifacts",
    path: "/list/check/{id}/{time}",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listPlaybookRunArtifacts: {
    method: "GET",
    base: "/api/artifacts",
    path: "/list/playbook_run/{id}",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  whoami: {
    method: "GET",
    base: "/api/auth",
    path: "/whoami",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  inviteUser: {
    method: "POST",
    base: "/api/auth",
    path: "/invite_user",
    access: {
      resource: "identities",
      action: "write",
    },
    invalidates: ["identityList", "rolesOfPeople", "peopleByRole", "mentionablePeople"],
  },
  createToken: {
    method: "POST",
    base: "/api/auth",
    path: "/create_token",
    access: {
      resource: "public",
      action: "write",
    },
    invalidates: ["listTokens"],
  },
  listTokens: {
    method: "GET",
    base: "/api/auth",
    path: "/tokens",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  deleteToken: {
    method: "DELETE",
    base: "/api/auth",
    path: "/token/{id}",
    access: {
      resource: "public",
      action: "write",
    },
    invalidates: ["listTokens"],
  },
  updateAccountState: {
    method: "POST",
    base: "/api/auth",
    path: "/{id}/update_state",
    access: {
      resource: "identities",
      action: "write",
    },
    invalidates: ["identityList"],
  },
  updateAccountProperties: {
    method: "POST",
    base: "/api/auth",
    path: "/{id}/properties",
    access: {
      resource: "identities",
      action: "write",
    },
    invalidates: ["whoami"],
  },
  getHealthSummary: {
    method: "GET",
    base: "/api/canary",
    path: "/api/summary",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  searchHealthSummary: {
    method: "POST",
    base: "/api/canary",
    path: "/api/summary",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  getCheckGraph: {
    method: "GET",
    base: "/api/canary",
    path: "/api/graph",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  getTopology: {
    method: "GET",
    base: "/api/canary",
    path: "/api/topology",
    access: {
      resource: "topologies",
      action: "read",
    },
    invalidates: [],
  },
  getCheckRunDetails: {
    method: "GET",
    base: "/api/canary",
    path: "/api/details",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  pushCheckRun: {
    method: "POST",
    base: "/api/canary",
    path: "/api/push",
    access: {
      resource: "canaries",
      action: "write",
    },
    invalidates: ["getHealthSummary", "getCheckGraph", "checkDetail", "checkHistory", "recentRuns"],
  },
  getCheckWithRuns: {
    method: "GET",
    base: "/api/canary",
    path: "/api",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  runCheck: {
    method: "POST",
    base: "/api/canary",
    path: "/run/check/{id}",
    access: {
      resource: "canaries",
      action: "read",
      roles: ["admin", "editor", "responder", "commander"],
    },
    invalidates: ["getHealthSummary", "getCheckGraph", "checkDetail", "checkHistory", "recentRuns"],
  },
  runTopology: {
    method: "POST",
    base: "/api/canary",
    path: "/run/topology/{id}",
    access: {
      resource: "topologies",
      action: "write",
    },
    invalidates: ["getTopology", "jobHistory"],
  },
  receiveCheckWebhook: {
    method: "POST",
    base: "/api/canary",
    path: "/webhook/{id}",
    access: {
      resource: "anyone",
      action: "write",
    },
    invalidates: ["getHealthSummary", "getCheckGraph", "checkDetail", "checkHistory", "recentRuns"],
  },
  getBackendVersion: {
    method: "GET",
    base: "/api/canary",
    path: "/about",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  summarizeCatalog: {
    method: "POST",
    base: "/api/catalog",
    path: "/summary",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  getCatalogChanges: {
    method: "GET",
    base: "/api/catalog",
    path: "/changes",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  searchCatalogChanges: {
    method: "POST",
    base: "/api/catalog",
    path: "/changes",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  getChart: {
    method: "GET",
    base: "/api/charts",
    path: "/{chart}",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  runScraper: {
    method: "POST",
    base: "/api/config",
    path: "/run/{id}",
    access: {
      resource: "config_scrapers",
      action: "write",
    },
    invalidates: ["summarizeCatalog", "searchCatalogChanges", "jobHistory"],
  },
  queryConfigs: {
    method: "GET",
    base: "/api/config",
    path: "/query",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  testConnection: {
    method: "POST",
    base: "/api/connection",
    path: "/test/{id}",
    access: {
      resource: "connections",
      action: "write",
    },
    invalidates: [],
  },
  startLogin: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/login/browser",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  getLoginFlow: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/login/flows",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  submitLogin: {
    method: "POST",
    base: "/api/.ory",
    path: "/self-service/login",
    access: {
      resource: "anyone",
      action: "write",
    },
    invalidates: ["getSession", "whoami"],
  },
  startRegistration: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/registration/browser",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  getRegistrationFlow: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/registration/flows",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  submitRegistration: {
    method: "POST",
    base: "/api/.ory",
    path: "/self-service/registration",
    access: {
      resource: "anyone",
      action: "write",
    },
    invalidates: ["getSession", "whoami"],
  },
  startRecovery: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/recovery/browser",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  getRecoveryFlow: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/recovery/flows",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  submitRecovery: {
    method: "POST",
    base: "/api/.ory",
    path: "/self-service/recovery",
    access: {
      resource: "anyone",
      action: "write",
    },
    invalidates: ["getSession"],
  },
  startVerification: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/verification/browser",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  getVerificationFlow: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/verification/flows",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  submitVerification: {
    method: "POST",
    base: "/api/.ory",
    path: "/self-service/verification",
    access: {
      resource: "anyone",
      action: "write",
    },
    invalidates: ["getSession"],
  },
  startSettings: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/settings/browser",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  getSettingsFlow: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/settings/flows",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  submitSettings: {
    method: "POST",
    base: "/api/.ory",
    path: "/self-service/settings",
    access: {
      resource: "anyone",
      action: "write",
    },
    invalidates: ["getSession", "whoami"],
  },
  startLogout: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/logout/browser",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  performLogout: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/logout",
    access: {
      resource: "anyone",
      action: "write",
    },
    invalidates: ["getSession", "whoami"],
  },
  getFlowError: {
    method: "GET",
    base: "/api/.ory",
    path: "/self-service/errors",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  getSession: {
    method: "GET",
    base: "/api/.ory",
    path: "/sessions/whoami",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  getWebauthnScript: {
    method: "GET",
    base: "/api/.ory",
    path: "/.well-known/ory/webauthn.js",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  getKubeconfig: {
    method: "GET",
    base: "/api",
    path: "/kubeconfig",
    access: {
      resource: "database",
      action: "write",
    },
    invalidates: ["listTokens"],
  },
  readKubernetes: {
    method: "GET",
    base: "/api",
    path: "/kubeproxy/{path}",
    access: {
      resource: "database",
      action: "read",
      roles: ["admin", "editor"],
    },
    invalidates: [],
  },
  createInKubernetes: {
    method: "POST",
    base: "/api",
    path: "/kubeproxy/{path}",
    access: {
      resource: "database",
      action: "write",
    },
    invalidates: [],
  },
  replaceInKubernetes: {
    method: "PUT",
    base: "/api",
    path: "/kubeproxy/{path}",
    access: {
      resource: "database",
      action: "write",
    },
    invalidates: [],
  },
  patchInKubernetes: {
    method: "PATCH",
    base: "/api",
    path: "/kubeproxy/{path}",
    access: {
      resource: "database",
      action: "write",
    },
    invalidates: [],
  },
  deleteInKubernetes: {
    method: "DELETE",
    base: "/api",
    path: "/kubeproxy/{path}",
    access: {
      resource: "database",
      action: "write",
    },
    invalidates: [],
  },
  searchLogs: {
    method: "POST",
    base: "/api",
    path: "/logs",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  callMcp: {
    method: "POST",
    base: "/api",
    path: "/mcp",
    access: {
      resource: "public",
      action: "write",
    },
    invalidates: [],
  },
  summarizeNotifications: {
    method: "POST",
    base: "/api/notification",
    path: "/summary",
    access: {
      resource: "notifications",
      action: "read",
    },
    invalidates: [],
  },
  createNotificationSilence: {
    method: "POST",
    base: "/api/notification",
    path: "/silence",
    access: {
      resource: "notifications",
      action: "write",
    },
    invalidates: ["summarizeNotifications", "silenceList", "silenceDetail"],
  },
  previewNotificationSilence: {
    method: "GET",
    base: "/api/notification",
    path: "/silence_preview",
    access: {
      resource: "notifications",
      action: "read",
    },
    invalidates: [],
  },
  getNotificationEvents: {
    method: "GET",
    base: "/api/notification",
    path: "/events",
    access: {
      resource: "notifications",
      action: "read",
      roles: ["admin"],
    },
    invalidates: [],
  },
  updatePerson: {
    method: "POST",
    base: "/api/people",
    path: "/update",
    access: {
      resource: "identities",
      action: "write",
    },
    invalidates: [
      "identityList",
      "rolesOfPeople",
      "peopleByIds",
      "peopleByRole",
      "mentionablePeople",
      "getRolesOfPerson",
      "whoami",
    ],
  },
  deletePerson: {
    method: "DELETE",
    base: "/api/people",
    path: "/{id}",
    access: {
      resource: "identities",
      action: "write",
    },
    invalidates: [
      "identityList",
      "rolesOfPeople",
      "peopleByIds",
      "peopleByRole",
      "mentionablePeople",
      "listTokens",
    ],
  },
  listApplicablePlaybooks: {
    method: "GET",
    base: "/api/playbook",
    path: "/list",
    access: {
      resource: "playbooks",
      action: "read",
    },
    invalidates: [],
  },
  getPlaybookParameters: {
    method: "POST",
    base: "/api/playbook",
    path: "/{id}/params",
    access: {
      resource: "playbooks",
      action: "read",
    },
    invalidates: [],
  },
  runPlaybook: {
    method: "POST",
    base: "/api/playbook",
    path: "/run",
    access: {
      resource: "playbook_runs",
      action: "write",
    },
    invalidates: ["playbookRuns"],
  },
  getPlaybookRun: {
    method: "GET",
    base: "/api/playbook",
    path: "/run/{id}",
    access: {
      resource: "playbook_runs",
      action: "read",
    },
    invalidates: [],
  },
  approvePlaybookRun: {
    method: "POST",
    base: "/api/playbook",
    path: "/run/approve/{id}",
    access: {
      resource: "playbook_runs",
      action: "read",
    },
    invalidates: ["playbookRuns", "playbookRunDetail", "playbookRunActions", "getPlaybookRun"],
  },
  cancelPlaybookRun: {
    method: "POST",
    base: "/api/playbook",
    path: "/run/cancel/{id}",
    access: {
      resource: "playbook_runs",
      action: "write",
    },
    invalidates: ["playbookRuns", "playbookRunDetail", "playbookRunActions", "getPlaybookRun"],
  },
  getPlaybookEvents: {
    method: "GET",
    base: "/api/playbook",
    path: "/events",
    access: {
      resource: "playbooks",
      action: "read",
      roles: ["admin"],
    },
    invalidates: [],
  },
  triggerPlaybookWebhook: {
    method: "POST",
    base: "/api/playbook",
    path: "/webhook/{path}",
    access: {
      resource: "anyone",
      action: "write",
    },
    invalidates: [],
  },
  getProperties: {
    method: "GET",
    base: "/api",
    path: "/properties",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  getTokenPermissions: {
    method: "GET",
    base: "/api/rbac",
    path: "/token/{id}/permissions",
    access: {
      resource: "rbac",
      action: "read",
    },
    invalidates: [],
  },
  addRolesToPerson: {
    method: "POST",
    base: "/api/rbac",
    path: "/{id}/update_role",
    access: {
      resource: "rbac",
      action: "write",
    },
    invalidates: ["rolesOfPeople", "peopleByRole", "getRolesOfPerson", "whoami"],
  },
  getRolesOfPerson: {
    method: "GET",
    base: "/api/rbac",
    path: "/{id}/roles",
    access: {
      resource: "rbac",
      action: "read",
    },
    invalidates: [],
  },
  dumpPolicy: {
    method: "GET",
    base: "/api/rbac",
    path: "/dump",
    access: {
      resource: "rbac",
      action: "read",
    },
    invalidates: [],
  },
  searchResources: {
    method: "POST",
    base: "/api/resources",
    path: "/search",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listSandboxPeople: {
    method: "GET",
    base: "/api/sandbox",
    path: "/people",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  actAs: {
    method: "POST",
    base: "/api/sandbox",
    path: "/act-as",
    access: {
      resource: "public",
      action: "write",
    },
    invalidates: ["whoami", "listSandboxPeople"],
  },
  hitSandboxTarget: {
    method: "GET",
    base: "/api/sandbox",
    path: "/target/{name}",
    access: {
      resource: "anyone",
      action: "read",
    },
    invalidates: [],
  },
  getSchemaFile: {
    method: "GET",
    base: "/api/schemas",
    path: "/{file}",
    access: {
      resource: "public",
      action: "read",
    },
    invalidates: [],
  },
  snapshotTopology: {
    method: "GET",
    base: "/api/snapshot",
    path: "/topology/{id}",
    access: {
      resource: "topologies",
      action: "read",
    },
    invalidates: [],
  },
  snapshotIncident: {
    method: "GET",
    base: "/api/snapshot",
    path: "/incident/{id}",
    access: {
      resource: "incident",
      action: "read",
    },
    invalidates: [],
  },
  snapshotConfig: {
    method: "GET",
    base: "/api/snapshot",
    path: "/config/{id}",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigViews: {
    method: "GET",
    base: "/api/view",
    path: "/list",
    access: {
      resource: "views",
      action: "read",
    },
    invalidates: [],
  },
  getViewResult: {
    method: "GET",
    base: "/api/view",
    path: "/{id}",
    access: {
      resource: "views",
      action: "read",
    },
    invalidates: [],
  },
  evaluateView: {
    method: "POST",
    base: "/api/view",
    path: "/{id}",
    access: {
      resource: "views",
      action: "read",
    },
    invalidates: [],
  },
  getNamedViewResult: {
    method: "GET",
    base: "/api/view",
    path: "/{namespace}/{name}",
    access: {
      resource: "views",
      action: "read",
    },
    invalidates: [],
  },
  evaluateNamedView: {
    method: "POST",
    base: "/api/view",
    path: "/{namespace}/{name}",
    access: {
      resource: "views",
      action: "read",
    },
    invalidates: [],
  },
  listPeople: {
    method: "GET",
    base: "/api/db",
    path: "/people",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listPeopleRoles: {
    method: "GET",
    base: "/api/db",
    path: "/people_roles",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listIdentities: {
    method: "GET",
    base: "/api/db",
    path: "/identities",
    access: {
      resource: "identities",
      action: "read",
    },
    invalidates: [],
  },
  listTeams: {
    method: "GET",
    base: "/api/db",
    path: "/teams",
    access: {
      resource: "teams",
      action: "read",
    },
    invalidates: [],
  },
  createTeam: {
    method: "POST",
    base: "/api/db",
    path: "/teams",
    access: {
      resource: "teams",
      action: "write",
    },
    invalidates: ["listTeams", "teamList", "teamNames", "teamDetail"],
  },
  updateTeam: {
    method: "PATCH",
    base: "/api/db",
    path: "/teams",
    access: {
      resource: "teams",
      action: "write",
    },
    invalidates: ["listTeams", "teamList", "teamNames", "teamDetail"],
  },
  listTeamsWithStatus: {
    method: "GET",
    base: "/api/db",
    path: "/teams_with_status",
    access: {
      resource: "teams",
      action: "read",
    },
    invalidates: [],
  },
  listTeamMembers: {
    method: "GET",
    base: "/api/db",
    path: "/team_members",
    access: {
      resource: "teams",
      action: "read",
    },
    invalidates: [],
  },
  createTeamMember: {
    method: "POST",
    base: "/api/db",
    path: "/team_members",
    access: {
      resource: "teams",
      action: "write",
    },
    invalidates: ["listTeamMembers", "teamMembers", "teamList"],
  },
  deleteTeamMember: {
    method: "DELETE",
    base: "/api/db",
    path: "/team_members",
    access: {
      resource: "teams",
      action: "write",
    },
    invalidates: ["listTeamMembers", "teamMembers", "teamList"],
  },
  listPermissions: {
    method: "GET",
    base: "/api/db",
    path: "/permissions",
    access: {
      resource: "permissions",
      action: "read",
    },
    invalidates: [],
  },
  createPermission: {
    method: "POST",
    base: "/api/db",
    path: "/permissions",
    access: {
      resource: "permissions",
      action: "write",
    },
    invalidates: ["listPermissions", "permissionList", "permissionDetail"],
  },
  updatePermission: {
    method: "PATCH",
    base: "/api/db",
    path: "/permissions",
    access: {
      resource: "permissions",
      action: "write",
    },
    invalidates: ["listPermissions", "permissionList", "permissionDetail"],
  },
  deletePermission: {
    method: "DELETE",
    base: "/api/db",
    path: "/permissions",
    access: {
      resource: "permissions",
      action: "write",
    },
    invalidates: ["listPermissions", "permissionList", "permissionDetail"],
  },
  listPermissionsSummary: {
    method: "GET",
    base: "/api/db",
    path: "/permissions_summary",
    access: {
      resource: "permissions",
      action: "read",
    },
    invalidates: [],
  },
  listScopes: {
    method: "GET",
    base: "/api/db",
    path: "/scopes",
    access: {
      resource: "scopes",
      action: "read",
    },
    invalidates: [],
  },
  createScope: {
    method: "POST",
    base: "/api/db",
    path: "/scopes",
    access: {
      resource: "scopes",
      action: "write",
    },
    invalidates: ["listScopes", "scopeList", "scopeNames", "scopeDetail", "permissionList"],
  },
  updateScope: {
    method: "PATCH",
    base: "/api/db",
    path: "/scopes",
    access: {
      resource: "scopes",
      action: "write",
    },
    invalidates: ["listScopes", "scopeList", "scopeNames", "scopeDetail", "permissionList"],
  },
  listConfigItems: {
    method: "GET",
    base: "/api/db",
    path: "/config_items",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigs: {
    method: "GET",
    base: "/api/db",
    path: "/configs",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigDetail: {
    method: "GET",
    base: "/api/db",
    path: "/config_detail",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigNames: {
    method: "GET",
    base: "/api/db",
    path: "/config_names",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigTypes: {
    method: "GET",
    base: "/api/db",
    path: "/config_types",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigStatuses: {
    method: "GET",
    base: "/api/db",
    path: "/config_statuses",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigTags: {
    method: "GET",
    base: "/api/db",
    path: "/config_tags",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigLabels: {
    method: "GET",
    base: "/api/db",
    path: "/config_labels",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigTagsLabelsKeys: {
    method: "GET",
    base: "/api/db",
    path: "/config_tags_labels_keys",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listChangeTypes: {
    method: "GET",
    base: "/api/db",
    path: "/change_types",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigChanges: {
    method: "GET",
    base: "/api/db",
    path: "/config_changes",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listChangesByComponent: {
    method: "GET",
    base: "/api/db",
    path: "/changes_by_component",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigAnalysis: {
    method: "GET",
    base: "/api/db",
    path: "/config_analysis",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigAnalysisItems: {
    method: "GET",
    base: "/api/db",
    path: "/config_analysis_items",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigAnalysisAnalyzers: {
    method: "GET",
    base: "/api/db",
    path: "/config_analysis_analyzers",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listAnalysisByComponent: {
    method: "GET",
    base: "/api/db",
    path: "/analysis_by_component",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigRelationships: {
    method: "GET",
    base: "/api/db",
    path: "/config_relationships",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listConfigComponentRelationships: {
    method: "GET",
    base: "/api/db",
    path: "/config_component_relationships",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  createConfigComponentRelationship: {
    method: "POST",
    base: "/api/db",
    path: "/config_component_relationships",
    access: {
      resource: "database",
      action: "write",
    },
    invalidates: [
      "listConfigComponentRelationships",
      "configsOfComponent",
      "changesOfComponent",
      "insightsOfComponent",
    ],
  },
  deleteConfigComponentRelationship: {
    method: "DELETE",
    base: "/api/db",
    path: "/config_component_relationships",
    access: {
      resource: "database",
      action: "write",
    },
    invalidates: [
      "listConfigComponentRelationships",
      "configsOfComponent",
      "changesOfComponent",
      "insightsOfComponent",
    ],
  },
  listConfigScrapers: {
    method: "GET",
    base: "/api/db",
    path: "/config_scrapers",
    access: {
      resource: "config_scrapers",
      action: "read",
    },
    invalidates: [],
  },
  createConfigScraper: {
    method: "POST",
    base: "/api/db",
    path: "/config_scrapers",
    access: {
      resource: "config_scrapers",
      action: "write",
    },
    invalidates: [
      "listConfigScrapers",
      "scraperList",
      "scraperDetail",
      "scraperSpecs",
      "integrationList",
    ],
  },
  updateConfigScraper: {
    method: "PATCH",
    base: "/api/db",
    path: "/config_scrapers",
    access: {
      resource: "config_scrapers",
      action: "write",
    },
    invalidates: [
      "listConfigScrapers",
      "scraperList",
      "scraperDetail",
      "scraperSpecs",
      "integrationList",
    ],
  },
  listConfigScrapersWithStatus: {
    method: "GET",
    base: "/api/db",
    path: "/config_scrapers_with_status",
    access: {
      resource: "config_scrapers",
      action: "read",
    },
    invalidates: [],
  },
  callRelatedConfigsRecursive: {
    method: "GET",
    base: "/api/db",
    path: "/rpc/related_configs_recursive",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  callGetParentsByLocation: {
    method: "GET",
    base: "/api/db",
    path: "/rpc/get_parents_by_location",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  callLookupAnalysisByComponent: {
    method: "GET",
    base: "/api/db",
    path: "/rpc/lookup_analysis_by_component",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listCanaries: {
    method: "GET",
    base: "/api/db",
    path: "/canaries",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  createCanary: {
    method: "POST",
    base: "/api/db",
    path: "/canaries",
    access: {
      resource: "canaries",
      action: "write",
    },
    invalidates: [
      "listCanaries",
      "getHealthSummary",
      "checkDetail",
      "canarySpec",
      "canarySpecs",
      "canaryList",
    ],
  },
  updateCanary: {
    method: "PATCH",
    base: "/api/db",
    path: "/canaries",
    access: {
      resource: "canaries",
      action: "write",
    },
    invalidates: [
      "listCanaries",
      "getHealthSummary",
      "checkDetail",
      "canarySpec",
      "canarySpecs",
      "canaryList",
    ],
  },
  listCanariesWithStatus: {
    method: "GET",
    base: "/api/db",
    path: "/canaries_with_status",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listChecks: {
    method: "GET",
    base: "/api/db",
    path: "/checks",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listCheckStatuses: {
    method: "GET",
    base: "/api/db",
    path: "/check_statuses",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listCheckComponentRelationships: {
    method: "GET",
    base: "/api/db",
    path: "/check_component_relationships",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listCheckConfigRelationships: {
    method: "GET",
    base: "/api/db",
    path: "/check_config_relationships",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listChecksByComponent: {
    method: "GET",
    base: "/api/db",
    path: "/checks_by_component",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listCheckSummaryForConfig: {
    method: "GET",
    base: "/api/db",
    path: "/check_summary_for_config",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listChecksLabelsKeys: {
    method: "GET",
    base: "/api/db",
    path: "/checks_labels_keys",
    access: {
      resource: "canaries",
      action: "read",
    },
    invalidates: [],
  },
  listIncidents: {
    method: "GET",
    base: "/api/db",
    path: "/incidents",
    access: {
      resource: "incident",
      action: "read",
    },
    invalidates: [],
  },
  createIncident: {
    method: "POST",
    base: "/api/db",
    path: "/incidents",
    access: {
      resource: "incident",
      action: "write",
    },
    invalidates: [
      "listIncidents",
      "incidentList",
      "incidentDetail",
      "incidentNames",
      "incidentChangelog",
      "incidentsOfConfig",
      "incidentsOfComponent",
    ],
  },
  updateIncident: {
    method: "PATCH",
    base: "/api/db",
    path: "/incidents",
    access: {
      resource: "incident",
      action: "write",
    },
    invalidates: [
      "listIncidents",
      "incidentList",
      "incidentDetail",
      "incidentNames",
      "incidentChangelog",
      "incidentsOfConfig",
      "incidentsOfComponent",
    ],
  },
  listIncidentSummary: {
    method: "GET",
    base: "/api/db",
    path: "/incident_summary",
    access: {
      resource: "incident",
      action: "read",
    },
    invalidates: [],
  },
  listIncidentsByConfig: {
    method: "GET",
    base: "/api/db",
    path: "/incidents_by_config",
    access: {
      resource: "incident",
      action: "read",
    },
    invalidates: [],
  },
  listIncidentsByComponent: {
    method: "GET",
    base: "/api/db",
    path: "/incidents_by_component",
    access: {
      resource: "incident",
      action: "read",
    },
    invalidates: [],
  },
  listIncidentHistories: {
    method: "GET",
    base: "/api/db",
    path: "/incident_histories",
    access: {
      resource: "incident",
      action: "read",
    },
    invalidates: [],
  },
  listIncidentRules: {
    method: "GET",
    base: "/api/db",
    path: "/incident_rules",
    access: {
      resource: "incident_rules",
      action: "read",
    },
    invalidates: [],
  },
  createIncidentRule: {
    method: "POST",
    base: "/api/db",
    path: "/incident_rules",
    access: {
      resource: "incident_rules",
      action: "write",
    },
    invalidates: ["listIncidentRules", "incidentRuleList", "incidentRuleDetail", "incidentDetail"],
  },
  updateIncidentRule: {
    method: "PATCH",
    base: "/api/db",
    path: "/incident_rules",
    access: {
      resource: "incident_rules",
      action: "write",
    },
    invalidates: ["listIncidentRules", "incidentRuleList", "incidentRuleDetail", "incidentDetail"],
  },
  listHypotheses: {
    method: "GET",
    base: "/api/db",
    path: "/hypotheses",
    access: {
      resource: "incident",
      action: "read",
    },
    invalidates: [],
  },
  createHypothesis: {
    method: "POST",
    base: "/api/db",
    path: "/hypotheses",
    access: {
      resource: "incident",
      action: "write",
    },
    invalidates: [
      "listHypotheses",
      "incidentDetail",
      "incidentChangelog",
      "incidentNames",
      "hypothesisNames",
      "incidentsOfConfig",
      "incidentsOfComponent",
    ],
  },
  updateHypothesis: {
    method: "PATCH",
    base: "/api/db",
    path: "/hypotheses",
    access: {
      resource: "incident",
      action: "write",
    },
    invalidates: [
      "listHypotheses",
      "incidentDetail",
      "incidentChangelog",
      "incidentNames",
      "hypothesisNames",
      "incidentsOfConfig",
      "incidentsOfComponent",
    ],
  },
  deleteHypothesis: {
    method: "DELETE",
    base: "/api/db",
    path: "/hypotheses",
    access: {
      resource: "incident",
      action: "write",
    },
    invalidates: [
      "listHypotheses",
      "incidentDetail",
      "incidentChangelog",
      "incidentNames",
      "hypothesisNames",
      "incidentsOfConfig",
      "incidentsOfComponent",
    ],
  },
  listEvidences: {
    method: "GET",
    base: "/api/db",
    path: "/evidences",
    access: {
      resource: "evidences",
      action: "read",
    },
    invalidates: [],
  },
  createEvidence: {
    method: "POST",
    base: "/api/db",
    path: "/evidences",
    access: {
      resource: "evidences",
      action: "write",
    },
    invalidates: [
      "listEvidences",
      "incidentDetail",
      "incidentChangelog",
      "incidentsOfConfig",
      "incidentsOfComponent",
    ],
  },
  updateEvidence: {
    method: "PATCH",
    base: "/api/db",
    path: "/evidences",
    access: {
      resource: "evidences",
      action: "write",
    },
    invalidates: [
      "listEvidences",
      "incidentDetail",
      "incidentChangelog",
      "incidentsOfConfig",
      "incidentsOfComponent",
    ],
  },
  deleteEvidence: {
    method: "DELETE",
    base: "/api/db",
    path: "/evidences",
    access: {
      resource: "evidences",
      action: "write",
    },
    invalidates: [
      "listEvidences",
      "incidentDetail",
      "incidentChangelog",
      "incidentsOfConfig",
      "incidentsOfComponent",
    ],
  },
  listComments: {
    method: "GET",
    base: "/api/db",
    path: "/comments",
    access: {
      resource: "comments",
      action: "read",
    },
    invalidates: [],
  },
  createComment: {
    method: "POST",
    base: "/api/db",
    path: "/comments",
    access: {
      resource: "comments",
      action: "write",
    },
    invalidates: ["listComments", "incidentDetail", "incidentChangelog"],
  },
  deleteComment: {
    method: "DELETE",
    base: "/api/db",
    path: "/comments",
    access: {
      resource: "comments",
      action: "write",
    },
    invalidates: ["listComments", "incidentDetail", "incidentChangelog"],
  },
  listResponders: {
    method: "GET",
    base: "/api/db",
    path: "/responders",
    access: {
      resource: "responder",
      action: "read",
    },
    invalidates: [],
  },
  createResponder: {
    method: "POST",
    base: "/api/db",
    path: "/responders",
    access: {
      resource: "responder",
      action: "write",
    },
    invalidates: [
      "listResponders",
      "incidentResponders",
      "incidentDetail",
      "incidentList",
      "incidentChangelog",
    ],
  },
  updateResponder: {
    method: "PATCH",
    base: "/api/db",
    path: "/responders",
    access: {
      resource: "responder",
      action: "write",
    },
    invalidates: [
      "listResponders",
      "incidentResponders",
      "incidentDetail",
      "incidentList",
      "incidentChangelog",
    ],
  },
  listNotifications: {
    method: "GET",
    base: "/api/db",
    path: "/notifications",
    access: {
      resource: "notifications",
      action: "read",
    },
    invalidates: [],
  },
  createNotification: {
    method: "POST",
    base: "/api/db",
    path: "/notifications",
    access: {
      resource: "notifications",
      action: "write",
    },
    invalidates: [
      "listNotifications",
      "notificationRules",
      "notificationRule",
      "notificationServices",
    ],
  },
  updateNotification: {
    method: "PATCH",
    base: "/api/db",
    path: "/notifications",
    access: {
      resource: "notifications",
      action: "write",
    },
    invalidates: [
      "listNotifications",
      "notificationRules",
      "notificationRule",
      "notificationServices",
    ],
  },
  listNotificationsSummary: {
    method: "GET",
    base: "/api/db",
    path: "/notifications_summary",
    access: {
      resource: "notifications",
      action: "read",
    },
    invalidates: [],
  },
  listNotificationSendHistorySummary: {
    method: "GET",
    base: "/api/db",
    path: "/notification_send_history_summary",
    access: {
      resource: "notifications",
      action: "read",
    },
    invalidates: [],
  },
  listNotificationSilences: {
    method: "GET",
    base: "/api/db",
    path: "/notification_silences",
    access: {
      resource: "notifications",
      action: "read",
    },
    invalidates: [],
  },
  updateNotificationSilence: {
    method: "PATCH",
    base: "/api/db",
    path: "/notification_silences",
    access: {
      resource: "notifications",
      action: "write",
    },
    invalidates: ["listNotificationSilences", "silenceList", "silenceDetail"],
  },
  listPlaybooks: {
    method: "GET",
    base: "/api/db",
    path: "/playbooks",
    access: {
      resource: "playbooks",
      action: "read",
    },
    invalidates: [],
  },
  createPlaybook: {
    method: "POST",
    base: "/api/db",
    path: "/playbooks",
    access: {
      resource: "playbooks",
      action: "write",
    },
    invalidates: [
      "listPlaybooks",
      "playbookNames",
      "playbookDetail",
      "playbooksByIds",
      "playbookSpecs",
      "playbookRuns",
      "playbookRunDetail",
      "listApplicablePlaybooks",
      "getPlaybookParameters",
    ],
  },
  updatePlaybook: {
    method: "PATCH",
    base: "/api/db",
    path: "/playbooks",
    access: {
      resource: "playbooks",
      action: "write",
    },
    invalidates: [
      "listPlaybooks",
      "playbookNames",
      "playbookDetail",
      "playbooksByIds",
      "playbookSpecs",
      "playbookRuns",
      "playbookRunDetail",
      "listApplicablePlaybooks",
      "getPlaybookParameters",
    ],
  },
  listPlaybookNames: {
    method: "GET",
    base: "/api/db",
    path: "/playbook_names",
    access: {
      resource: "playbooks",
      action: "read",
    },
    invalidates: [],
  },
  listPlaybookRuns: {
    method: "GET",
    base: "/api/db",
    path: "/playbook_runs",
    access: {
      resource: "playbook_runs",
      action: "read",
    },
    invalidates: [],
  },
  listPlaybookRunActions: {
    method: "GET",
    base: "/api/db",
    path: "/playbook_run_actions",
    access: {
      resource: "playbook_runs",
      action: "read",
    },
    invalidates: [],
  },
  listPlaybookApprovals: {
    method: "GET",
    base: "/api/db",
    path: "/playbook_approvals",
    access: {
      resource: "playbook_runs",
      action: "read",
    },
    invalidates: [],
  },
  listArtifacts: {
    method: "GET",
    base: "/api/db",
    path: "/artifacts",
    access: {
      resource: "playbook_runs",
      action: "read",
    },
    invalidates: [],
  },
  callGetPlaybookRunActions: {
    method: "GET",
    base: "/api/db",
    path: "/rpc/get_playbook_run_actions",
    access: {
      resource: "playbook_runs",
      action: "read",
    },
    invalidates: [],
  },
  listAgents: {
    method: "GET",
    base: "/api/db",
    path: "/agents",
    access: {
      resource: "agents",
      action: "read",
    },
    invalidates: [],
  },
  updateAgent: {
    method: "PATCH",
    base: "/api/db",
    path: "/agents",
    access: {
      resource: "agents",
      action: "write",
    },
    invalidates: ["listAgents", "agentNames", "agentList", "agentDetail"],
  },
  listAgentsSummary: {
    method: "GET",
    base: "/api/db",
    path: "/agents_summary",
    access: {
      resource: "agents",
      action: "read",
    },
    invalidates: [],
  },
  listApplications: {
    method: "GET",
    base: "/api/db",
    path: "/applications",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  createApplication: {
    method: "POST",
    base: "/api/db",
    path: "/applications",
    access: {
      resource: "database",
      action: "write",
    },
    invalidates: ["listApplications", "applicationList", "applicationDetail"],
  },
  updateApplication: {
    method: "PATCH",
    base: "/api/db",
    path: "/applications",
    access: {
      resource: "database",
      action: "write",
    },
    invalidates: ["listApplications", "applicationList", "applicationDetail"],
  },
  listConnections: {
    method: "GET",
    base: "/api/db",
    path: "/connections",
    access: {
      resource: "connections",
      action: "read",
    },
    invalidates: [],
  },
  createConnection: {
    method: "POST",
    base: "/api/db",
    path: "/connections",
    access: {
      resource: "connections",
      action: "write",
    },
    invalidates: ["listConnections", "connectionList", "connectionDetail", "connectionNames"],
  },
  updateConnection: {
    method: "PATCH",
    base: "/api/db",
    path: "/connections",
    access: {
      resource: "connections",
      action: "write",
    },
    invalidates: ["listConnections", "connectionList", "connectionDetail", "connectionNames"],
  },
  listEventQueueSummary: {
    method: "GET",
    base: "/api/db",
    path: "/event_queue_summary",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listIntegrationsWithStatus: {
    method: "GET",
    base: "/api/db",
    path: "/integrations_with_status",
    access: {
      resource: "integrations",
      action: "read",
    },
    invalidates: [],
  },
  listJobHistories: {
    method: "GET",
    base: "/api/db",
    path: "/job_histories",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listJobHistoryNames: {
    method: "GET",
    base: "/api/db",
    path: "/job_history_names",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listLoggingBackends: {
    method: "GET",
    base: "/api/db",
    path: "/logging_backends",
    access: {
      resource: "logging_backends",
      action: "read",
    },
    invalidates: [],
  },
  createLoggingBackend: {
    method: "POST",
    base: "/api/db",
    path: "/logging_backends",
    access: {
      resource: "logging_backends",
      action: "write",
    },
    invalidates: ["listLoggingBackends", "logBackendList", "logBackendDetail", "integrationList"],
  },
  updateLoggingBackend: {
    method: "PATCH",
    base: "/api/db",
    path: "/logging_backends",
    access: {
      resource: "logging_backends",
      action: "write",
    },
    invalidates: ["listLoggingBackends", "logBackendList", "logBackendDetail", "integrationList"],
  },
  listProperties: {
    method: "GET",
    base: "/api/db",
    path: "/properties",
    access: {
      resource: "properties",
      action: "read",
    },
    invalidates: [],
  },
  createPropertyRow: {
    method: "POST",
    base: "/api/db",
    path: "/properties",
    access: {
      resource: "properties",
      action: "write",
    },
    invalidates: ["listProperties", "getProperties", "propertyList", "propertyDetail"],
  },
  updatePropertyRow: {
    method: "PATCH",
    base: "/api/db",
    path: "/properties",
    access: {
      resource: "properties",
      action: "write",
    },
    invalidates: ["listProperties", "getProperties", "propertyList", "propertyDetail"],
  },
  deletePropertyRow: {
    method: "DELETE",
    base: "/api/db",
    path: "/properties",
    access: {
      resource: "properties",
      action: "write",
    },
    invalidates: ["listProperties", "getProperties", "propertyList", "propertyDetail"],
  },
  listViews: {
    method: "GET",
    base: "/api/db",
    path: "/views",
    access: {
      resource: "views",
      action: "read",
    },
    invalidates: [],
  },
  createView: {
    method: "POST",
    base: "/api/db",
    path: "/views",
    access: {
      resource: "views",
      action: "write",
    },
    invalidates: ["listViews", "viewList", "viewDetail", "viewByName", "sidebarViews"],
  },
  updateView: {
    method: "PATCH",
    base: "/api/db",
    path: "/views",
    access: {
      resource: "views",
      action: "write",
    },
    invalidates: ["listViews", "viewList", "viewDetail", "viewByName", "sidebarViews"],
  },
  deleteView: {
    method: "DELETE",
    base: "/api/db",
    path: "/views",
    access: {
      resource: "views",
      action: "write",
    },
    invalidates: ["listViews", "viewList", "viewDetail", "viewByName", "sidebarViews"],
  },
  listViewsSummary: {
    method: "GET",
    base: "/api/db",
    path: "/views_summary",
    access: {
      resource: "views",
      action: "read",
    },
    invalidates: [],
  },
  listViewTableRows: {
    method: "GET",
    base: "/api/db",
    path: "/{viewTable}",
    access: {
      resource: "views",
      action: "read",
    },
    invalidates: [],
  },
  listComponents: {
    method: "GET",
    base: "/api/db",
    path: "/components",
    access: {
      resource: "topologies",
      action: "read",
    },
    invalidates: [],
  },
  listComponentNames: {
    method: "GET",
    base: "/api/db",
    path: "/component_names",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listComponentLabels: {
    method: "GET",
    base: "/api/db",
    path: "/component_labels",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listComponentLabelsKeys: {
    method: "GET",
    base: "/api/db",
    path: "/component_labels_keys",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listComponentsWithLogs: {
    method: "GET",
    base: "/api/db",
    path: "/components_with_logs",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
  listTopologies: {
    method: "GET",
    base: "/api/db",
    path: "/topologies",
    access: {
      resource: "topologies",
      action: "read",
    },
    invalidates: [],
  },
  createTopology: {
    method: "POST",
    base: "/api/db",
    path: "/topologies",
    access: {
      resource: "topologies",
      action: "write",
    },
    invalidates: [
      "listTopologies",
      "topologyList",
      "topologyDetail",
      "topologySpecs",
      "componentDetail",
      "integrationList",
    ],
  },
  updateTopology: {
    method: "PATCH",
    base: "/api/db",
    path: "/topologies",
    access: {
      resource: "topologies",
      action: "write",
    },
    invalidates: [
      "listTopologies",
      "topologyList",
      "topologyDetail",
      "topologySpecs",
      "componentDetail",
      "integrationList",
    ],
  },
  listTopologiesWithStatus: {
    method: "GET",
    base: "/api/db",
    path: "/topologies_with_status",
    access: {
      resource: "topologies",
      action: "read",
    },
    invalidates: [],
  },
  listTeamComponents: {
    method: "GET",
    base: "/api/db",
    path: "/team_components",
    access: {
      resource: "database",
      action: "read",
    },
    invalidates: [],
  },
} as const satisfies Record<string, OperationEntry>;

export type OperationId = keyof typeof operations;
