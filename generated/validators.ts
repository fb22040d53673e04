// Written by `npm run generate` from the contract. Do not edit.
import { ajvCheck, valibotCheck, type AnswerCheck } from "~/api/answerCheck";

/** Check of the answer of every operation and named read, by its name. */
export const validators: Readonly<Record<string, () => Promise<AnswerCheck>>> = {
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
  getCheckGraph: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vGetCheckGraphResponse),
  runCheck: async () => valibotCheck((await import("./canary/valibot.gen")).vRunCheckResponse),
  getBackendVersion: async () =>
    valibotCheck((await import("./canary/valibot.gen")).vGetBackendVersionResponse),
  getProperties: async () =>
    valibotCheck((await import("./properties/valibot.gen")).vGetPropertiesResponse),
  listSandboxPeople: async () =>
    valibotCheck((await import("./sandbox/valibot.gen")).vListSandboxPeopleResponse),
  actAs: async () => valibotCheck((await import("./sandbox/valibot.gen")).vActAsResponse),
  hitSandboxTarget: async () =>
    valibotCheck((await import("./sandbox/valibot.gen")).vHitSandboxTargetResponse),
  canarySpec: async () => ajvCheck((await import("./db/checks.js")).canarySpec),
  checkDetail: async () => ajvCheck((await import("./db/checks.js")).checkDetail),
  checkHistory: async () => ajvCheck((await import("./db/checks.js")).checkHistory),
  recentRuns: async () => ajvCheck((await import("./db/checks.js")).recentRuns),
  agentNames: async () => ajvCheck((await import("./db/checks.js")).agentNames),
  sidebarViews: async () => ajvCheck((await import("./db/checks.js")).sidebarViews),
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
