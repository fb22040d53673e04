import { applyPatch, parsePatch, reversePatch } from "diff";
import { stringify } from "yaml";
import { yamlLines } from "~/lib/yaml/specLines";

/** A change with the difference that it made, as the reads give it. */
interface Step {
  id: string;
  diff: string;
}

/** The texts that scrapers may have compared: JSON with tabs or spaces, or YAML, keys sorted or not. */
function* writings(config: unknown): Generator<string> {
  const sorted = sortedKeys(config);
  for (const value of [config, sorted]) {
    yield `${JSON.stringify(value, null, 2)}\n`;
    yield `${JSON.stringify(value, null, "\t")}\n`;
    yield `${yamlLines(value).texts.join("\n")}\n`;
  }
  for (const lineWidth of [80, 0])
    for (const value of [config, sorted]) yield stringify(value, { lineWidth });
}

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, sortedKeys(entry)]),
  );
}

/** Takes one difference back; undefined where it does not fit the text. */
function withoutStep(text: string, diff: string): string | undefined {
  try {
    const [patch] = parsePatch(diff);
    if (!patch || patch.hunks.length === 0) return undefined;
    const earlier = applyPatch(text, reversePatch(patch));
    return earlier === false ? undefined : earlier;
  } catch {
    return undefined;
  }
}

/**
 * The spec before a change, found by taking the differences since then back one by one.
 * @param steps the changes with a difference, newest first.
 * @returns both texts, or undefined where the differences do not lead back: one is missing, or cut.
 */
export function earlierSpec(
  config: unknown,
  steps: readonly Step[],
  changeId: string,
): { before: string; after: string } | undefined {
  const last = steps.findIndex(({ id }) => id === changeId);
  if (last < 0) return undefined;
  for (const after of writings(config)) {
    let text: string | undefined = after;
    for (const { diff } of steps.slice(0, last + 1)) {
      text = withoutStep(text, diff);
      if (text === undefined) break;
    }
    if (text !== undefined) return { before: text, after };
  }
  return undefined;
}
