/** What a run is for. */
export interface RunTarget {
  kind: "config" | "component" | "check";
  id: string;
}

/** What somebody has filled in, and for what. */
export interface RunDraft {
  target: RunTarget | null;
  typed: Readonly<Record<string, string>>;
}

/** What was filled in and not run, by playbook; in memory, because secrets may be among it. */
const kept = new Map<string, RunDraft>();

export const draftOf = (playbookId: string): RunDraft | undefined => kept.get(playbookId);

/** Keeps what was filled in until the run has started; a closed dialog opens as it was left. */
export function keepDraft(playbookId: string, draft: RunDraft | undefined): void {
  if (draft) kept.set(playbookId, draft);
  else kept.delete(playbookId);
}

export const targetKeys = {
  config: "config_id",
  component: "component_id",
  check: "check_id",
} as const;

export const targetKinds = ["config", "component", "check"] as const;
export const targetLabels = {
  config: "Catalog Item",
  component: "Component",
  check: "Check",
} as const;
export const targetPlurals = {
  config: "configs",
  component: "components",
  check: "checks",
} as const;

/** A target as the keys of a request or of an address. */
export const targetParams = (
  target: RunTarget | null,
): Partial<Record<(typeof targetKeys)[RunTarget["kind"]], string>> =>
  target === null ? {} : { [targetKeys[target.kind]]: target.id };

/** The target among the keys of an address or of a run. */
export function targetIn(keys: Readonly<Record<string, unknown>>): RunTarget | null {
  for (const kind of targetKinds) {
    const id = keys[targetKeys[kind]];
    if (typeof id === "string" && id !== "") return { kind, id };
  }
  return null;
}
