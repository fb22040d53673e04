import { isAlias, isCollection, isPair, isScalar, type YAMLMap, type YAMLSeq } from "yaml";
import { type Edit, endOf, indented, lineStart, type Source } from "./yamlSource";
import { yamlText } from "./yamlText";

/** In braces what stays is edited in its place, keys come and go; a list of another length is written anew. */
export function flowEdits(
  node: YAMLMap | YAMLSeq,
  old: unknown,
  next: unknown,
  source: Source,
  editsOf: (node: unknown, old: unknown, next: unknown, source: Source) => Edit[] | undefined,
): Edit[] | undefined {
  const [before, after] = [entriesOf(old), entriesOf(next)];
  const isSameKind = Array.isArray(old) === Array.isArray(next);
  const isOwn = before?.length === node.items.length;
  const isSameLength = before?.length === after?.length;
  if (!before || !after || !isSameKind || !isOwn || (Array.isArray(old) && !isSameLength))
    return flowAnew(node, next, source);
  const edits: Edit[] = [];
  const kept: (readonly [from: number, to: number])[] = [];
  let isFirstGone = false;
  for (const [index, item] of node.items.entries()) {
    const key = isPair(item) && isScalar(item.key) ? String(item.key.value) : String(index);
    const was = before.find(([name]) => name === key);
    const is = after.find(([name]) => name === key);
    const span = spanOf(item, source.text);
    if (!was || !span) return flowAnew(node, next, source);
    if (!is) {
      const last = kept.at(-1);
      if (last) edits.push({ from: last[1], to: span[1], text: "" });
      // What follows the first one has its separator in front: easier written anew.
      else isFirstGone = true;
      if (last) kept.splice(-1, 1, [last[0], span[1]]);
      continue;
    }
    const inside = editsOf(isPair(item) ? item.value : item, was[1], is[1], source);
    if (!inside || inside.some(({ text }) => text.includes("\n")))
      return flowAnew(node, next, source);
    edits.push(...inside);
    kept.push(span);
  }
  const end = kept.at(-1)?.[1];
  const added = after.filter(([key]) => !before.some(([name]) => name === key));
  if (isFirstGone || end === undefined || (added.length > 0 && source.text[end] === ","))
    return flowAnew(node, next, source);
  const shown = textOf(node, source);
  const isJson = isJsonText(shown);
  const line = source.text.slice(lineStart(source.text, kept.at(-1)?.[0] ?? end));
  const separator = shown.includes("\n") ? `\n${/^[ \t]*/.exec(line)?.[0] ?? ""}` : " ";
  for (const [key, value] of added) {
    const pair = isJson
      ? `${JSON.stringify(key)}: ${JSON.stringify(value)}`
      : yamlText({ [key]: value }, { collectionStyle: "flow" })
          .trim()
          .replaceAll(/^\{\s*|\s*\}$/g, "");
    edits.push({ from: end, to: end, text: `,${separator}${pair}` });
  }
  return edits;
}

/** From the first to the last sign of an entry in braces. */
function spanOf(item: unknown, text: string): readonly [number, number] | undefined {
  const first: unknown = isPair(item) ? item.key : item;
  const from =
    isScalar(first) || isCollection(first) || isAlias(first) ? first.range?.[0] : undefined;
  const to = endOf(item, text);
  return from === undefined || from === null || to === undefined ? undefined : [from, to];
}

const textOf = ({ range }: YAMLMap | YAMLSeq, { text }: Source): string =>
  range ? text.slice(range[0], range[1]) : "";

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const entriesOf = (value: unknown): [string, unknown][] | undefined =>
  typeof value === "object" && value !== null ? Object.entries(value) : undefined;

/** A collection in braces stays one, in JSON if it was. */
function flowAnew(node: YAMLMap | YAMLSeq, next: unknown, source: Source): Edit[] | undefined {
  const { range } = node;
  if (!range || entriesOf(next) === undefined) return undefined;
  const old = source.text.slice(range[0], range[1]);
  const isJson = isJsonText(old);
  const line = source.text.slice(lineStart(source.text, range[0]));
  const column = line.length - line.trimStart().length;
  const text = isJson
    ? JSON.stringify(next, null, old.includes("\n") ? source.indent : 0)
    : yamlText(next, { collectionStyle: "flow" }).trimEnd();
  return [{ from: range[0], to: range[1], text: indented(text, column) }];
}
