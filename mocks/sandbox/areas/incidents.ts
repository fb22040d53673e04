import type { Area } from "../area";
import { insertTables } from "../db/insert";
import { onEvent } from "../events/onEvent";
import { evaluateDefinitions } from "../incidents/definitionOfDone";
import { applyRules, applyWaitingRules, closeResolved } from "../incidents/rules";
import { repeated } from "../repeated";
import { incidentTables } from "./incidentsSeed";

/** The backend looks every five minutes; here something is to be seen sooner. */
const LOOKS_MS = 20_000;

const ruled = ["check.failed", "component.unhealthy", "component.warning"];
/** What may make something done, or undone. */
const judged = ["check.passed", "check.failed", "component.*", "config.*", "incident.dod.added"];

export const area: Area = {
  seed: (tx, { ago }) => insertTables(tx, incidentTables(ago)),
  events: [
    ...ruled.map((name) => onEvent(name, (event, { db }) => applyRules(event, db))),
    ...judged.map((name) => onEvent(name, (_, { db }) => evaluateDefinitions(db))),
  ],
  start: async ({ db }) =>
    repeated("incidents", LOOKS_MS, async () => {
      await evaluateDefinitions(db);
      await applyWaitingRules(db);
      await closeResolved(db);
    }),
  after: ["health", "access"],
};
