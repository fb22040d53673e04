import {
  type CST,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { isSameValue, pairUp } from "~/lib/json/sameValue";
import { flowEdits } from "./yamlFlow";
import {
  applyEdits,
  type Edit,
  endOf,
  indented,
  isBlock,
  isBlockScalar,
  lineEnd,
  lineStart,
  type Source,
} from "./yamlSource";
import { yamlText } from "./yamlText";

/** One entry of a block map or list: from its key or dash to the end of its last line, comment included. */
interface Chunk {
  from: number;
  to: number;
  /** Behind the colon or the dash. */
  inner: number;
  key?: string;
  value: unknown;
}

const isTrivia = ({ type }: CST.SourceToken) =>
  type === "space" || type === "newline" || type === "comment";

/** The entries of a block collection, or undefined where the text does not show them one by one. */
function chunksOf(node: YAMLMap | YAMLSeq, { text }: Source): Chunk[] | undefined {
  const token = node.srcToken;
  if (token?.type !== "block-map" && token?.type !== "block-seq") return undefined;
  const written: CST.CollectionItem[] = token.items.filter(
    ({ key, sep, value, start }) => key || sep || value || !start.every(isTrivia),
  );
  if (written.length !== node.items.length) return undefined;
  const chunks: Chunk[] = [];
  for (const [index, item] of node.items.entries()) {
    const { start = [], key, sep = [] } = written[index] ?? {};
    const from = (start.find((part) => !isTrivia(part)) ?? key)?.offset;
    const pair = isPair(item) ? item : undefined;
    const mark = [...start, ...sep].find(
      ({ type }) => type === (pair ? "map-value-ind" : "seq-item-ind"),
    );
    if (from === undefined || !mark) return undefined;
    const inner = mark.offset + 1;
    const end = Math.max(inner, endOf(item, text) ?? inner);
    const known = pair && isScalar(pair.key) ? { key: String(pair.key.value) } : {};
    if (pair && known.key === undefined) return undefined;
    chunks.push({ from, inner, to: lineEnd(text, end), ...known, value: pair ? pair.value : item });
  }
  return chunks;
}

/** What follows a colon or a dash for a value, from the space on; the lines below stand at the column. */
function written(
  value: unknown,
  column: number,
  { indent, indentSeq }: Source,
  { inList, like }: { inList: boolean; like?: unknown },
): string {
  const shown = new Scalar(value);
  const isStyled =
    typeof value === "string" && isScalar(like) && like.type && like.type !== Scalar.PLAIN;
  if (isStyled) shown.type = like.type;
  const item = isStyled ? shown : value;
  const text = inList
    ? yamlText([item], { indent, indentSeq })
    : yamlText({ k: item }, { indent, indentSeq });
  return indented(text.slice(inList ? 1 : 2), column);
}

/** Edits inside one entry that give it the new value. */
function entryEdits(chunk: Chunk, old: unknown, next: unknown, source: Source): Edit[] {
  const inside = editsOf(chunk.value, old, next, source);
  if (inside) return inside;
  const { text } = source;
  const column = chunk.from - lineStart(text, chunk.from);
  const inList = chunk.key === undefined;
  const end = endOf(chunk.value, text) ?? chunk.inner;
  const isInline = !isBlock(chunk.value) && !isBlockScalar(chunk.value);
  const comment = isInline ? text.slice(Math.max(end, chunk.inner), chunk.to).trim() : "";
  const [first = "", ...rest] = written(next, column, source, {
    inList,
    like: chunk.value,
  }).split("\n");
  const shown = [comment === "" ? first : `${first} ${comment}`, ...rest].join("\n");
  return [{ from: chunk.inner, to: chunk.to, text: shown }];
}

/** Comments above an entry that a blank line separates from it; they stay when it goes. */
function detached(lead: string): string {
  const at = lead.search(/\n[ \t\r]*\n[^\n]*(?:\n[ \t]*#[^\n]*)*\n?[ \t]*$/);
  const kept = at < 0 ? "" : lead.slice(0, at);
  return kept.includes("#") ? kept : "";
}

/** What an entry becomes: kept (with its edits), or new text. */
type Entry = { chunk: number; edits: Edit[] } | { text: string };

/** One edit that lays the entries out anew; entries that stay keep the lines above them. */
function laidOut(chunks: readonly Chunk[], entries: readonly Entry[], { text }: Source): Edit[] {
  const [first, last] = [chunks[0], chunks.at(-1)];
  if (!first || !last) return [];
  const column = first.from - lineStart(text, first.from);
  const leadOf = (index: number) => {
    const [before, own] = [chunks[index - 1], chunks[index]];
    return before && own ? text.slice(before.to, own.from) : `\n${" ".repeat(column)}`;
  };
  const stays = new Set(entries.flatMap((entry) => ("chunk" in entry ? [entry.chunk] : [])));
  let result = "";
  entries.forEach((entry, index) => {
    let lead = `\n${" ".repeat(column)}`;
    if ("chunk" in entry && entry.chunk > 0) {
      lead = leadOf(entry.chunk);
      for (let gone = entry.chunk - 1; gone > 0 && !stays.has(gone); gone -= 1)
        lead = detached(leadOf(gone)) + lead;
    }
    if (index === 0) lead = lead.trimStart();
    const chunk = "chunk" in entry ? chunks[entry.chunk] : undefined;
    const body =
      "text" in entry ? entry.text : chunk && applyEdits(text, entry.edits, chunk.from, chunk.to);
    result += lead + (body ?? "");
  });
  return [{ from: first.from, to: last.to, text: result }];
}

const isMergeKey = (pairKey: string | undefined) => pairKey === "<<";

function mapEdits(node: YAMLMap, old: object, next: object, source: Source): Edit[] | undefined {
  const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(next))];
  const chunks = chunksOf(node, source);
  if (!chunks || after.size === 0) return undefined;
  const own = new Set(chunks.map(({ key }) => key));
  const isExpanded = [...before.keys()].some((key) => !own.has(key) && !after.has(key));
  const entries: Entry[] = [];
  chunks.forEach((chunk, index) => {
    const key = chunk.key ?? "";
    if (isMergeKey(key) && !before.has(key)) {
      if (!isExpanded) entries.push({ chunk: index, edits: [] });
    } else if (after.has(key))
      entries.push({
        chunk: index,
        edits: entryEdits(chunk, before.get(key), after.get(key), source),
      });
  });
  const column = (chunks[0]?.from ?? 0) - lineStart(source.text, chunks[0]?.from ?? 0);
  for (const [key, value] of after) {
    if (own.has(key)) continue;
    if (!isExpanded && before.has(key) && isSameValue(before.get(key), value)) continue;
    const { indent, indentSeq } = source;
    const pair = yamlText(Object.fromEntries([[key, value]]), { indent, indentSeq });
    entries.push({ text: indented(pair, column) });
  }
  return placed(chunks, entries, source);
}

function listEdits(
  node: YAMLSeq,
  old: readonly unknown[],
  next: readonly unknown[],
  source: Source,
): Edit[] | undefined {
  const chunks = chunksOf(node, source);
  if (!chunks || next.length === 0) return undefined;
  const column = (chunks[0]?.from ?? 0) - lineStart(source.text, chunks[0]?.from ?? 0);
  const entries = pairUp(old, next).map((index, place): Entry => {
    const chunk = index === undefined ? undefined : chunks[index];
    if (index === undefined || !chunk)
      return { text: `-${written(next[place], column, source, { inList: true })}` };
    return { chunk: index, edits: entryEdits(chunk, old[index], next[place], source) };
  });
  return placed(chunks, entries, source);
}

/** Entries that all stay where they are keep everything between them as it is. */
function placed(chunks: readonly Chunk[], entries: readonly Entry[], source: Source): Edit[] {
  const isInPlace =
    entries.length === chunks.length &&
    entries.every((entry, index) => "chunk" in entry && entry.chunk === index);
  return isInPlace
    ? entries.flatMap((entry) => ("chunk" in entry ? entry.edits : []))
    : laidOut(chunks, entries, source);
}

/** Edits that turn a node into the new value, or undefined where the entry around it has to be written anew. */
export function editsOf(
  node: unknown,
  old: unknown,
  next: unknown,
  source: Source,
): Edit[] | undefined {
  if (isSameValue(old, next)) return [];
  if (isCollection(node) && node.flow) return flowEdits(node, old, next, source, editsOf);
  if (isMap(node) && isFieldMap(old) && isFieldMap(next)) return mapEdits(node, old, next, source);
  if (isSeq(node) && Array.isArray(old) && Array.isArray(next))
    return listEdits(node, old, next, source);
  if (!isScalar(node) || isBlockScalar(node) || node.tag !== undefined) return undefined;
  if (typeof next === "object" && next !== null) return undefined;
  const { range } = node;
  if (!range || range[0] === range[1]) return undefined;
  const text = written(next, 0, source, { inList: false, like: node }).slice(1);
  return text.includes("\n") ? undefined : [{ from: range[0], to: range[1], text }];
}

const isFieldMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
