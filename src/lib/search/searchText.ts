/** One condition of a search text. */
export type SearchTerm =
  | { kind: "word"; text: string; isExcluded: boolean }
  | { kind: "field"; field: string; operator: SearchOperator; values: readonly string[] }
  | { kind: "all" | "any"; terms: readonly SearchTerm[] };

export type SearchOperator = "=" | "!=" | "<" | ">" | "<=" | ">=";

/** What a search text asks for; `order` stands in it as `@order=-name`. */
export interface SearchText {
  term: SearchTerm;
  order?: { field: string; desc: boolean };
}

/** A search text that cannot be read; the message says why. */
export class SearchTextError extends Error {
  override name = "SearchTextError";
}

const TOKEN = /\s+|[()|]|(?:[^\s()|"']|"[^"]*"|'[^']*')+|["']/gy;
const FIELD = /^(@?[\w./-]+?|(?:labels|tags)\.(?:"[^"]*"|'[^']*'))(!=|<=|>=|=|:|<|>)([\s\S]*)$/;

const unquoted = (text: string) => text.replaceAll(/"([^"]*)"|'([^']*)'/g, "$1$2");
const valuesOf = (text: string) =>
  (text.match(/(?:[^,"']|"[^"]*"|'[^']*')+/g) ?? []).map((value) => unquoted(value.trim()));

const operators: Readonly<Record<string, SearchOperator>> = {
  "=": "=",
  ":": "=",
  "!=": "!=",
  "<": "<",
  ">": ">",
  "<=": "<=",
  ">=": ">=",
};

class Reader {
  order: SearchText["order"];
  private at = 0;
  private readonly tokens: readonly string[];

  constructor(text: string) {
    this.tokens = [...text.matchAll(TOKEN)].map(([part]) => part).filter((part) => part.trim());
    const open = this.tokens.find((token) => token === '"' || token === "'");
    if (open) throw new SearchTextError(`The quote ${open} is not closed.`);
  }

  read(): SearchTerm {
    const term = this.any();
    if (this.at < this.tokens.length) throw new SearchTextError("A ) has no ( before it.");
    return term;
  }

  private any(): SearchTerm {
    const terms = [this.all()];
    while (this.tokens[this.at] === "|") {
      this.at += 1;
      terms.push(this.all());
    }
    if (terms.length > 1 && terms.some(isEmpty))
      throw new SearchTextError("A | needs something on both sides.");
    return terms.length === 1 && terms[0] ? terms[0] : { kind: "any", terms };
  }

  private all(): SearchTerm {
    const terms: SearchTerm[] = [];
    for (;;) {
      const token = this.tokens[this.at];
      if (token === undefined || token === ")" || token === "|") return { kind: "all", terms };
      this.at += 1;
      if (token === "(") {
        terms.push(this.any());
        if (this.tokens[this.at] !== ")") throw new SearchTextError("A ( is not closed.");
        this.at += 1;
        continue;
      }
      const term = this.one(token);
      if (term) terms.push(term);
    }
  }

  private one(token: string): SearchTerm | undefined {
    const [, field, operator, rest = ""] = FIELD.exec(token) ?? [];
    if (field === undefined || operator === undefined) {
      const isExcluded = token.startsWith("-") && token.length > 1;
      return { kind: "word", text: unquoted(isExcluded ? token.slice(1) : token), isExcluded };
    }
    const values = valuesOf(rest);
    const [first] = values;
    if (field === "@order" || field === "sort") {
      if (first) this.order = { field: first.replace(/^-/, ""), desc: first.startsWith("-") };
      return undefined;
    }
    if (values.length === 0) throw new SearchTextError(`${field} is compared with nothing yet.`);
    return { kind: "field", field: unquoted(field), operator: operators[operator] ?? "=", values };
  }
}

const isEmpty = (term: SearchTerm) => term.kind === "all" && term.terms.length === 0;

/**
 * Reads a search text (spec 2 §5): words, `-word`, `field=value,value` with = : != < > <= >=, AND by space, OR by `|`,
 * parentheses and quotes. @throws SearchTextError
 */
export function parseSearchText(text: string): SearchText {
  const reader = new Reader(text);
  const term = reader.read();
  return { term, ...(reader.order && { order: reader.order }) };
}
