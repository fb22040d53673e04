import { evaluate, type Scope } from "../expressions/evaluate";

/** A template or expression of a playbook cannot be filled in; the message is a sentence. */
export class TemplateError extends Error {
  override name = "TemplateError";
}

/** Where a template's value is worked out. */
export interface Place {
  scope: Scope;
  /** A missing field is empty, not an error. */
  isLenient: boolean;
  /** Within `range` or `with`: what `.` stands for is in the scope as `dot`. */
  hasDot: boolean;
}

export const asText = (value: unknown): string =>
  value === null || value === undefined
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

/** What `if` passes over: nothing, no text, zero, false, and what holds nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === 0 ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Below zero, zero or above: numbers by their size, everything else as text. */
const order = (a: unknown, b: unknown): number =>
  typeof a === "number" && typeof b === "number"
    ? a - b
    : asText(a) < asText(b)
      ? -1
      : +!same(a, b);

type Call = (...args: unknown[]) => unknown;

/** Functions that a template may call; a value that is passed on comes last, as in Go. */
const functions: Readonly<Record<string, Call>> = {
  toJSON: (value) => JSON.stringify(value ?? null),
  toString: asText,
  quote: (value) => JSON.stringify(asText(value)),
  toUpper: (value) => asText(value).toUpperCase(),
  toLower: (value) => asText(value).toLowerCase(),
  trim: (value) => asText(value).trim(),
  default: (other, value) => (isEmpty(value) ? other : value),
  replaceAll: (from, to, value) => asText(value).replaceAll(asText(from), () => asText(to)),
  split: (by, value) => asText(value).split(asText(by)),
  join: (by, value) => (Array.isArray(value) ? value.map(asText).join(asText(by)) : asText(value)),
  len: (value) =>
    Array.isArray(value) || typeof value === "string"
      ? value.length
      : Object.keys(Object(value)).length,
  index: (value, ...keys) =>
    keys.reduce((inner: unknown, key) => Object(inner)[asText(key)], value),
  eq: (value, ...others) => others.some((other) => same(value, other)),
  ne: (a, b) => !same(a, b),
  lt: (a, b) => order(a, b) < 0,
  le: (a, b) => order(a, b) <= 0,
  gt: (a, b) => order(a, b) > 0,
  ge: (a, b) => order(a, b) >= 0,
  not: (value) => isEmpty(value),
  and: (...values) => values.find(isEmpty) ?? (values.some(isEmpty) ? null : values.at(-1)),
  or: (...values) => values.find((value) => !isEmpty(value)) ?? values.at(-1),
};

const unknownFunction = (name: string) =>
  `The sandbox does not know the template function ${name}. It knows ${Object.keys(functions).join(", ")}, and CEL expressions.`;

function call(name: string, args: readonly unknown[]): unknown {
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!known) throw new TemplateError(unknownFunction(name));
  return known(...args);
}

/** Functions of this product's own that an expression calls without arguments, and the names that stand for them. */
const calls: readonly (readonly [RegExp, string])[] = [
  [/\b(always|success|failure|timeout|skip)\(\s*\)/g, "status.$1"],
  [/\bgetLastAction\(\s*\)/g, "lastAction"],
  [/\bgetAction\(\s*((?:"[^"]*")|(?:'[^']*'))\s*\)/g, "actions[$1]"],
];

const cel = (source: string): string =>
  calls.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), source);

/** @throws TemplateError with the expression and what is wrong with it. */
export function evaluateIn(source: string, scope: Scope): unknown {
  try {
    return evaluate(cel(source.trim()), scope);
  } catch (error) {
    throw new TemplateError(
      `"${source.trim()}" cannot be evaluated: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** Pieces between bars or spaces that stand neither in quotes nor in brackets; `||` is no bar. */
function pieces(text: string, separator: "|" | " "): string[] {
  const found = [""];
  let depth = 0;
  let quote = "";
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const last = found.length - 1;
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) depth -= 1;
    else if (separator === "|" && text.startsWith("||", at)) {
      found[last] += "||";
      at += 1;
      continue;
    } else if (depth === 0 && (separator === "|" ? sign === "|" : /\s/.test(sign))) {
      found.push("");
      continue;
    }
    found[last] += sign;
  }
  return found.map((piece) => piece.trim()).filter(Boolean);
}

/** Go's paths as CEL knows them: `.config.name`, `$.config.name` from within a range, `$name` of a variable. */
function paths(text: string, hasDot: boolean): string {
  return text.replaceAll(
    /"[^"]*"|'[^']*'|\$([A-Za-z_]\w*)|(^|[\s([,!])(\$?)\.(?=[A-Za-z_]|$)/g,
    (whole, variable: string | undefined, before: string | undefined, root: string, at: number) => {
      if (variable !== undefined) return `var_${variable}`;
      if (before === undefined) return whole;
      const isAlone = at + whole.length === text.length;
      if (root === "$" || !hasDot) return isAlone ? whole : before;
      return isAlone ? `${before}dot` : `${before}dot.`;
    },
  );
}

const literal = /^(?:"([^"]*)"|'([^']*)')$/;
const isOperand = (word: string) => /^[."'$(\w]/.test(word) && word !== "in";

function operand(text: string, place: Place): unknown {
  const quoted = literal.exec(text);
  if (quoted) return quoted[1] ?? quoted[2] ?? "";
  if (text.startsWith("(") && pieces(text, " ").length === 1 && text.endsWith(")"))
    return valueOf(text.slice(1, -1), place);
  if (text === "nil") return null;
  try {
    return evaluateIn(paths(text, place.hasDot), place.scope);
  } catch (error) {
    if (place.isLenient && error instanceof TemplateError && error.message.includes("there is no"))
      return "";
    throw error;
  }
}

function command(text: string, place: Place): unknown {
  const [head = "", ...rest] = pieces(text, " ");
  const isCall =
    /^[A-Za-z][\w.]*$/.test(head) && rest.length > 0 && rest.every((word) => isOperand(word));
  return isCall
    ? call(
        head,
        rest.map((word) => operand(word, place)),
      )
    : operand(text.trim(), place);
}

/**
 * The value of what stands between braces: a path, a call of a function, or a CEL expression, passed on by bars.
 * @throws TemplateError
 */
export function valueOf(body: string, place: Place): unknown {
  const [first = "", ...pipes] = pieces(body, "|");
  const isLenient = place.isLenient || pipes.some((pipe) => pipe.startsWith("default "));
  return pipes.reduce<unknown>(
    (input, pipe) => {
      const [name = "", ...args] = pieces(pipe, " ");
      return call(name, [...args.map((arg) => operand(arg, place)), input]);
    },
    command(first, { ...place, isLenient }),
  );
}
