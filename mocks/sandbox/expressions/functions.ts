import type { Environment } from "@marcbachmann/cel-js";
import { durationMs } from "../duration";

/** One function beside those that CEL has itself: its signature and what it does. Whole numbers are bigint. */
type Extra = readonly [signature: string, call: (...args: never[]) => unknown];

/** Milliseconds, as `elapsed` of a check is. */
function wholeMs(text: string): bigint {
  const value = durationMs(text);
  if (value === undefined) throw new RangeError(`"${text}" is not a duration`);
  return BigInt(Math.round(value));
}

const numberOf = (value: unknown): number => Number(value);

/** The backend's own functions that expressions use most; the others are refused by name when an expression is read. */
const extras: readonly Extra[] = [
  ["Duration(string): int", wholeMs],
  ["toJSON(dyn): string", (value: unknown) => JSON.stringify(value, plainNumbers) ?? "null"],
  ["dyn.toJSON(): string", (value: unknown) => JSON.stringify(value, plainNumbers) ?? "null"],
  ["contains(string, string): bool", (text: string, part: string) => text.includes(part)],
  ["startsWith(string, string): bool", (text: string, part: string) => text.startsWith(part)],
  ["endsWith(string, string): bool", (text: string, part: string) => text.endsWith(part)],
  [
    "string.replaceAll(string, string): string",
    (text: string, from: string, to: string) => text.replaceAll(from, () => to),
  ],
  [
    "string.trimPrefix(string): string",
    (text: string, part: string) => (text.startsWith(part) ? text.slice(part.length) : text),
  ],
  [
    "string.trimSuffix(string): string",
    (text: string, part: string) =>
      part !== "" && text.endsWith(part) ? text.slice(0, -part.length) : text,
  ],
  ["keys(map): list", (map: object) => Object.keys(map)],
  [
    "list.sum(): double",
    (list: unknown[]) => list.reduce<number>((sum, one) => sum + numberOf(one), 0),
  ],
  ["list.distinct(): list", (list: unknown[]) => [...new Set(list)]],
];

/** JSON has no whole numbers of their own. */
export const plainNumbers = (_key: string, value: unknown): unknown =>
  typeof value === "bigint" ? Number(value) : value;

const mixed: Readonly<Record<string, (left: number, right: number) => number>> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
};

/**
 * Adds the backend's functions, and arithmetic of whole numbers with fractions: a figure of JSON that happens to be
 * whole (`3.0`) must not fail where its neighbour does not.
 */
export function addFunctions(environment: Environment): Environment {
  for (const [signature, call] of extras) environment.registerFunction(signature, call);
  for (const [operator, call] of Object.entries(mixed))
    for (const types of [
      ["int", "double"],
      ["double", "int"],
    ] as const)
      environment.registerOperator(
        `${types[0]} ${operator} ${types[1]}`,
        (left: unknown, right: unknown) => call(numberOf(left), numberOf(right)),
      );
  return environment;
}

/** Names of the functions beside CEL's own, for messages. */
export const extraFunctions: readonly string[] = [
  ...new Set(extras.map(([signature]) => /(\w+)\(/.exec(signature)?.[1] ?? signature)),
];
