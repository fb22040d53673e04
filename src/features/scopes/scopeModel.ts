import * as v from "valibot";

/** Kinds of resources that a target can be about, in the order of the form (spec 1 §5). */
export const targetKinds = [
  { value: "config", label: "Config" },
  { value: "component", label: "Component" },
  { value: "playbook", label: "Playbook" },
  { value: "canary", label: "Canary" },
  { value: "global", label: "Global" },
] as const;

/** More targets than these are refused by the backend. */
export const maxTargets = 10;

/** Values of the form, as a draft keeps them too. */
export const scopeForm = v.object({
  name: v.string(),
  namespace: v.string(),
  description: v.string(),
  targets: v.array(
    v.object({
      /** Empty until a resource type is chosen. */
      kind: v.union([v.literal(""), v.picklist(targetKinds.map(({ value }) => value))]),
      /** Whether the stored target names further kinds, which nothing but choosing one mends. */
      hasOtherKinds: v.boolean(),
      name: v.string(),
      agent: v.string(),
      tags: v.array(v.object({ key: v.string(), value: v.string() })),
      wildcard: v.boolean(),
    }),
  ),
});

export type ScopeForm = v.InferOutput<typeof scopeForm>;
export type TargetForm = ScopeForm["targets"][number];
type Pair = TargetForm["tags"][number];

/** A target before anything is chosen; choosing another resource type goes back to this. */
export const emptyTarget = (kind: TargetForm["kind"] = ""): TargetForm => ({
  kind,
  hasOtherKinds: false,
  name: "",
  agent: "",
  tags: [],
  wildcard: false,
});

export const emptyScope: ScopeForm = {
  name: "",
  namespace: "",
  description: "",
  targets: [emptyTarget()],
};

/** Whether targets of the kind can be limited to an agent. */
export const hasAgent = (kind: TargetForm["kind"]): boolean => kind !== "" && kind !== "playbook";

/** Whether targets of the kind can be limited by tags. */
export const hasTags = (kind: TargetForm["kind"]): boolean =>
  kind === "config" || kind === "global";

/**
 * The pairs of a selector such as `env=prod,team=a`. A part without `=` keeps an empty value, and operators such as
 * `!=` stay part of the key, so that writing the pairs gives the same text again.
 */
export function tagsOfSelector(selector: string): Pair[] {
  return selector
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const at = part.indexOf("=");
      return at < 0
        ? { key: part, value: "" }
        : { key: part.slice(0, at).trim(), value: part.slice(at + 1).trim() };
    });
}

/** The selector of pairs; lines without a key are left out. */
export function selectorOfTags(tags: readonly Pair[]): string {
  return tags
    .map(({ key, value }) => ({ key: key.trim(), value: value.trim() }))
    .filter(({ key }) => key !== "")
    .map(({ key, value }) => (value === "" ? key : `${key}=${value}`))
    .join(",");
}

const selector = v.fallback(
  v.object({
    name: v.fallback(v.string(), ""),
    agent: v.fallback(v.string(), ""),
    tagSelector: v.fallback(v.string(), ""),
  }),
  { name: "", agent: "", tagSelector: "" },
);
const storedTargets = v.fallback(
  v.array(v.fallback(v.record(v.string(), v.unknown()), {})),
  () => [],
);

/** How many targets a stored scope has. */
export const countTargets = (targets: unknown): number => v.parse(storedTargets, targets).length;

/** "1 target", "2 targets". */
export const targetCount = (count: number): string => `${count} target${count === 1 ? "" : "s"}`;

function targetOf(stored: Record<string, unknown>): TargetForm {
  const [first, ...others] = targetKinds.filter(
    ({ value }) => stored[value] !== undefined && stored[value] !== null,
  );
  if (!first) return emptyTarget();
  const { name, agent, tagSelector } = v.parse(selector, stored[first.value]);
  const wildcard = name === "*" && agent === "" && tagSelector === "";
  return {
    ...emptyTarget(first.value),
    hasOtherKinds: others.length > 0,
    name,
    agent,
    tags: tagsOfSelector(tagSelector),
    wildcard,
  };
}

interface StoredScope {
  name: string;
  namespace: string | null;
  description: string | null;
  targets?: unknown;
}

/** The form of a stored scope. */
export function formOf(scope: StoredScope): ScopeForm {
  const targets = v.parse(storedTargets, scope.targets).map(targetOf);
  return {
    name: scope.name,
    namespace: scope.namespace ?? "",
    description: scope.description ?? "",
    targets: targets.length > 0 ? targets : [emptyTarget()],
  };
}

function payloadOfTarget(target: TargetForm) {
  const { kind, wildcard } = target;
  if (wildcard) return { [kind]: { name: "*" } };
  const tagSelector = hasTags(kind) ? selectorOfTags(target.tags) : "";
  const agent = hasAgent(kind) ? target.agent.trim() : "";
  const name = target.name.trim();
  return {
    [kind]: { ...(name && { name }), ...(agent && { agent }), ...(tagSelector && { tagSelector }) },
  };
}

/** What is sent: every target as one kind with the selectors that are set (facts on scopes). */
export function payloadOf(form: ScopeForm) {
  return {
    name: form.name.trim(),
    namespace: form.namespace.trim() || null,
    description: form.description.trim() || null,
    targets: form.targets.map(payloadOfTarget),
  };
}

/** Sentences beside the fields; the one of `targets` is about the list itself. */
export interface ScopeIssues {
  name: string | undefined;
  targets: string | undefined;
  /** One per target, in their order. */
  target: (TargetIssue | undefined)[];
}

interface TargetIssue {
  field: "kind" | "selector" | "tags";
  message: string;
}

function issueOf(target: TargetForm): TargetIssue | undefined {
  if (target.hasOtherKinds)
    return { field: "kind", message: "Each target can only have one resource type" };
  if (target.kind === "")
    return { field: "kind", message: "Each target must specify exactly one resource type" };
  if (target.wildcard) return undefined;
  if (hasTags(target.kind)) {
    const message = tagIssue(target.tags);
    if (message !== undefined) return { field: "tags", message };
  }
  const [content] = Object.values(payloadOfTarget(target));
  return content && Object.keys(content).length > 0
    ? undefined
    : {
        field: "selector",
        message:
          "Target cannot be empty. Please specify at least one of: name, agent, tags, or enable wildcard",
      };
}

/** A pair is sent as `key=value` in a list with commas, so neither part may hold what separates them. */
function tagIssue(tags: readonly Pair[]): string | undefined {
  if (tags.some(({ key, value }) => `${key}${value}`.includes(",")))
    return "Keys and values of tags cannot contain a comma";
  if (tags.some(({ key }) => key.includes("=")))
    return "Keys of tags cannot contain an equals sign";
  if (tags.some(({ key, value }) => key.trim() === "" && value.trim() !== ""))
    return "Every tag needs a key";
  return undefined;
}

/** What keeps the form from being saved (spec 1 §5); undefined when nothing does. */
export function scopeIssues(form: ScopeForm): ScopeIssues | undefined {
  const issues: ScopeIssues = {
    name: form.name.trim() === "" ? "Name is required" : undefined,
    targets: form.targets.length === 0 ? "At least one target is required" : undefined,
    target: form.targets.map(issueOf),
  };
  const isFine =
    issues.name === undefined &&
    issues.targets === undefined &&
    issues.target.every((issue) => issue === undefined);
  return isFine ? undefined : issues;
}
