// Written by `npm run generate` from the contract. Do not edit.
import { ajvCheck, valibotCheck, type AnswerCheck } from "~/api/answerCheck";

/** Check of the answer of every operation and named read, by its name. */
export const validators: Readonly<Record<string, () => Promise<AnswerCheck>>> = {
  whoami: async () => valibotCheck((await import("./auth/valibot.gen")).vWhoamiResponse),
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
  agentNames: async () => ajvCheck((await import("./db/checks.js")).agentNames),
  canarySpec: async () => ajvCheck((await import("./db/checks.js")).canarySpec),
  checkDetail: async () => ajvCheck((await import("./db/checks.js")).checkDetail),
  checkHistory: async () => ajvCheck((await import("./db/checks.js")).checkHistory),
  recentRuns: async () => ajvCheck((await import("./db/checks.js")).recentRuns),
  sidebarViews: async () => ajvCheck((await import("./db/checks.js")).sidebarViews),
  updateAgent: async () => ajvCheck((await import("./db/checks.js")).updateAgent),
  createCanary: async () => ajvCheck((await import("./db/checks.js")).createCanary),
  updateCanary: async () => ajvCheck((await import("./db/checks.js")).updateCanary),
  createPropertyRow: async () => ajvCheck((await import("./db/checks.js")).createPropertyRow),
  updatePropertyRow: async () => ajvCheck((await import("./db/checks.js")).updatePropertyRow),
  deletePropertyRow: async () => ajvCheck((await import("./db/checks.js")).deletePropertyRow),
};
