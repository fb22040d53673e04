/** What a piece of text is; plain text has no kind. */
type TokenKind = "key" | "string" | "number" | "comment";
export type Token = { text: string; kind?: TokenKind };
export type CodeLanguage = "yaml" | "json" | "text";

/** A line and whether it belongs to a YAML block scalar, where nothing has a meaning. */
export type CodeLine = { text: string; isBlock: boolean };

/** Splits into lines; a last line break does not make another line. */
export function codeLines(text: string, language: CodeLanguage): CodeLine[] {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  if (language !== "yaml") return lines.map((text) => ({ text, isBlock: false }));
  let blockIndent = -1;
  return lines.map((text) => {
    const indent = text.search(/\S/);
    if (blockIndent >= 0 && (indent < 0 || indent > blockIndent)) return { text, isBlock: true };
    blockIndent = /(?:^|[:\-?]\s+)(?:[!&]\S+\s+)?[|>][+-]?\d?[+-]?\s*(?:#.*)?$/.test(text)
      ? indent
      : -1;
    return { text, isBlock: false };
  });
}

/** Longer lines are data, not text to read; patterns would take their time over them. */
const LONGEST = 5000;

/** The pieces of a line, in order; together they are the line. */
export function lineTokens({ text, isBlock }: CodeLine, language: CodeLanguage): Token[] {
  if (language === "text" || text.length > LONGEST) return [{ text }];
  if (isBlock) return [{ text, kind: "string" }];
  return language === "json" ? jsonTokens(text) : yamlTokens(text);
}

const JSON_PIECE =
  /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*"?)|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)/g;

function jsonTokens(text: string): Token[] {
  return pieces(text, JSON_PIECE);
}

const YAML_KEY =
  /^(\s*(?:- +)*)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#"'[\]{},&*!|>%@`-][^#]*?|-[^\s#][^#]*?)(\s*:)(?=\s|$)/;
const YAML_PIECE =
  /(?<comment>(?<=^|\s)#.*)|(?<string>"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?)|(?<key>(?<=[{,]\s*)[\w.-]+(?=:\s))|(?<number>(?<=^|[\s[,{])(?:-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|~)(?=[\s\]},]|$))/g;

function yamlTokens(text: string): Token[] {
  const [all, lead = "", key = "", colon = ""] = YAML_KEY.exec(text) ?? [];
  if (all === undefined) return pieces(text, YAML_PIECE);
  return [
    { text: lead },
    { text: key, kind: "key" as const },
    { text: colon },
    ...pieces(text.slice(all.length), YAML_PIECE),
  ].filter((token) => token.text !== "");
}

const KINDS: readonly TokenKind[] = ["key", "string", "number", "comment"];

function pieces(text: string, pattern: RegExp): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) tokens.push({ text: text.slice(at, match.index) });
    const kind = KINDS.find((kind) => match.groups?.[kind] !== undefined);
    tokens.push(kind ? { text: match[0], kind } : { text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) tokens.push({ text: text.slice(at) });
  return tokens;
}
