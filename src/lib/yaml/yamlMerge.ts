import { isCollection, isMap, isPair, isSeq, Lexer, parseDocument, visit } from "yaml";
import { isSameValue } from "~/lib/json/sameValue";
import { readYamlDocuments } from "./yamlDocuments";
import { yamlText } from "./yamlText";
import { editsOf } from "./yamlEdits";
import { applyEdits, type Source } from "./yamlSource";

/** A text after a merge, and the comments of the old text that it no longer has. */
interface MergedYaml {
  text: string;
  lost: string[];
}

/** Changing what an anchor holds changes its aliases too, which the next round puts right. */
const rounds = 4;

/** The comments of a text, in their order, each with its `#`. */
function commentsOf(text: string): string[] {
  const comments: string[] = [];
  let isContent = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!isContent && lexeme.startsWith("#")) comments.push(lexeme.trimEnd());
    // The sign that says that a plain or block scalar follows.
    isContent = lexeme === "\u001f";
  }
  return comments;
}

function lostComments(before: string, after: string): string[] {
  const kept = commentsOf(after);
  return commentsOf(before).filter((comment) => {
    const index = kept.indexOf(comment);
    if (index >= 0) kept.splice(index, 1);
    return index < 0;
  });
}

/** The one map that a text says, an empty text being an empty one; undefined where it says none. */
function mapOf(text: string): Record<string, unknown> | undefined {
  const [first, second] = readYamlDocuments(text);
  if (!first) return {};
  const { value, issues } = first;
  const isMapping = typeof value === "object" && value !== null && !Array.isArray(value);
  return isMapping && issues.length === 0 && !second ? { ...value } : undefined;
}

/** How a text is laid out, by its first nested collections. */
function layout(text: string): Source {
  const document = parseDocument(text, {
    merge: true,
    stringKeys: true,
    keepSourceTokens: true,
    logLevel: "error",
  });
  const column = (node: unknown): number | undefined => {
    const range = isCollection(node) && !node.flow ? node.range : undefined;
    return range ? range[0] - text.lastIndexOf("\n", range[0] - 1) - 1 : undefined;
  };
  let indent: number | undefined;
  let indentSeq: boolean | undefined;
  visit(document, {
    Pair: (_, { value }, path) => {
      const outer = column(path.findLast((parent) => isMap(parent) && !isPair(parent)));
      const inner = column(value);
      if (outer === undefined || inner === undefined) return;
      if (isSeq(value)) indentSeq ??= inner > outer;
      if (inner > outer) indent ??= inner - outer;
    },
  });
  return { text, document, indent: indent ?? 2, indentSeq: indentSeq ?? true };
}

/** One round: the text with the parts changed whose values differ; undefined where it cannot be kept. */
function merged(text: string, old: object, value: object): string | undefined {
  const source = layout(text);
  const { contents } = source.document;
  if (contents === null) {
    const shown = yamlText(value);
    return text.trim() === "" ? shown : `${text.trimEnd()}\n${shown}`;
  }
  const edits = editsOf(contents, old, value, source);
  return edits && applyEdits(text, edits);
}

/** The old text with the value in it, or the value written anew. */
function mergedOrAnew(text: string, value: Record<string, unknown>): string {
  let next = text;
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const said = mapOf(next);
      if (!said) break;
      if (isSameValue(said, value)) return next;
      const tried = merged(next, said, value);
      if (tried === undefined) break;
      next = tried;
    }
  } catch (error) {
    // Nesting beyond the stack; the text is written anew.
    if (!(error instanceof RangeError)) throw error;
  }
  return yamlText(value);
}

/**
 * Puts a value into the text that said another one: comments, anchors, order, quoting and layout stay wherever the value
 * is the same. New keys stand last; entries of lists are told apart by `name`, else by their place. A text that says no
 * map is written anew.
 * @returns the text, which says exactly the value, and the comments that could not be kept.
 */
export function mergeYaml(text: string, value: Record<string, unknown>): MergedYaml {
  if (isSameValue(mapOf(text), value)) return { text, lost: [] };
  const plain = text.replaceAll("\r\n", "\n");
  const next = mergedOrAnew(plain, value);
  const windows = next.replaceAll("\n", "\r\n");
  const isWindows = plain !== text && isSameValue(mapOf(windows), value);
  return { text: isWindows ? windows : next, lost: lostComments(plain, next) };
}
