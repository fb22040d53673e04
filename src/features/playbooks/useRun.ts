import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { playbookActionOptions, playbookRunDetailOptions } from "~generated/db/reads";
import { isFinalAction, isFinalRun } from "~/components/playbookRun/runStatus";

/** Milliseconds between two looks at a run that moves, and at one that waits for somebody or something. */
export const runningEvery = 2_000;
export const waitingEvery = 3_000;

const waits = new Set(["pending_approval", "waiting", "scheduled", "sleeping"]);

/** Milliseconds until the next look at a run in this state; false for one that is over. */
export const pollOf = (status: string | undefined): number | false =>
  status === undefined || isFinalRun(status)
    ? false
    : waits.has(status)
      ? waitingEvery
      : runningEvery;

/** The read of a run with its children and their actions. */
export const runOptions = (id: string) =>
  playbookRunDetailOptions({ family: `(id.eq.${id},parent_id.eq.${id})` });

/** A run and those that it started, looked at again as its state asks for; never in a hidden tab. */
export function useRun(id: string) {
  const query = useQuery({
    ...runOptions(id),
    refetchInterval: ({ state }) => pollOf(state.data?.rows.find((row) => row.id === id)?.status),
    refetchIntervalInBackground: false,
  });
  const rows = query.data?.rows;
  const children = useMemo(() => rows?.filter((row) => row.id !== id) ?? [], [rows, id]);
  return { query, run: rows?.find((row) => row.id === id), children };
}

const actionEvery = 1_500;
/** A result of this many characters is asked for a second later for every further as many. */
const heavy = 250_000;

const sizeOf = (result: unknown): number =>
  typeof result === "object" && result !== null
    ? Object.values(result).reduce<number>(
        (sum, value) => sum + (typeof value === "string" ? value.length : 0),
        0,
      )
    : 0;

/**
 * One action with its result. While it runs it is asked for again, the less often the larger it is; what is over is
 * fetched once.
 */
export function useAction(id: string | undefined) {
  return useQuery({
    ...playbookActionOptions({ id: id ?? "" }),
    enabled: id !== undefined,
    staleTime: ({ state }) => {
      const [action] = state.data?.rows ?? [];
      return action && isFinalAction(action.status) ? Infinity : 0;
    },
    refetchInterval: ({ state }) => {
      const [action] = state.data?.rows ?? [];
      if (!action || isFinalAction(action.status) || isFinalRun(action.run?.status ?? ""))
        return false;
      return actionEvery + (sizeOf(action.result) / heavy) * 1_000;
    },
    refetchIntervalInBackground: false,
  });
}
