/** Where a caret stands in YAML that may be unfinished. */
export interface YamlPlace {
  /** Keys on the way to what is being written, without the places of list entries. */
  keys: readonly string[];
  /** The value up to the caret, over all its lines; undefined where a key is being written. */
  before: string | undefined;
  /** The rest of the value. */
  after: string;
  /** The key that is being written has its colon already. */
  hasColon: boolean;
}

interface Line {
  /** Columns of the dashes that open entries of lists. */
  dashes: readonly number[];
  /** Column behind spaces and dashes. */
  column: number;
  key: string | undefined;
  /** Column where the value begins; that of its end where there is none. */
  valueAt: number;
  text: string;
}

const KEY = /^("[^"]*"|'[^']*'|[\w./$-]+)\s*:(?:\s+|$)/;
const BLOCK = /^[|>][-+\d]*\s*(?:#.*)?$/;

function lineOf(text: string): Line {
  const dashes: number[] = [];
  let column = text.search(/\S|$/);
  for (let dash = /^-(?:\s+|$)/.exec(text.slice(column)); dash;) {
    dashes.push(column);
    column += dash[0].length;
    dash = /^-(?:\s+|$)/.exec(text.slice(column));
  }
  const found = KEY.exec(text.slice(column));
  const key = found?.[1]?.replaceAll(/^["']|["']$/g, "");
  return { dashes, column, key, valueAt: column + (found?.[0].length ?? 0), text };
}

const isBlank = ({ text }: Line) => text.trim() === "" || text.trim().startsWith("#");

/** The line of the key whose text of several lines goes on at a line; undefined where none does. */
function startOfText(lines: readonly Line[], at: number, column: number): number | undefined {
  let least = column;
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above];
    if (!line || isBlank(line)) continue;
    const value = line.text.slice(line.valueAt).trim();
    if (line.key !== undefined && line.column < least) {
      if (BLOCK.test(value)) return above;
      // A bare text goes on in lines that are deeper and no keys of their own.
      return value !== "" && !/^[[{"'&*!#]/.test(value) && lines[at]?.key === undefined
        ? above
        : undefined;
    }
    least = Math.min(least, line.text.search(/\S/));
  }
  return undefined;
}

/** Keys above a line, outermost first. */
function keysAbove(lines: readonly Line[], at: number): string[] {
  const own = lines[at];
  const keys: string[] = [];
  if (!own) return keys;
  // A parent stands to the left of its keys; the entries of its list may stand right below it.
  let limit = own.dashes[0] ?? own.column - 1;
  let column = own.dashes.length > 0 ? -1 : own.column;
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above];
    if (!line || isBlank(line)) continue;
    const first = line.dashes[0];
    if (column >= 0 && first !== undefined && first < column && line.column >= column) {
      // The line that opens the entry of our list.
      limit = first;
      column = -1;
    } else if (line.key !== undefined && line.column <= limit) {
      keys.unshift(line.key);
      limit = first ?? line.column - 1;
      column = first === undefined ? line.column : -1;
    }
  }
  return keys;
}

const FLOW = /([\w.-]+)\s*:\s*("(?:[^"\\]|\\.)*|'[^']*|[^"'{}[\],]*)$/;

/** A value that is written in braces or brackets: the last key of it, and the last text. */
function inFlow(place: YamlPlace, before: string): YamlPlace {
  const found = FLOW.exec(before);
  if (found && before.startsWith("{")) {
    const [, key = "", value = ""] = found;
    return { ...place, keys: [...place.keys, key], before: value.replace(/^["']/, "") };
  }
  const text = /[[,]\s*["']?([^"'{}[\],]*)$/.exec(before)?.[1];
  return text === undefined || before.startsWith("{") ? place : { ...place, before: text };
}

/**
 * What is being written at an offset: the keys above it, and its value. Goes by lines and columns, so that the text need
 * not be readable; anchors and keys in several lines are not followed.
 */
export function yamlPlace(text: string, offset: number): YamlPlace {
  const head = text.slice(0, offset).split("\n");
  const at = head.length - 1;
  const typed = head[at] ?? "";
  const lines = text.split("\n").map(lineOf);
  const line = lines[at] ?? lineOf("");
  const blank = line.text.trim() === "";
  const start = startOfText(lines, at, blank ? typed.length : line.column);
  const opener = start === undefined ? undefined : lines[start];
  if (start !== undefined && opener?.key !== undefined) {
    const first = opener.text.slice(opener.valueAt).trim();
    let end = at + 1;
    while (end < lines.length) {
      const next = lines[end];
      if (next && next.text.trim() !== "" && next.text.search(/\S/) <= opener.column) break;
      end += 1;
    }
    const rest = lines.slice(at + 1, end).map((one) => one.text);
    return {
      keys: [...keysAbove(lines, start), opener.key],
      before: [...(BLOCK.test(first) ? [] : [first]), ...head.slice(start + 1)].join("\n"),
      after: [line.text.slice(typed.length), ...rest].join("\n"),
      hasColon: false,
    };
  }
  const keys = keysAbove(blank ? lines.with(at, { ...line, column: typed.length }) : lines, at);
  const after = line.text.slice(typed.length);
  if (line.key !== undefined && typed.length >= line.valueAt) {
    const before = typed.slice(line.valueAt);
    const place = { keys: [...keys, line.key], before, after, hasColon: false };
    return /^[{[]/.test(before) ? inFlow(place, before) : { ...place, before: unquoted(before) };
  }
  if (line.key === undefined && line.dashes.length > 0) {
    const before = typed.slice(line.column);
    const place = { keys, before, after, hasColon: false };
    return /^[{[]/.test(before) ? inFlow(place, before) : { ...place, before: unquoted(before) };
  }
  return { keys, before: undefined, after, hasColon: line.key !== undefined };
}

const unquoted = (text: string) => text.replace(/^["']/, "");
