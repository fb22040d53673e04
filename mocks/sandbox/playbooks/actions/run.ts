import { ActionError, type ActionRunner } from "./action";
import { runAi } from "./ai";
import { runExec } from "./exec";
import { runHttp } from "./http";
import { runLogs } from "./logs";
import { runNotification } from "./notification";
import { runSql } from "./sql";

const runners: Readonly<Record<string, ActionRunner>> = {
  exec: runExec,
  http: runHttp,
  sql: runSql,
  logs: runLogs,
  notification: runNotification,
  ai: runAi,
};

/** Why the rest cannot run here. */
const missing: Readonly<Record<string, string>> = {
  pod: "it has no cluster to run a pod in",
  gitops: "it has no repository to commit to",
  github: "it does not start workflows elsewhere",
  azureDevopsPipeline: "it does not start pipelines elsewhere",
};

/** The runner of an action kind. @throws ActionError for a kind that cannot run here. */
export function runnerOf(kind: string): ActionRunner {
  const runner = Object.hasOwn(runners, kind) ? runners[kind] : undefined;
  if (runner) return runner;
  const why = Object.hasOwn(missing, kind) ? `: ${missing[kind]}` : "";
  throw new ActionError(
    `The sandbox does not run ${kind || "an action without a kind"}${why}. It runs ${Object.keys(runners).join(", ")}.`,
  );
}
