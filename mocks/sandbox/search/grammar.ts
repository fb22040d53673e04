/** One condition of a search text. */
export type Term =
  | { kind: "word"; text: string; negated: boolean }
  | { kind: "field"; field: string; operator: Operator; values: string[] }
  | { kind: "all"; terms: Term[] }
  | { kind: "any"; terms: Term[] };

export type Operator = "=" | "!=" | "<" | ">" | "<=" | ">=";

/** What a search text asks for. */
export interface SearchText {
  term: Term;
  /** Column and direction, from `@order=-name` or `sort=`. */
  order: { field: string; descending: boolean } | null;
  limit: number | null;
  offset: number;
}

/** The text cannot be read; the message says where. */
export class SearchError extends Error {
  override name = "SearchError";
}

type Token = { kind: "(" | ")" | "|" } | { kind: "text"; text: string; quoted: boolean };

function tokens(text: string): Token[] {
  const found: Token[] = [];
  const pattern = /\s+|[()|]|(?:[^\s()|"']|"[^"]*"|'[^']*')+|["']/gy;
  for (const [part] of text.matchAll(pattern)) {
    if (/^\s/.test(part)) continue;
    if (part === '"' || part === "'") throw new SearchError(`a ${part} of "${text}" is not closed`);
    if (part === "(" || part === ")" || part === "|") found.push({ kind: part });
    else found.push({ kind: "text", text: part, quoted: /^["']/.test(part) });
  }
  return found;
}

const unquoted = (text: string) => text.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2");

/** Values are separated by commas, but not inside quotes. */
const listOf = (text: string) =>
  (text.match(/(?:[^,"']|"[^"]*"|'[^']*')+/g) ?? []).map((value) => unquoted(value.trim()));

class Reader {
  order: SearchText["order"] = null;
  limit: number | null = null;
  offset = 0;
  private at = 0;

  constructor(private readonly list: readonly Token[]) {}

  any(): Term {
    const terms = [this.all()];
    while (this.list[this.at]?.kind === "|") {
      this.at += 1;
      terms.push(this.all());
    }
    return terms.length === 1 && terms[0] ? terms[0] : { kind: "any", terms };
  }

  get isDone(): boolean {
    return this.at >= this.list.length;
  }

  private all(): Term {
    const terms: Term[] = [];
    for (;;) {
      const token = this.list[this.at];
      if (!token || token.kind === ")" || token.kind === "|") return { kind: "all", terms };
      this.at += 1;
      if (token.kind === "(") {
        terms.push(this.any());
        if (this.list[this.at]?.kind !== ")") throw new SearchError("a ( is not closed");
        this.at += 1;
      } else if (token.kind === "text") {
        const term = this.term(token);
        if (term) terms.push(term);
      }
    }
  }

  private term({ text, quoted }: { text: string; quoted: boolean }): Term | undefined {
    const match = quoted
      ? undefined
      : /^(?<field>@?[\w.-]+?)(?<operator>!=|<=|>=|=|:|<|>)(?<value>.*)$/s.exec(text)?.groups;
    if (!match) {
      const negated = !quoted && text.startsWith("-") && text.length > 1;
      return { kind: "word", text: unquoted(negated ? text.slice(1) : text), negated };
    }
    const field = match["field"] ?? "";
    const values = listOf(match["value"] ?? "");
    if (this.takesSetting(field, values[0] ?? "")) return undefined;
    if (values.length === 0) throw new SearchError(`${field} is compared with nothing`);
    return { kind: "field", field, operator: operatorOf(match["operator"]), values };
  }

  /** @returns whether the field is an instruction and no condition. */
  private takesSetting(field: string, value: string): boolean {
    if (field === "@order" || field === "sort") {
      this.order = { field: value.replace(/^-/, ""), descending: value.startsWith("-") };
      return true;
    }
    if (field !== "limit" && field !== "offset") return false;
    const count = Number(value);
    if (!Number.isInteger(count) || count < 0)
      throw new SearchError(`${field} takes a whole number, not ${value}`);
    if (field === "limit") this.limit = count;
    else this.offset = count;
    return true;
  }
}

function operatorOf(text: string | undefined): Operator {
  switch (text) {
    case "!=":
    case "<":
    case ">":
    case "<=":
    case ">=":
      return text;
    default:
      return "=";
  }
}

/**
 * Reads a search text: words, `-word`, `field<op>value,value`, AND by space, OR by `|`, parentheses and quotes.
 * @throws SearchError
 */
export function parseSearch(text: string): SearchText {
  const reader = new Reader(tokens(text));
  const term = reader.any();
  if (!reader.isDone) throw new SearchError(`a ) of "${text}" has no (`);
  const { order, limit, offset } = reader;
  return { term, order, limit, offset };
}
