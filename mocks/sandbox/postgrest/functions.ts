import { readValue } from "./body";
import type { Column, ColumnType } from "./catalog";
import { badBody, PostgrestError } from "./errors";
import { isReserved } from "./parse";
import { parseOperation } from "./parseFilter";
import type { Parameters } from "./query";
import { identifier, type Statement } from "./statement";

/** A function of the database that the contract declares under `rpc/`. */
export interface DbFunction {
  name: string;
  args: Readonly<Record<string, { type: ColumnType; required: boolean }>>;
  /** Columns of the rows that it returns; of a single value `value` alone. */
  columns: Readonly<Record<string, Column>>;
  /** Rows (the rule), one row, or one value. */
  gives?: "rows" | "row" | "value";
  /** The relation whose rows it returns: what that embeds the rows embed too. */
  returns?: string;
  /** Console resource of the role matrix. */
  resource: string;
}

export type Functions = Readonly<Record<string, DbFunction>>;

/** A call: the arguments by name as JSON values, and the parameters that filter, order and shape its rows. */
export interface Call {
  args: Readonly<Record<string, unknown>>;
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

/** @throws PostgrestError PGRST202 for a missing or unknown argument. */
function checked(fn: DbFunction, args: Call["args"]): Call["args"] {
  const isUnknown = Object.keys(args).some((name) => !Object.hasOwn(fn.args, name));
  const isMissing = Object.entries(fn.args).some(
    ([name, { required }]) => required && !Object.hasOwn(args, name),
  );
  if (isUnknown || isMissing) throw unknownFunction(fn.name, Object.keys(args));
  return args;
}

/**
 * Reads the arguments of a GET: what reads as `operator.value` is a filter of the rows, also under the name of an
 * argument; everything else is an argument. Of a repeated one the last counts.
 * @throws PostgrestError PGRST202 for a missing or unknown argument.
 */
export function readCall(fn: DbFunction, parameters: Parameters): Call {
  const given = parameters.filter(([key, value]) => !isFilter(key, value));
  const others = parameters.filter(([key, value]) => isFilter(key, value));
  return { args: checked(fn, Object.fromEntries(given)), parameters: others };
}

/**
 * Reads the arguments of a POST: the keys of its body, or with `Prefer: params=single-object` the whole body as the one
 * document that the function takes. Every parameter is one of the rows.
 * @throws PostgrestError PGRST102 for a body that is no object, PGRST202 for a missing or unknown argument.
 */
export async function readPostedCall(
  fn: DbFunction,
  request: Request,
  parameters: Parameters,
  singleObject: boolean,
): Promise<Call> {
  const text = await request.text();
  const value = text === "" ? {} : readValue(text, request.headers.get("content-type"));
  if (singleObject) {
    const [name, ...more] = Object.keys(fn.args);
    if (name === undefined || more.length > 0 || fn.args[name]?.type !== "jsonb")
      throw unknownFunction(fn.name, ["json"]);
    return { args: { [name]: value }, parameters };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw badBody();
  return { args: checked(fn, { ...value }), parameters };
}

/** `fn("a" => …)`; the database reads each argument from JSON as the type that it has. */
export function callSql(statement: Statement, fn: DbFunction, args: Call["args"]): string {
  const list = Object.entries(args).map(([name, value]) => {
    const document = statement.bind(JSON.stringify({ value }));
    const type = fn.args[name]?.type ?? "text";
    return `${identifier(name)} => (select arg.value from json_to_record(${document}::json) as arg(value ${type}))`;
  });
  const call = `public.${identifier(fn.name)}(${list.join(", ")})`;
  return fn.gives === "value" ? `(select ${call} as value)` : call;
}
