import type { Area } from "../area";
import { insertTables } from "../db/insert";
import { onEvent } from "../events/onEvent";
import type { Host, Worker } from "../host";
import { evaluateDefinitions } from "../incidents/definitionOfDone";
import { applyRules, applyWaitingRules, closeResolved } from "../incidents/rules";
import { incidentTables } from "./incidentsSeed";

/** The backend looks every five minutes; here something is to be seen sooner. */
const LOOKS_MS = 20_000;

/** Looks at what incidents wait for, one look at a time. */
async function watch({ db }: Host): Promise<Worker> {
  let work: Promise<void> = Promise.resolve();
  let isOver = false;
  const look = () => {
    work = work
      .then(async () => {
        if (isOver) return;
        await evaluateDefinitions(db);
        await applyWaitingRules(db);
        await closeResolved(db);
      })
      .catch((error: unknown) => {
        if (!isOver) console.error("The sandbox's incidents:", error);
      });
  };
  const timer = setInterval(look, LOOKS_MS);
  return {
    async stop() {
      isOver = true;
      clearInterval(timer);
      await work;
    },
  };
}

const ruled = ["check.failed", "component.unhealthy", "component.warning"];
/** What may make something done, or undone. */
const judged = ["check.passed", "check.failed", "component.*", "config.*", "incident.dod.added"];

export const area: Area = {
  seed: (tx, { ago }) => insertTables(tx, incidentTables(ago)),
  events: [
    ...ruled.map((name) => onEvent(name, (event, { db }) => applyRules(event, db))),
    ...judged.map((name) => onEvent(name, (_, { db }) => evaluateDefinitions(db))),
  ],
  start: watch,
  after: ["health", "access"],
};
