import {
  Composer,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  Parser,
  type Document,
  visit,
  type YAMLError,
} from "yaml";
import { yamlTraps } from "./yamlTraps";

/** Place inside a document: keys of mappings and indexes of lists. */
export type Path = readonly (string | number)[];

/** What is wrong, where; the line counts from 1. */
export interface TextIssue {
  line: number;
  message: string;
}

/** One document of a YAML stream. `value` is undefined when its text cannot be read: `issues` says why. */
interface YamlDocument {
  value: unknown;
  issues: TextIssue[];
  /** Values that other tools read otherwise; the document is readable all the same. */
  warnings: TextIssue[];
  /** Line of the nearest existing place on the way to `path`, in the whole text. */
  lineOf: (path: Path) => number;
}

/** Uses of one anchor, nested ones multiplied, before the text counts as an attack. */
const maxAliasCount = 1000;
/** Open collections at one place; composing a document takes stack for each. */
const maxDepth = 256;

class TooDeep extends Error {}

/** Composes the documents of a stream; nesting is judged before any is composed. */
function compose(text: string, lines: LineCounter): Document[] {
  const parser = new Parser(lines.addNewLine);
  const composer = new Composer({ merge: true, logLevel: "error", stringKeys: true });
  function* tokens() {
    lines.addNewLine(0);
    for (const lexeme of new Lexer().lex(text)) {
      yield* parser.next(lexeme);
      if (parser.stack.length > maxDepth * 2) throw new TooDeep();
    }
    yield* parser.end();
  }
  return [...composer.compose(tokens(), false, text.length)];
}

/** Whether a value contains itself, by an alias inside its own anchor. */
function isEndless(value: unknown, above = new Set<unknown>(), seen = new Set<unknown>()): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (above.has(value)) return true;
  if (seen.has(value)) return false;
  seen.add(value);
  above.add(value);
  const endless = Object.values(value).some((item) => isEndless(item, above, seen));
  above.delete(value);
  return endless;
}

function wording(error: YAMLError, text: string): string {
  if (error.code === "DUPLICATE_KEY") {
    const key = /^[^:\n]*/.exec(text.slice(error.pos[0], error.pos[0] + 80))?.[0].trim();
    return `duplicate key '${key ?? ""}'`;
  }
  if (error.code === "TAB_AS_INDENT") return "tab used as indentation: use spaces";
  const first = error.message.split("\n")[0] ?? "";
  return `not valid YAML: ${first.replace(/ at line \d+, column \d+:?$/, "")}`;
}

/**
 * Numbers that JSON cannot carry as they are written: no numbers at all, and integers that would be stored as a
 * neighbour of theirs.
 */
function oddNumbers(document: Document): { offset: number; message: string }[] {
  const odd: { offset: number; message: string }[] = [];
  visit(document, {
    Scalar: (_, { value, source = "", range }) => {
      if (typeof value !== "number" || Number.isSafeInteger(value)) return;
      const offset = range?.[0] ?? 0;
      if (!Number.isFinite(value))
        odd.push({
          offset,
          message: `'${source}' cannot be stored: put it in quotes if it is text`,
        });
      else if (/^[-+]?\d+$/.test(source) && BigInt(source.replace("+", "")) !== BigInt(value))
        odd.push({
          offset,
          message: `${source} is too long to be stored exactly as a number: put it in quotes`,
        });
    },
  });
  return odd;
}

/** Offset of the deepest place on the way to `path` that the text shows. */
function offsetOf(document: Document, path: Path): number {
  const resolve = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  const start = (node: unknown): number | undefined =>
    (isScalar(node) || isMap(node) || isSeq(node) || isAlias(node)) && node.range
      ? node.range[0]
      : undefined;
  let node: unknown = document.contents;
  let offset = start(node) ?? 0;
  const enter = (map: unknown, key: string, depth: number): unknown => {
    if (!isMap(map) || depth > 16) return undefined;
    const own = map.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
    if (own) {
      if (depth === 0) offset = start(own.key) ?? offset;
      return own.value ?? null;
    }
    for (const pair of map.items) {
      if (!isScalar(pair.key) || pair.key.value !== "<<") continue;
      const merged = resolve(pair.value);
      for (const source of isSeq(merged) ? merged.items : [merged]) {
        const found = enter(resolve(source), key, depth + 1);
        if (found === undefined) continue;
        if (depth === 0) offset = start(pair.key) ?? offset;
        return found;
      }
    }
    return undefined;
  };
  for (const step of path) {
    const here = resolve(node);
    if (isSeq(here)) {
      node = here.items[Number(step)];
      offset = isAlias(node) ? offset : (start(node) ?? offset);
    } else node = enter(here, String(step), 0);
    if (node === undefined) break;
  }
  return offset;
}

/** The value of a document, or why there is none: unknown aliases, aliases in plenty, endless nesting. */
function valueOf(document: Document): { value: unknown } | { reason: string } {
  try {
    const value: unknown = document.toJS({ maxAliasCount });
    return isEndless(value) ? { reason: "contains itself through an alias" } : { value };
  } catch (error) {
    const text = error instanceof Error ? error.message : "";
    const name = /^Unresolved alias[^:]*: (.+)$/.exec(text)?.[1];
    if (name) return { reason: `alias '*${name}' has no anchor before it` };
    if (/excessive alias/i.test(text)) return { reason: "too many uses of aliases" };
    if (error instanceof RangeError) return { reason: "nested too deeply" };
    return { reason: `cannot be read: ${text.split("\n")[0] ?? ""}` };
  }
}

/**
 * Splits YAML 1.2 (or JSON) text into its documents, empty ones left out. `on`, `yes` and `no` stay text, anchors and
 * merge keys are resolved, a key that stands twice is a issue. Never throws.
 */
export function readYamlDocuments(text: string): YamlDocument[] {
  const lines = new LineCounter();
  const failed = (message: string): YamlDocument[] => [
    { value: undefined, issues: [{ line: 1, message }], warnings: [], lineOf: () => 1 },
  ];
  if (text.includes("\u0000")) return failed("not a text file");
  let stream: Document[];
  try {
    stream = compose(text, lines);
  } catch (error) {
    const deep = error instanceof TooDeep || error instanceof RangeError;
    return failed(deep ? "nested too deeply" : "cannot be read as YAML");
  }
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  return stream.flatMap((document): YamlDocument[] => {
    const lineOf = (path: Path) => lineAt(offsetOf(document, path));
    const [first] = document.errors;
    if (first) {
      const twice = document.errors.filter(({ code }) => code === "DUPLICATE_KEY");
      const shown = twice.length === document.errors.length ? twice : [first];
      const issues = shown.map((error) => ({
        line: lineAt(error.pos[0]),
        message: wording(error, text),
      }));
      return [{ value: undefined, issues, warnings: [], lineOf }];
    }
    const odd = oddNumbers(document);
    if (odd.length > 0) {
      const issues = odd.map(({ offset, message }) => ({ line: lineAt(offset), message }));
      return [{ value: undefined, issues, warnings: [], lineOf }];
    }
    const read = valueOf(document);
    if ("reason" in read)
      return [
        {
          value: undefined,
          issues: [{ line: lineOf([]), message: read.reason }],
          warnings: [],
          lineOf,
        },
      ];
    const warnings = yamlTraps(document).map(({ offset, message }) => ({
      line: lineAt(offset),
      message,
    }));
    return read.value === null ? [] : [{ value: read.value, issues: [], warnings, lineOf }];
  });
}
