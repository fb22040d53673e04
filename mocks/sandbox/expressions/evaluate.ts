import { Environment, EvaluationError, ParseError } from "@marcbachmann/cel-js";
import { setFlagsFromString } from "node:v8";
import { addFunctions, extraFunctions } from "./functions";

/*
 * Expressions of checks, incidents, playbooks, notifications and views: CEL by @marcbachmann/cel-js, with the functions
 * of the backend in functions.ts. Nothing is ever run as code.
 */

/** The names that an expression may read, with JSON values. */
export type Scope = Readonly<Record<string, unknown>>;

/** The text is no expression, or reads a name or calls a function that is not there: it can never work. */
export class ExpressionInvalid extends Error {
  override name = "ExpressionInvalid";
}

/** The expression is sound, but not for these values (a missing field, a comparison of unlike values). */
export class ExpressionFailed extends Error {
  override name = "ExpressionFailed";
}

// Patterns of `matches` come from users: V8 goes over to its linear engine where backtracking explodes.
setFlagsFromString("--enable-experimental-regexp-engine-on-excessive-backtracks");

const longest = 10_000;

const root = addFunctions(
  new Environment({
    homogeneousAggregateLiterals: false,
    enableOptionalTypes: true,
    limits: { maxAstNodes: 2_000, maxDepth: 100 },
  }),
);

/** Environments by the names they know: a list of rows is judged with one. */
const environments = new Map<string, Environment>();

function environmentOf(names: readonly string[]): Environment {
  const key = names.join("\n");
  const known = environments.get(key);
  if (known) return known;
  const made = root.clone();
  for (const name of names) made.registerVariable(name, "dyn");
  if (environments.size > 200) environments.clear();
  environments.set(key, made);
  return made;
}

/**
 * Why an expression can never work where these names are known, as a sentence without full stop; undefined when it may.
 */
export function expressionProblem(source: string, names: readonly string[]): string | undefined {
  if (source.length > longest) return `it is longer than ${longest} characters`;
  const { valid, error } = environmentOf(names.toSorted()).check(source);
  if (valid || !error) return undefined;
  return problemOf(error, names);
}

/**
 * The value of an expression over a scope, as JSON has it. Durations are milliseconds.
 * @throws ExpressionInvalid, ExpressionFailed, both with what is wrong as words without full stop.
 */
export function evaluate(source: string, scope: Scope): unknown {
  const names = Object.keys(scope);
  const problem = expressionProblem(source, names);
  if (problem !== undefined) throw new ExpressionInvalid(problem);
  try {
    return asJson(environmentOf(names.toSorted()).evaluate(source, { ...asRecord(asCel(scope)) }));
  } catch (error) {
    throw new ExpressionFailed(failureOf(error));
  }
}

function problemOf(error: Error & { code: string; summary: string }, names: readonly string[]) {
  if (error.code === "unknown_variable") {
    const name = error.summary.replace(/^Unknown variable: /, "");
    const known = names.join(", ");
    return `${name} is not known, ${known === "" ? "there are no values here" : `there is ${known}`}`;
  }
  const call = /found no matching overload for '(.+)'/.exec(error.summary)?.[1];
  if (call !== undefined)
    return `${call} is not known here: beside CEL's own functions there are ${extraFunctions.join(", ")}`;
  if (error instanceof ParseError && error.summary.endsWith("EOF")) return "it ends too early";
  return lowerFirst(error.summary);
}

function failureOf(error: unknown): string {
  if (!(error instanceof EvaluationError))
    return error instanceof Error ? error.message : "it failed";
  const missing = /^No such key: (.*)$/.exec(error.summary)?.[1];
  if (error.code === "no_such_key" && missing !== undefined) return `there is no ${missing}`;
  if (error.code === "index_out_of_bounds") return "the list has no such place";
  return lowerFirst(error.summary.replaceAll(/dyn<(\w+)>/g, "$1"));
}

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** JSON as CEL sees it: whole numbers are of a type of their own. */
function asCel(value: unknown): unknown {
  if (typeof value === "number") return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (value === undefined) return null;
  if (Array.isArray(value)) return value.map(asCel);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asCel(one)]));
}

/** And back: a bigint becomes a number, a map an object; whatever JSON lacks becomes its text. */
function asJson(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(asJson);
  if (value instanceof Date) return value.toISOString();
  const entries = value instanceof Map ? [...value.entries()] : Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [String(key), asJson(one)]));
}
