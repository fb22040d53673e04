import { useRef, useState } from "react";
import { errorText } from "~/api/errors";

/** What became of one record; refused are those whose call failed, stopped those that were never sent. */
export interface BulkOutcome {
  state: "waiting" | "running" | "passed" | "failed" | "refused" | "stopped";
  text: string;
}

/** How far it is. */
export interface BulkProgress {
  total: number;
  done: number;
  passed: number;
  stopped: number;
}

export interface Bulk {
  /** By id; empty before it was started. */
  outcomes: ReadonlyMap<string, BulkOutcome>;
  progress: BulkProgress;
  isRunning: boolean;
  /** Starts with these ids, in their order; resolves with those that did not pass. Ignored while it runs. */
  start: (ids: readonly string[]) => Promise<readonly string[]>;
  /** Sends nothing more; what is under way is waited for. */
  stop: () => void;
}

interface Options {
  /** Does it for one record, and says how it went. What it throws is told as its outcome. */
  run: (id: string) => Promise<{ isGood: boolean; text: string }>;
  /** Calls that are under way at a time (default 3): a backend is not to be flooded. */
  atOnce?: number;
}

/** Does something to many records, a few at a time, and keeps what became of each. */
export function useBulk({ run, atOnce = 3 }: Options): Bulk {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  // A second click comes before the state of the first is drawn.
  const isBusy = useRef(false);
  const isStopped = useRef(false);
  const start = async (ids: readonly string[]): Promise<readonly string[]> => {
    if (isBusy.current) return ids;
    isBusy.current = true;
    isStopped.current = false;
    setIsRunning(true);
    const known = new Map<string, BulkOutcome>(
      ids.map((id) => [id, { state: "waiting", text: "" }]),
    );
    const note = (id: string, outcome: BulkOutcome) => {
      known.set(id, outcome);
      setOutcomes(new Map(known));
    };
    setOutcomes(new Map(known));
    const waiting = [...ids];
    const one = async (id: string) => {
      note(id, { state: "running", text: "" });
      try {
        const { isGood, text } = await run(id);
        note(id, { state: isGood ? "passed" : "failed", text });
      } catch (error) {
        note(id, { state: "refused", text: errorText(error) });
      }
    };
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
        if (isStopped.current) note(id, { state: "stopped", text: "" });
        else await one(id);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    isBusy.current = false;
    setIsRunning(false);
    return ids.filter((id) => known.get(id)?.state !== "passed");
  };
  const states = [...outcomes.values()].map(({ state }) => state);
  const count = (...wanted: readonly BulkOutcome["state"][]) =>
    states.filter((state) => wanted.includes(state)).length;
  return {
    outcomes,
    progress: {
      total: outcomes.size,
      done: count("passed", "failed", "refused"),
      passed: count("passed"),
      stopped: count("stopped"),
    },
    isRunning,
    start,
    stop: () => {
      isStopped.current = true;
    },
  };
}
