import type { Column, ColumnType } from "./catalog";
import { PostgrestError } from "./errors";
import { isReserved } from "./parse";
import { parseOperation } from "./parseFilter";
import type { Parameters } from "./query";
import { identifier, type Statement } from "./statement";

/** A function of the database that the contract declares under `rpc/`. */
export interface DbFunction {
  name: string;
  args: Readonly<Record<string, { type: ColumnType; required: boolean }>>;
  /** Columns of the rows that it returns. */
  columns: Readonly<Record<string, Column>>;
  /** Console resource of the role matrix. */
  resource: string;
}

export type Functions = Readonly<Record<string, DbFunction>>;

/** A call: the arguments by name, and the parameters that filter, order and shape its rows. */
export interface Call {
  args: Readonly<Record<string, string>>;
  parameters: Parameters;
}

/** @throws PGRST202: no function takes these arguments. */
export function unknownFunction(name: string, args: readonly string[]): PostgrestError {
  return new PostgrestError(
    404,
    "PGRST202",
    `Could not find the public.${name}(${args.join(", ")}) function in the schema cache`,
    null,
    "If a new function was created in the database with this name and parameters, try reloading the schema cache.",
  );
}

function isFilter(key: string, value: string): boolean {
  if (isReserved(key)) return true;
  try {
    parseOperation(value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells arguments from filters: what the function names is an argument, whatever else reads as `operator.value` is a
 * filter of its rows.
 * @throws PostgrestError PGRST202 for a missing or unknown argument.
 */
export function readCall(fn: DbFunction, parameters: Parameters): Call {
  const args: Record<string, string> = {};
  const others: (readonly [string, string])[] = [];
  const unknown: string[] = [];
  for (const [key, value] of parameters) {
    if (Object.hasOwn(fn.args, key)) args[key] ??= value;
    else if (isFilter(key, value)) others.push([key, value]);
    else unknown.push(key);
  }
  const isMissing = Object.entries(fn.args).some(
    ([name, { required }]) => required && args[name] === undefined,
  );
  if (isMissing || unknown.length > 0)
    throw unknownFunction(fn.name, [...Object.keys(args), ...unknown]);
  return { args, parameters: others };
}

/** `fn("a" => $1::uuid)`. */
export function callSql(statement: Statement, fn: DbFunction, args: Call["args"]): string {
  const list = Object.entries(args).map(
    ([name, value]) =>
      `${identifier(name)} => ${statement.bind(value)}::${fn.args[name]?.type ?? "text"}`,
  );
  return `public.${identifier(fn.name)}(${list.join(", ")})`;
}
