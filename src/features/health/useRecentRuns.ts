import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { recentRunsOptions, type RecentRun } from "~generated/db/reads";

const halfHour = 1_800_000;

/** Runs of one check, oldest first. */
export type RunsByCheck = ReadonlyMap<string, readonly RecentRun[]>;

const nothing: RunsByCheck = new Map();

function byCheck(runs: readonly RecentRun[]): RunsByCheck {
  const map = new Map<string, RecentRun[]>();
  for (const run of runs.toReversed()) {
    const known = map.get(run.check_id);
    if (known) known.push(run);
    else map.set(run.check_id, [run]);
  }
  return map;
}

/**
 * The last half hour of the checks in view, for bars and small curves (read recentRuns). Only what is on the screen is
 * asked for, so a list of thousands costs no more than a short one.
 * @param updatedAt when the list was last answered: the runs follow its refreshes.
 */
export function useRecentRuns(checkIds: readonly string[], updatedAt: number): RunsByCheck {
  // To the moment, so that every refresh of the list asks for the runs since then.
  const since = new Date(Math.max(updatedAt - halfHour, 0)).toISOString();
  const { data } = useQuery({
    ...recentRunsOptions({ checkIds: checkIds.toSorted(), since }),
    enabled: checkIds.length > 0 && updatedAt > 0,
    placeholderData: keepPreviousData,
    // Each refresh is an answer of its own; the older ones need no keeping.
    gcTime: 10_000,
    select: ({ rows }) => byCheck(rows),
  });
  return data ?? nothing;
}
