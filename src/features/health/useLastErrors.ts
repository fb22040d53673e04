import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lastErrorsOptions, type FailedRun } from "~generated/db/reads";
import type { CheckSummary } from "~generated/canary/types.gen";
import { healthOf } from "./measures";

/** What the last failed run of a check said, in one line. */
export type ErrorsByCheck = ReadonlyMap<string, string>;

const nothing: ErrorsByCheck = new Map();
const second = 1_000;
/** Rows that are asked for: checks that fail often must not push out all others for ever, nor load thousands. */
const most = 300;

/** The words of a failed run: its error, else its message; lines joined. */
function errorOf({ error, message }: Pick<FailedRun, "error" | "message">): string {
  return (error?.trim() || message?.trim() || "").split(/\s*\n\s*/).join(" · ");
}

function byCheck(runs: readonly FailedRun[]): ErrorsByCheck {
  const errors = new Map<string, string>();
  // Newest first, so the first of a check stays.
  for (const run of runs)
    if (!errors.has(run.check_id) && errorOf(run) !== "") errors.set(run.check_id, errorOf(run));
  return errors;
}

/**
 * The last error of the failing ones among some checks (read lastErrors). Their latest run is a failed one, so nothing
 * older than the oldest of these is asked for.
 */
export function useLastErrors(checks: readonly CheckSummary[]): ErrorsByCheck {
  const failing = checks.filter((check) => healthOf(check) === "unhealthy" && check.last_runtime);
  const oldest = Math.min(...failing.map(({ last_runtime: at = "" }) => Date.parse(at)));
  const { data } = useQuery({
    ...lastErrorsOptions({
      checkIds: failing.map(({ id }) => id).toSorted(),
      since: Number.isFinite(oldest) ? new Date(oldest - second).toISOString() : "",
      limit: most,
      offset: 0,
    }),
    enabled: Number.isFinite(oldest),
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    select: ({ rows }) => byCheck(rows),
  });
  return data ?? nothing;
}
