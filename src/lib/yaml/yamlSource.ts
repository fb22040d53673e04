import {
  type Document,
  isAlias,
  isCollection,
  isPair,
  isScalar,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** Replacement of a stretch of a text. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** A YAML document with its text and the way it is laid out. */
export interface Source {
  text: string;
  document: Document;
  /** Spaces of one level, and whether the dashes of a list stand deeper than the list's key. */
  indent: number;
  indentSeq: boolean;
}

/** The text with the edits applied that lie between two offsets. */
export function applyEdits(text: string, edits: readonly Edit[], from = 0, to = text.length) {
  let at = from;
  let result = "";
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at, to);
}

export const lineStart = (text: string, at: number) => text.lastIndexOf("\n", at - 1) + 1;
export const lineEnd = (text: string, at: number) => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
};
export const isBlockScalar = (node: unknown): boolean =>
  isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
export const isBlock = (node: unknown): node is YAMLMap | YAMLSeq =>
  isCollection(node) && !node.flow;

/** Offset behind the last sign that says the node, without the comment behind it; undefined for what has no text. */
export function endOf(node: unknown, text: string): number | undefined {
  if (isPair(node)) return endOf(node.value, text) ?? endOf(node.key, text);
  if (isBlock(node) && node.items.length > 0) return endOf(node.items.at(-1), text);
  if (!isScalar(node) && !isAlias(node) && !isCollection(node)) return undefined;
  const { range } = node;
  if (!range) return undefined;
  if (!isBlockScalar(node)) return range[1];
  const shown = text.slice(0, range[1]);
  const isKept = /^[|>]\d?\+/.test(text.slice(range[0], range[0] + 3));
  return isKept ? shown.replace(/\n$/, "").length : shown.trimEnd().length;
}

export const indented = (text: string, column: number): string =>
  text.replace(/\n$/, "").replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(column)}`);
