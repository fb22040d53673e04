import type { Scope } from "../expressions/evaluate";
import { asText, isEmpty, TemplateError, valueOf, type Place } from "./templateValue";

type Token =
  | { kind: "text"; text: string }
  /** `$(...)`, which is always a value. */
  | { kind: "value"; body: string }
  | { kind: "braces"; body: string };

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

/** A template in its parts; a minus beside the braces takes the space there away. */
function tokensOf(text: string, scope: Scope): Token[] {
  const tokens: Token[] = [];
  let plain = "";
  let isTrimming = false;
  const add = (more: string) => {
    plain += isTrimming && plain === "" ? more.trimStart() : more;
  };
  const flush = () => {
    if (plain !== "") tokens.push({ kind: "text", text: plain });
    plain = "";
  };
  let at = 0;
  while (at < text.length) {
    const next = text.slice(at).search(/\{\{|\$\(/);
    const start = next < 0 ? text.length : at + next;
    add(text.slice(at, start));
    if (next < 0) break;
    const isBraces = text.startsWith("{{", start);
    const end = isBraces ? text.indexOf("}}", start) : closing(text, start + 1);
    if (end < 0) {
      add(text.slice(start));
      break;
    }
    const body = text.slice(start + 2, end);
    at = end + (isBraces ? 2 : 1);
    if (!isBraces && !isOurs(body, scope)) {
      add(text.slice(start, at));
      continue;
    }
    const [left, right] = isBraces ? [/^-\s/.test(body), /\s-$/.test(body)] : [false, false];
    if (left) plain = plain.trimEnd();
    flush();
    isTrimming = right;
    const inner = body.replaceAll(/^-(?=\s)|(?<=\s)-$/g, "").trim();
    tokens.push({ kind: isBraces ? "braces" : "value", body: inner });
  }
  flush();
  return tokens;
}

type Part =
  | { kind: "text"; text: string }
  /** Of `$(...)` a dot is always the whole scope, as the backend fills it in for itself. */
  | { kind: "value"; body: string; isRoot: boolean }
  | { kind: "set"; name: string; body: string }
  | { kind: "if" | "with"; body: string; parts: Part[]; other: Part[] }
  | { kind: "range"; names: string[]; body: string; parts: Part[]; other: Part[] };

const word = (body: string) => /^[a-z]+(?=\s|$)/.exec(body)?.[0] ?? "";
const blocks = new Set(["if", "with", "range"]);
const others = new Set(["define", "block", "template", "break", "continue"]);

/** Reads parts until what closes the block that opened them: `end`, or an `else`. */
function partsFrom(tokens: readonly Token[], from: number, opener: string | undefined) {
  const parts: Part[] = [];
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind !== "braces") {
      parts.push(token.kind === "text" ? token : { ...token, isRoot: true });
      continue;
    }
    const { body } = token;
    const key = word(body);
    if (key === "end" || key === "else") {
      if (opener === undefined)
        throw new TemplateError(`"{{ ${body} }}" belongs to no block of the template.`);
      return { parts, at, closer: body };
    }
    if (others.has(key))
      throw new TemplateError(
        `The sandbox does not know the template action ${key}. It knows if, else, range, with and end.`,
      );
    const set = /^\$(\w+)\s*:?=\s*(.+)$/s.exec(body);
    if (blocks.has(key)) {
      const block = blockFrom(tokens, at, body);
      parts.push(block.part);
      at = block.at;
    } else if (set) parts.push({ kind: "set", name: set[1] ?? "", body: set[2] ?? "" });
    else if (!/^\/\*.*\*\/$/s.test(body)) parts.push({ kind: "value", body, isRoot: false });
  }
  if (opener !== undefined) throw new TemplateError(`"{{ ${opener} }}" has no {{ end }}.`);
  return { parts, at: tokens.length, closer: "" };
}

function blockFrom(
  tokens: readonly Token[],
  start: number,
  opener: string,
): { part: Part; at: number } {
  const kind = word(opener);
  const body = opener.slice(kind.length).trim();
  const inside = partsFrom(tokens, start + 1, opener);
  let { at } = inside;
  let other: Part[] = [];
  const chained = /^else\s+(if\s.*)$/s.exec(inside.closer)?.[1];
  if (chained !== undefined) {
    const next = blockFrom(tokens, at, chained);
    other = [next.part];
    at = next.at;
  } else if (word(inside.closer) === "else") {
    const rest = partsFrom(tokens, at + 1, opener);
    other = rest.parts;
    at = rest.at;
  }
  const { parts } = inside;
  if (kind !== "range")
    return { part: { kind: kind === "with" ? "with" : "if", body, parts, other }, at };
  const named = /^\$(\w+)(?:\s*,\s*\$(\w+))?\s*:=\s*(.+)$/s.exec(body);
  const names = named ? [named[1], named[2]].filter((name) => name !== undefined) : [];
  return { part: { kind: "range", names, body: named?.[3] ?? body, parts, other }, at };
}

/** Keys, in order, and values of what a range goes through. */
function entriesOf(value: unknown): [key: unknown, value: unknown][] {
  if (Array.isArray(value)) return [...value.entries()];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const within = (place: Place, names: Readonly<Record<string, unknown>>): Place => ({
  ...place,
  scope: { ...place.scope, ...names },
});

function write(parts: readonly Part[], outer: Place): string {
  let place = outer;
  let text = "";
  for (const part of parts) {
    if (part.kind === "text") text += part.text;
    else if (part.kind === "value")
      text += asText(valueOf(part.body, part.isRoot ? { ...place, hasDot: false } : place));
    else if (part.kind === "set")
      place = within(place, { [`var_${part.name}`]: valueOf(part.body, place) });
    else text += block(part, place);
  }
  return text;
}

function block(part: Extract<Part, { other: Part[] }>, place: Place): string {
  // What is not there is empty: that is what the block asks.
  const value = valueOf(part.body, { ...place, isLenient: true });
  if (part.kind !== "range") {
    if (isEmpty(value)) return write(part.other, place);
    const inner = { ...within(place, { dot: value }), hasDot: true };
    return write(part.parts, part.kind === "with" ? inner : place);
  }
  const entries = entriesOf(value);
  if (entries.length === 0) return write(part.other, place);
  const { names } = part;
  return entries
    .map(([key, item]) => {
      // One name is the value's; of two the first is the key's.
      const given = names.length === 1 ? [item] : [key, item];
      const own = Object.fromEntries(names.map((name, at) => [`var_${name}`, given[at]]));
      return write(part.parts, { ...within(place, { dot: item, ...own }), hasDot: true });
    })
    .join("");
}

/**
 * Fills `{{...}}` and `$(...)` of a text: paths as Go's templates write them (`.config.name | toJSON`), CEL, and the
 * blocks `if`, `else`, `range` and `with`. A shell's own `$(date)` stays.
 * @param isLenient a missing field is an empty text, not an error: for defaults of parameters.
 * @throws TemplateError for what cannot be evaluated, and for a function or an action that is not known, by its name.
 */
export function render(text: string, scope: Scope, isLenient = false): string {
  if (!/\{\{|\$\(/.test(text)) return text;
  const { parts } = partsFrom(tokensOf(text, scope), 0, undefined);
  return write(parts, { scope, isLenient, hasDot: false });
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
