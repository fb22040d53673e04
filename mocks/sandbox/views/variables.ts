import { createHash } from "node:crypto";
import type { ViewVariable } from "~generated/view/types.gen";
import type { Database } from "../db/driver";
import { kinds } from "../search/kinds";
import { findResources } from "../search/search";
import { fillVariables } from "./variableText";
import { ViewError, type VariableSpec, type ViewSpec } from "./spec";

const MOST_OPTIONS = 1_000;

/** Variables after those that they depend on. */
function inOrder(variables: readonly VariableSpec[]): VariableSpec[] {
  const ordered: VariableSpec[] = [];
  const waiting = new Set<string>();
  const place = (one: VariableSpec) => {
    if (ordered.includes(one)) return;
    if (waiting.has(one.key))
      throw new ViewError(`The variables ${[...waiting].join(", ")} depend on each other.`);
    waiting.add(one.key);
    for (const key of one.dependsOn ?? []) {
      const before = variables.find((other) => other.key === key);
      if (!before)
        throw new ViewError(`The variable ${one.key} depends on ${key}, which there is not.`);
      place(before);
    }
    waiting.delete(one.key);
    ordered.push(one);
  };
  for (const one of variables) place(one);
  return ordered;
}

/** Names that a variable can be now, with those chosen so far filled into its selector. */
async function optionsOf(
  db: Database,
  { key, values, valueFrom }: VariableSpec,
  chosen: Readonly<Record<string, string>>,
): Promise<string[]> {
  if (values) return values;
  try {
    const selector = fillVariables(valueFrom?.config, chosen);
    const found = await findResources(db, kinds.configs, Object(selector), MOST_OPTIONS);
    return [...new Set(found.map(({ name }) => name))];
  } catch (error) {
    throw new ViewError(
      `The variable ${key} has no options: ${error instanceof Error ? error.message : ""}`,
    );
  }
}

/**
 * The variables of a view with their options, and the value of each: what was asked for where it is an option, else the
 * default, else the first. A value whose parent has changed falls away by itself.
 */
export async function chooseVariables(
  db: Database,
  { templating }: ViewSpec,
  asked: Readonly<Record<string, string>>,
): Promise<{ variables: ViewVariable[]; chosen: Record<string, string> }> {
  const specs = templating ?? [];
  const chosen: Record<string, string> = {};
  const options = new Map<string, string[]>();
  for (const one of inOrder(specs)) {
    const known = await optionsOf(db, one, chosen);
    options.set(one.key, known);
    const wanted = [asked[one.key], one.default].find(
      (value) => typeof value === "string" && known.includes(value),
    );
    chosen[one.key] = wanted ?? known[0] ?? "";
  }
  const variables = specs.map(({ key, label, values, valueFrom, dependsOn }): ViewVariable => ({
    key,
    label: label ?? "",
    ...(values ? { values } : {}),
    ...(valueFrom ? { valueFrom: { config: Object(valueFrom.config) } } : {}),
    ...(dependsOn ? { dependsOn } : {}),
    ...(chosen[key] ? { default: chosen[key] } : {}),
    options: options.get(key) ?? [],
  }));
  return { variables, chosen };
}

/** Names the values that a result was made with: the same values in another order are the same result. */
export const fingerprintOf = (chosen: Readonly<Record<string, string>>): string =>
  createHash("sha256")
    .update(JSON.stringify(Object.entries(chosen).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest("hex")
    .slice(0, 16);
