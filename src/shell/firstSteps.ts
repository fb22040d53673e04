import { useSyncExternalStore } from "react";
import * as v from "valibot";
import { createCanary, createEvidence, runPlaybook } from "~generated/access";
import type { Access } from "~/api/access";
import { signedInPerson } from "~/api/person";

/** A task of the tour. */
export interface Step {
  id: "failing" | "around" | "evidence" | "run" | "check";
  title: string;
  /** Where it begins. */
  path: string;
  /** What it takes; left out for what everybody may do. */
  gate?: { resource: Parameters<Access["can"]>[1]; action: "read" | "write" };
}

/** Five tasks of an engineer on call, in the order in which they come up. */
export const steps: readonly Step[] = [
  { id: "failing", title: "Open a check that fails", path: "/health?health=unhealthy" },
  {
    id: "around",
    title: "From there, see what changed around then",
    path: "/health?health=unhealthy",
  },
  {
    id: "evidence",
    title: "Attach the check to an incident as evidence",
    path: "/health?health=unhealthy",
    gate: createEvidence,
  },
  { id: "run", title: "Run a playbook", path: "/playbooks", gate: runPlaybook },
  {
    id: "check",
    title: "Add a check of your own",
    path: "/settings/canaries/add",
    gate: createCanary,
  },
];

/** The tasks that this access allows. */
export const stepsFor = (access: Access): readonly Step[] =>
  steps.filter(({ gate }) => gate === undefined || access.can(gate.action, gate.resource));

/** What happened in the console. */
export type Happened =
  | { kind: "read"; name: unknown; data: unknown }
  | { kind: "write"; operation: unknown }
  | { kind: "page"; path: string; search: object };

const failingCheck = v.object({ rows: v.tuple([v.object({ status: v.literal("unhealthy") })]) });

const writes: Readonly<Record<string, Step["id"]>> = {
  createEvidence: "evidence",
  runPlaybook: "run",
  createCanary: "check",
};

/** The task that this was, if it was one: nothing is ticked off for being looked at. */
export function stepDone(happened: Happened): Step["id"] | undefined {
  switch (happened.kind) {
    case "read":
      return happened.name === "checkDetail" && v.is(failingCheck, happened.data)
        ? "failing"
        : undefined;
    case "write":
      return writes[String(happened.operation)];
    case "page":
      return happened.path === "/around" && "id" in happened.search ? "around" : undefined;
  }
}

const kept = v.object({ done: v.array(v.string()), isHidden: v.boolean() });
type Kept = v.InferOutput<typeof kept>;
const begun: Kept = { done: [], isHidden: false };

/** One per person: several may share a browser. */
const key = () => `quarterdeck.firstSteps.${signedInPerson() ?? "nobody"}`;

/** Storage may be switched off; then it holds as long as the page. */
const memory = new Map<string, Kept>();
const listeners = new Set<() => void>();

function read(): Kept {
  const known = memory.get(key());
  if (known) return known;
  let found = begun;
  try {
    found = v.parse(v.fallback(kept, begun), JSON.parse(localStorage.getItem(key()) ?? "null"));
  } catch {
    // What cannot be read begins anew.
  }
  memory.set(key(), found);
  return found;
}

function write(change: Partial<Kept>): void {
  const next = { ...read(), ...change };
  memory.set(key(), next);
  try {
    localStorage.setItem(key(), JSON.stringify(next));
  } catch {
    // Storage is full or switched off.
  }
  for (const listener of listeners) listener();
}

/** Ticks a task off. @returns whether it was open until now. */
export function tickOff(id: Step["id"]): boolean {
  const { done } = read();
  if (done.includes(id)) return false;
  write({ done: [...done, id] });
  return true;
}

export const hideSteps = (): void => write({ isHidden: true });

/** Brings the tour back; once all tasks are done it begins anew. */
export function showSteps(): void {
  const isOver = steps.every(({ id }) => read().done.includes(id));
  write({ isHidden: false, ...(isOver && { done: [] }) });
}

/** How far this person is. */
export const useKeptSteps = (): Kept =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, read);
