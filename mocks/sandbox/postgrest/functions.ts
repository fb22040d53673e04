import { isForm, readValue } from "./body";
import type { Column, ColumnType } from "./catalog";
import { badBody, PostgrestError } from "./errors";
import { isReserved } from "./parse";
import { parseOperation } from "./parseFilter";
import type { Parameters } from "./query";
import { identifier, type Statement } from "./statement";

/** A function of the database that the contract declares under `rpc/`. */
export interface DbFunction {
  name: string;
  args: Readonly<Record<string, Argument>>;
  /** Columns of the rows that it returns; of values `value` alone. */
  columns: Readonly<Record<string, Column>>;
  /** Rows (the rule), one row, one value, a list of values, or nothing. */
  gives?: "rows" | "row" | "value" | "values" | "nothing";
  /** The relation whose rows it returns: what that embeds the rows embed too. */
  returns?: string;
  /** Console resource of the role matrix. */
  resource: string;
  /** Functions of the same name that take other arguments. */
  also?: readonly DbFunction[];
}

interface Argument {
  type: ColumnType;
  required: boolean;
  /** Takes every value that is given under its name. */
  variadic?: boolean;
}

export type Functions = Readonly<Record<string, DbFunction>>;

/** A call: the arguments by name as JSON values, and the parameters that filter, order and shape its rows. */
export interface Call {
  /** The one of that name which takes these arguments. */
  fn: DbFunction;
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

type Args = Call["args"];

const takes = (fn: DbFunction, args: Args): boolean =>
  Object.keys(args).every((name) => Object.hasOwn(fn.args, name)) &&
  Object.entries(fn.args).every(([name, { required }]) => !required || Object.hasOwn(args, name));

const inWords = (fn: DbFunction) =>
  `public.${fn.name}(${Object.entries(fn.args)
    .map(([name, { type }]) => `${name} => ${type}`)
    .join(", ")})`;

/** @throws PostgrestError PGRST203: more than one function takes these arguments. */
function severalFunctions(functions: readonly DbFunction[]): PostgrestError {
  return new PostgrestError(
    300,
    "PGRST203",
    `Could not choose the best candidate function between: ${functions.map(inWords).join(", ")}`,
    null,
    "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
  );
}

/** @throws PostgrestError PGRST202 where no function of the name takes the arguments, PGRST203 where several do. */
function chosen(fn: DbFunction, args: Args, fits: (one: DbFunction) => boolean): DbFunction {
  const fitting = [fn, ...(fn.also ?? [])].filter(fits);
  const [only] = fitting;
  if (!only) throw unknownFunction(fn.name, Object.keys(args));
  if (fitting.length > 1) throw severalFunctions(fitting);
  return only;
}

/** Every value that is given under a name. */
type Pairs = readonly (readonly [name: string, value: string])[];

/** Arguments from text: of a repeated one the last counts, a variadic one takes them all. */
function fromText(fn: DbFunction, pairs: Pairs): Pick<Call, "fn" | "args"> {
  const last = Object.fromEntries(pairs);
  const one = chosen(fn, last, (candidate) => takes(candidate, last));
  const args = Object.entries(last).map(([name, value]) => [
    name,
    one.args[name]?.variadic ? pairs.flatMap(([key, text]) => (key === name ? [text] : [])) : value,
  ]);
  return { fn: one, args: Object.fromEntries(args) };
}

/** The whole body as the one document that the function takes. */
function singleDocument(fn: DbFunction, value: unknown): Pick<Call, "fn" | "args"> {
  const isDocument = ({ args }: DbFunction) => {
    const [argument, ...more] = Object.values(args);
    return argument?.type === "jsonb" && more.length === 0;
  };
  const one = chosen(fn, { json: value }, isDocument);
  return { fn: one, args: { [String(Object.keys(one.args)[0])]: value } };
}

/**
 * Reads the arguments of a GET: what reads as `operator.value` is a filter of the rows, also under the name of an
 * argument; everything else is an argument. Of a repeated one the last counts. With `Prefer: params=single-object` all
 * of them are one document.
 * @throws PostgrestError PGRST202 for a missing or unknown argument, PGRST203 where several functions take them.
 */
export function readCall(fn: DbFunction, parameters: Parameters, singleObject: boolean): Call {
  const given = parameters.filter(([key, value]) => !isFilter(key, value));
  const others = parameters.filter(([key, value]) => isFilter(key, value));
  const call = singleObject ? singleDocument(fn, Object.fromEntries(given)) : fromText(fn, given);
  return { ...call, parameters: others };
}

/** The arguments that a body names: its first object, and of that what `columns` leaves. */
function named(value: unknown, parameters: Parameters): Args {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== "object" || first === null || Array.isArray(first)) throw badBody();
  const columns = parameters.find(([key]) => key === "columns")?.[1].split(",");
  const kept = Object.entries(first).filter(([name]) => columns?.includes(name) ?? true);
  return Object.fromEntries(kept);
}

/**
 * Reads the arguments of a POST: the keys of its body, or with `Prefer: params=single-object` the whole body as the one
 * document that the function takes. Every parameter is one of the rows.
 * @throws PostgrestError PGRST102 for a body that is no object, PGRST202 for a missing or unknown argument, PGRST203
 * where several functions take them.
 */
export async function readPostedCall(
  fn: DbFunction,
  request: Request,
  parameters: Parameters,
  singleObject: boolean,
): Promise<Call> {
  const text = await request.text();
  const type = request.headers.get("content-type");
  if (isForm(type) && !singleObject)
    return { ...fromText(fn, [...new URLSearchParams(text)]), parameters };
  const value = text === "" ? {} : readValue(text, type);
  if (singleObject) return { ...singleDocument(fn, value), parameters };
  const args = named(value, parameters);
  return { fn: chosen(fn, args, (one) => takes(one, args)), args, parameters };
}

const isOfValues = ({ gives }: DbFunction) =>
  gives === "value" || gives === "values" || gives === "nothing";

/** `select * from fn("a" => …)`; the database reads each argument from JSON as the type that it has. */
export function callSql(statement: Statement, fn: DbFunction, args: Args): string {
  const list = Object.entries(args).map(([name, value]) => {
    const document = statement.bind(JSON.stringify({ value }));
    const { type = "text", variadic = false } = fn.args[name] ?? {};
    const read = `(select arg.value from json_to_record(${document}::json) as arg(value ${type}))`;
    return `${variadic ? "variadic " : ""}${identifier(name)} => ${read}`;
  });
  const call = `public.${identifier(fn.name)}(${list.join(", ")})`;
  return isOfValues(fn) ? `select ${call} as value` : `select * from ${call}`;
}
