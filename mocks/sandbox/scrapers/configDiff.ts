import { createTwoFilesPatch } from "diff";
import { stringify } from "yaml";

/** What changed between two states of an item, as the backend records it. */
export interface ConfigDiff {
  diff: string;
  /** JSON merge patch. */
  patches: unknown;
  /** Paths that changed: `spec.replicas, spec.template…`. */
  summary: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function mergePatch(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after;
  const patch: Record<string, unknown> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!(key in after)) patch[key] = null;
    else if (!isSame(before[key], after[key])) patch[key] = mergePatch(before[key], after[key]);
  return patch;
}

function paths(patch: unknown, at: string): readonly string[] {
  if (!isObject(patch) || Object.keys(patch).length === 0) return [at];
  return Object.entries(patch).flatMap(([key, value]) =>
    paths(value, at === "" ? key : `${at}.${key}`),
  );
}

const SHOWN = 3;

/** The difference of two states; undefined where they are the same. Keys in another order are the same. */
export function configDiff(before: unknown, after: unknown): ConfigDiff | undefined {
  const text = (value: unknown) => stringify(value ?? null, { sortMapEntries: true });
  const [old, now] = [text(before), text(after)];
  if (old === now) return undefined;
  const patches = mergePatch(before, after);
  const changed = paths(patches, "");
  const more = changed.length > SHOWN ? ` and ${changed.length - SHOWN} more` : "";
  return {
    diff: createTwoFilesPatch("before", "after", old, now, undefined, undefined, { context: 3 })
      .split("\n")
      .slice(1)
      .join("\n"),
    patches,
    summary: `${changed.slice(0, SHOWN).join(", ")}${more}`,
  };
}
