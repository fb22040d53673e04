import { Environment } from "@marcbachmann/cel-js";

const environments = new Map<string, Environment>();

/** Deeper or longer ones belong into a program. */
const limits = { maxAstNodes: 2_000, maxDepth: 100 };

function environmentOf(names: readonly string[]): Environment {
  const key = names.join("\n");
  const known = environments.get(key);
  if (known) return known;
  const made = new Environment({
    homogeneousAggregateLiterals: false,
    enableOptionalTypes: true,
    limits,
  });
  for (const name of names) made.registerVariable(name, "dyn");
  environments.set(key, made);
  return made;
}

/**
 * Why an expression can never work where these variables are known, as a sentence; undefined where it may. Functions
 * are the backend's own: it has more than CEL, so one that is not known here is no mistake.
 */
export function celProblem(source: string, names: readonly string[]): string | undefined {
  if (source.trim() === "") return undefined;
  const { valid, error } = environmentOf(names).check(source);
  if (valid || !error) return undefined;
  const { code, summary } = error as Error & { code?: string; summary?: string };
  const words = (summary ?? error.message).split("\n")[0] ?? "";
  if (words.startsWith("found no matching overload")) return undefined;
  if (code === "unknown_variable") {
    const name = words.replace(/^Unknown variable: /, "");
    return `${name} is not known here. There is ${names.join(", ")}.`;
  }
  return `The expression cannot be read: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
}
