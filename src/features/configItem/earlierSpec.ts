import { applyPatch, parsePatch, reversePatch } from "diff";
import { parse, stringify } from "yaml";
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
  return acrossWritings(config, steps.slice(0, last + 1));
}

const asShown = (value: unknown) => `${yamlLines(sortedKeys(value)).texts.join("\n")}\n`;

/** The same where the differences were taken of texts written in several ways, as after an update of the scraper. */
function acrossWritings(config: unknown, steps: readonly Step[]) {
  let value = config;
  for (const { diff } of steps) {
    const earlier = textBefore(value, diff);
    if (earlier === undefined) return undefined;
    try {
      value = inOrderOf(value, parse(earlier));
    } catch {
      return undefined;
    }
  }
  return { before: asShown(value), after: asShown(config) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value with its keys where the model has them: a text with sorted keys has lost their order. */
function inOrderOf(model: unknown, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, at) => inOrderOf(Array.isArray(model) ? model[at] : undefined, entry));
  if (!isObject(value)) return value;
  const known = isObject(model) ? model : {};
  const keys = new Set([...Object.keys(known), ...Object.keys(value)]);
  return Object.fromEntries(
    [...keys]
      .filter((key) => Object.hasOwn(value, key))
      .map((key) => [key, inOrderOf(known[key], value[key])]),
  );
}

function textBefore(value: unknown, diff: string): string | undefined {
  for (const text of writings(value)) {
    const earlier = withoutStep(text, diff);
    if (earlier !== undefined) return earlier;
  }
  return undefined;
}
