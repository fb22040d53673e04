/** Text of a spec in lines, and which line stands inside of which. Index 0 is the first line. */
export interface SpecLines {
  texts: readonly string[];
  /** Line of the key that a line stands below; -1 at the top. */
  parents: readonly number[];
  /** Last line of what folds away below a line; the line itself where nothing does. */
  ends: readonly number[];
  /** Key or place of what begins in a line; undefined where nothing does, such as a closing bracket. */
  keys: readonly (string | number | undefined)[];
}

class Writer implements SpecLines {
  readonly texts: string[] = [];
  readonly parents: number[] = [];
  readonly ends: number[] = [];
  readonly keys: (string | number | undefined)[] = [];

  add(text: string, parent: number, key?: string | number): number {
    const at = this.texts.length;
    this.texts.push(text);
    this.parents.push(parent);
    this.ends.push(at);
    this.keys.push(key);
    return at;
  }

  close(at: number): void {
    if (at >= 0) this.ends[at] = this.texts.length - 1;
  }
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: object) =>
  Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;

/** Words and numbers that YAML would read as something else than a text, and signs that mean something. */
const SPECIAL =
  /^(?:|~|null|true|false|yes|no|on|off|y|n|[-+.]?[\d.][\d_.,:eExXoOa-fA-F+-]*|[-+]?\.(?:inf|nan)|\.nan|=|<<|-{1,3}|\.{3})$/i;
const LEADING = /^(?:[\s!&*|>%@`"'#{}[\],?:-]|---)/;
const INSIDE = /: |:$| #|[\p{Cc}\p{Cs}\u00a0\u2028\u2029\ufeff]|\s$/u;

/** A text as YAML writes it in one line: bare where nothing else could be meant. */
function scalar(text: string): string {
  if (SPECIAL.test(text)) return JSON.stringify(text);
  if (LEADING.test(text) && !/^[:?-][^\s,[\]{}]/.test(text)) return JSON.stringify(text);
  return INSIDE.test(text) || /\n/.test(text) ? JSON.stringify(text) : text;
}

const plain = (value: unknown): string =>
  typeof value === "string" ? scalar(value) : (JSON.stringify(value) ?? "null");

/** A text of several lines stands as a block where YAML can say so exactly. */
const isBlock = (value: unknown): value is string =>
  typeof value === "string" &&
  value.includes("\n") &&
  !/^[\s\n]|[^\S\n]\n|[^\S\n]$|\n\n$|[\p{Cs}\u2028\u2029\ufeff]/u.test(value) &&
  !/\p{Cc}/u.test(value.replaceAll(/[\n\t]/g, ""));

/** A value as YAML, in the order of its keys. */
export function yamlLines(value: unknown): SpecLines {
  const out = new Writer();
  /** What follows a key or a dash; `lead` holds all that stands before it in its line. */
  const write = (
    lead: string,
    indent: string,
    inside: unknown,
    parent: number,
    key?: string | number,
  ): void => {
    const space = lead === "" || lead.endsWith(" ") ? "" : " ";
    if (isBlock(inside)) {
      const body = inside.endsWith("\n") ? inside.slice(0, -1) : inside;
      const at = out.add(`${lead}${space}${inside.endsWith("\n") ? "|" : "|-"}`, parent, key);
      for (const line of body.split("\n")) out.add(line === "" ? "" : `${indent}  ${line}`, at);
      out.close(at);
    } else if (typeof inside !== "object" || inside === null || isEmpty(inside)) {
      const text =
        typeof inside === "object" && inside !== null
          ? Array.isArray(inside)
            ? "[]"
            : "{}"
          : plain(inside);
      out.add(`${lead}${space}${text}`, parent, key);
    } else if (lead.endsWith("- ")) {
      // The first entry of a list's item stands in the line of its dash.
      items(inside, `${indent}  `, parent, lead, key);
    } else {
      const at = lead === "" ? -1 : out.add(lead, parent, key);
      items(inside, lead === "" ? "" : Array.isArray(inside) ? indent : `${indent}  `, at);
      out.close(at);
    }
  };
  const items = (
    inside: object,
    indent: string,
    parent: number,
    lead?: string,
    place?: string | number,
  ): void => {
    const dash = lead === undefined ? -1 : out.texts.length;
    if (isMap(inside)) {
      let first = lead;
      for (const [key, entry] of Object.entries(inside)) {
        const at = out.texts.length;
        write(`${first ?? indent}${scalar(key)}:`, indent, entry, parent, key);
        // A dash carries its place and its first key; what follows stands below it.
        if (first !== undefined) out.keys[at] = place;
        if (dash >= 0 && at > dash && out.parents[at] === parent) out.parents[at] = dash;
        first = undefined;
      }
    } else if (Array.isArray(inside)) {
      let first = lead;
      for (const [index, entry] of inside.entries()) {
        const at = out.texts.length;
        write(`${first ?? indent}- `, indent, entry, parent, index);
        if (dash >= 0 && at > dash && out.parents[at] === parent) out.parents[at] = dash;
        first = undefined;
      }
    }
    if (dash >= 0) out.close(dash);
  };
  write("", "", value, -1);
  return out;
}

/** A value as JSON, two spaces deep. */
export function jsonLines(value: unknown): SpecLines {
  const out = new Writer();
  const write = (
    lead: string,
    indent: string,
    inside: unknown,
    parent: number,
    tail: string,
    key?: string | number,
  ): void => {
    if (typeof inside !== "object" || inside === null || isEmpty(inside)) {
      out.add(`${lead}${JSON.stringify(inside) ?? "null"}${tail}`, parent, key);
      return;
    }
    const isList = Array.isArray(inside);
    const at = out.add(`${lead}${isList ? "[" : "{"}`, parent, key);
    const entries: [string | number, unknown][] = isList
      ? [...inside.entries()]
      : Object.entries(inside);
    for (const [index, [name, entry]] of entries.entries()) {
      const before = `${indent}  ${isList ? "" : `${JSON.stringify(name)}: `}`;
      write(before, `${indent}  `, entry, at, index < entries.length - 1 ? "," : "", name);
    }
    out.add(`${indent}${isList ? "]" : "}"}${tail}`, at);
    out.close(at);
  };
  write("", "", value, -1, "");
  return out;
}

/** Any text: lines that stand deeper fold below the one before them. */
export function textLines(text: string): SpecLines {
  const out = new Writer();
  const open: { at: number; depth: number }[] = [];
  for (const line of text.replace(/\r?\n$/, "").split(/\r?\n/)) {
    const depth = line.search(/\S/);
    if (depth >= 0)
      while ((open.at(-1)?.depth ?? -1) >= depth)
        out.ends[open.pop()?.at ?? 0] = out.texts.length - 1;
    const at = out.add(line, open.at(-1)?.at ?? -1, line.trim().split(/[:\s]/)[0]);
    if (depth >= 0) open.push({ at, depth });
  }
  for (const { at } of open) out.close(at);
  return out;
}

/** Keys that lead to a line, outermost first. */
export function pathOf({ parents, keys }: SpecLines, line: number): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at = line; at >= 0; at = parents[at] ?? -1) {
    const key = keys[at];
    if (key !== undefined) path.unshift(key);
  }
  return path;
}

/** A path as jq and JSONPath write it: `.spec.containers[0]["a/b"]`. */
export const pathText = (path: readonly (string | number)[]): string =>
  path
    .map((key) =>
      typeof key === "number"
        ? `[${key}]`
        : /^[A-Za-z_][\w]*$/.test(key)
          ? `.${key}`
          : `[${JSON.stringify(key)}]`,
    )
    .join("") || ".";

/** Lines in sight when these are folded. */
export function visibleLines({ texts, ends }: SpecLines, folded: ReadonlySet<number>): number[] {
  const visible: number[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    visible.push(at);
    if (folded.has(at)) at = ends[at] ?? at;
  }
  return visible;
}
