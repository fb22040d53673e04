import { evaluate, type Scope } from "../expressions/evaluate";

/** A template or expression of a playbook cannot be filled in; the message is a sentence. */
export class TemplateError extends Error {
  override name = "TemplateError";
}

const asText = (value: unknown): string =>
  value === null || value === undefined
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

/** Functions that a template may pass a value through; the value comes last, as in Go. */
const functions: Readonly<Record<string, (value: unknown, ...args: string[]) => unknown>> = {
  toJSON: (value) => JSON.stringify(value ?? null),
  toString: asText,
  quote: (value) => JSON.stringify(asText(value)),
  toUpper: (value) => asText(value).toUpperCase(),
  toLower: (value) => asText(value).toLowerCase(),
  trim: (value) => asText(value).trim(),
  default: (value, other = "") => (asText(value) === "" ? other : value),
  replaceAll: (value, from = "", to = "") => asText(value).replaceAll(from, () => to),
  split: (value, by = ",") => asText(value).split(by),
  join: (value, by = "") => (Array.isArray(value) ? value.map(asText).join(by) : asText(value)),
  len: (value) =>
    Array.isArray(value) || typeof value === "string"
      ? value.length
      : Object.keys(Object(value)).length,
};

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

/** Pieces between bars, spaces or whatever the pattern says, but not inside quotes. */
const pieces = (text: string, separator: "|" | " "): string[] =>
  (text.match(separator === "|" ? /(?:"[^"]*"|'[^']*'|\|\||[^|])+/g : /"[^"]*"|'[^']*'|\S+/g) ?? [])
    .map((piece) => piece.trim())
    .filter(Boolean);

const literal = (text: string) => /^(?:"([^"]*)"|'([^']*)')$/.exec(text);

const known = Object.keys(functions).join(", ");
const steering = /^(?:if|else|end|range|with|define|block|template|-)\b|^-/;

/** Go writes `.config.name`; CEL has no dot in front. */
const withoutDot = (text: string): string => text.replaceAll(/(^|[\s([,!])\.(?=[A-Za-z_])/g, "$1");

function valueOf(source: string, scope: Scope, isLenient: boolean): unknown {
  const quoted = literal(source);
  if (quoted) return quoted[1] ?? quoted[2] ?? "";
  const [head = "", ...rest] = pieces(source, " ");
  if (Object.hasOwn(functions, head) && rest.length > 0)
    return apply(head, valueOf(rest.at(-1) ?? "", scope, isLenient), rest.slice(0, -1));
  if (
    /^[A-Za-z]\w*$/.test(head) &&
    rest.length > 0 &&
    /^[."'\w]/.test(rest[0] ?? "") &&
    !/^(in)$/.test(rest[0] ?? "")
  )
    throw new TemplateError(unknownFunction(head));
  try {
    return evaluateIn(withoutDot(source), scope);
  } catch (error) {
    if (isLenient && error instanceof TemplateError && error.message.includes("there is no"))
      return "";
    throw error;
  }
}

const unknownFunction = (name: string) =>
  `The sandbox does not know the template function ${name}. It knows ${known}, and CEL expressions.`;

function apply(name: string, value: unknown, args: readonly string[]): unknown {
  const call = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!call) throw new TemplateError(unknownFunction(name));
  return call(value, ...args.map((arg) => literal(arg)?.[1] ?? literal(arg)?.[2] ?? arg));
}

function expand(body: string, scope: Scope, isLenient: boolean): string {
  if (steering.test(body))
    throw new TemplateError(
      `The sandbox fills in values alone: "${body}" steers a template, which it cannot follow.`,
    );
  const [first = "", ...pipes] = pieces(body, "|");
  const value = pipes.reduce<unknown>(
    (input, pipe) => {
      const [name = "", ...args] = pieces(pipe, " ");
      return apply(name, input, args);
    },
    valueOf(first, scope, isLenient || pipes.some((pipe) => pipe.startsWith("default "))),
  );
  return asText(value);
}

/** `$(...)` may hold brackets itself: where the one that opens it is closed again. */
function closing(text: string, start: number): number {
  let depth = 0;
  let quote = "";
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "(") depth += 1;
    else if (sign === ")") {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
}

/** What may stand in `$(...)` for a template to mean it: a shell's `$(date)` passes. */
const isOurs = (body: string, scope: Scope): boolean => {
  const head = /^\s*\.?([A-Za-z_]\w*)/.exec(body)?.[1] ?? "";
  return (
    /^\s*\./.test(body) ||
    /^get(?:Last)?Action\(/.test(body.trim()) ||
    (Object.hasOwn(scope, head) && /^\s*\w+\s*[.[|)]|^\s*\w+\s*$/.test(body))
  );
};

/**
 * Fills `{{...}}` and `$(...)` of a text: paths as Go's templates write them (`.config.name | toJSON`), or CEL. A
 * shell's own `$(date)` stays.
 * @param isLenient a missing field is an empty text, not an error: for defaults of parameters.
 * @throws TemplateError for what cannot be evaluated, an unknown function, or a template that steers.
 */
export function render(text: string, scope: Scope, isLenient = false): string {
  let result = "";
  let at = 0;
  while (at < text.length) {
    const next = text.slice(at).search(/\{\{|\$\(/);
    if (next < 0) return result + text.slice(at);
    const start = at + next;
    result += text.slice(at, start);
    const isBraces = text.startsWith("{{", start);
    const end = isBraces ? text.indexOf("}}", start) : closing(text, start + 1);
    if (end < 0) return result + text.slice(start);
    const body = text.slice(start + 2, end);
    const isPlain = !isBraces && !isOurs(body, scope);
    result += isPlain
      ? text.slice(start, end + 1)
      : expand(body.replaceAll(/^-|-$/g, "").trim(), scope, isLenient);
    at = end + (isBraces ? 2 : 1);
  }
  return result;
}

/** A document with every text in it filled in. */
export function renderAll(value: unknown, scope: Scope, isLenient = false): unknown {
  if (typeof value === "string") return render(value, scope, isLenient);
  if (Array.isArray(value)) return value.map((one) => renderAll(one, scope, isLenient));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, renderAll(one, scope, isLenient)]),
  );
}
