import { InvalidCheck } from "./result";

/** What an expression is made of. */
export type Expr =
  | { kind: "literal"; value: string | number | boolean | null }
  | { kind: "name"; name: string }
  | { kind: "list"; items: Expr[] }
  | { kind: "unary"; op: string; operand: Expr }
  | { kind: "binary"; op: string; left: Expr; right: Expr }
  | { kind: "choice"; test: Expr; yes: Expr; no: Expr }
  | { kind: "member"; object: Expr; name: string }
  | { kind: "index"; object: Expr; index: Expr }
  | { kind: "call"; name: string; args: Expr[] };

/** Operators from the loosest to the tightest. */
const LEVELS: readonly (readonly string[])[] = [
  ["||"],
  ["&&"],
  ["==", "!=", "<=", ">=", "<", ">", "in"],
  ["+", "-"],
  ["*", "/", "%"],
];

const MAX_LENGTH = 2000;
const MAX_DEPTH = 60;

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_]\w*)|(\|\||&&|==|!=|<=|>=|[-+*/%<>!?:.,()[\]]))/y;

type Token = { kind: "number" | "text" | "word" | "sign"; text: string };

/**
 * Reads the part of CEL that the sandbox understands. A call `a.f(b)` becomes `f(a, b)`.
 * @throws InvalidCheck for anything beyond it.
 */
export function parseExpr(source: string): Expr {
  return new Parser(source).all();
}

/** The refusal of an expression, always with what would be understood. */
export function unsupportedExpr(source: string, what: string): InvalidCheck {
  return new InvalidCheck(
    `The sandbox cannot evaluate the expression "${source}": ${what}. It understands values of the result, literals, ` +
      "comparisons, && || ! ?:, arithmetic, in, size, has, contains, startsWith, endsWith, int, string and Duration.",
  );
}

class Parser {
  private readonly tokens: Token[];
  private at = 0;
  private depth = 0;

  constructor(private readonly source: string) {
    if (source.length > MAX_LENGTH) throw this.refuse(`it is longer than ${MAX_LENGTH} characters`);
    this.tokens = this.tokenize();
  }

  all(): Expr {
    const expr = this.choice();
    const rest = this.tokens[this.at];
    if (rest !== undefined) throw this.refuse(`${rest.text} is not expected`);
    return expr;
  }

  private choice(): Expr {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw this.refuse("it is nested too deeply");
    const test = this.level(0);
    let expr = test;
    if (this.accept("?")) {
      const yes = this.choice();
      this.expect(":");
      expr = { kind: "choice", test, yes, no: this.choice() };
    }
    this.depth -= 1;
    return expr;
  }

  private level(index: number): Expr {
    const ops = LEVELS[index];
    if (ops === undefined) return this.unary();
    let left = this.level(index + 1);
    for (let op = this.acceptAny(ops); op !== null; op = this.acceptAny(ops)) {
      left = { kind: "binary", op, left, right: this.level(index + 1) };
    }
    return left;
  }

  private unary(): Expr {
    const ops: string[] = [];
    for (let op = this.acceptAny(["!", "-"]); op !== null; op = this.acceptAny(["!", "-"]))
      ops.push(op);
    if (ops.length > MAX_DEPTH) throw this.refuse("it is nested too deeply");
    return ops.reduceRight<Expr>((operand, op) => ({ kind: "unary", op, operand }), this.postfix());
  }

  private postfix(): Expr {
    let object = this.primary();
    for (;;) {
      if (this.accept(".")) {
        const name = this.word();
        object = this.accept("(")
          ? { kind: "call", name, args: [object, ...this.list(")")] }
          : { kind: "member", object, name };
      } else if (this.accept("[")) {
        object = { kind: "index", object, index: this.choice() };
        this.expect("]");
      } else return object;
    }
  }

  private primary(): Expr {
    const token = this.tokens[this.at];
    if (token === undefined) throw this.refuse("it ends too early");
    this.at += 1;
    if (token.kind === "number") return { kind: "literal", value: Number(token.text) };
    if (token.kind === "text") return { kind: "literal", value: unquote(token.text) };
    if (token.kind === "word") return this.named(token.text);
    if (token.text === "[") return { kind: "list", items: this.list("]") };
    if (token.text !== "(") throw this.refuse(`${token.text} is not expected`);
    const inner = this.choice();
    this.expect(")");
    return inner;
  }

  private named(name: string): Expr {
    if (name === "true" || name === "false") return { kind: "literal", value: name === "true" };
    if (name === "null") return { kind: "literal", value: null };
    return this.accept("(") ? { kind: "call", name, args: this.list(")") } : { kind: "name", name };
  }

  private list(end: string): Expr[] {
    const items: Expr[] = [];
    if (this.accept(end)) return items;
    do items.push(this.choice());
    while (this.accept(","));
    this.expect(end);
    return items;
  }

  private word(): string {
    const token = this.tokens[this.at];
    if (token?.kind !== "word") throw this.refuse("a name is missing after the dot");
    this.at += 1;
    return token.text;
  }

  private accept(text: string): boolean {
    return this.acceptAny([text]) !== null;
  }

  private acceptAny(texts: readonly string[]): string | null {
    const token = this.tokens[this.at];
    if (token === undefined || token.kind === "text" || !texts.includes(token.text)) return null;
    this.at += 1;
    return token.text;
  }

  private expect(text: string): void {
    if (!this.accept(text)) throw this.refuse(`${text} is missing`);
  }

  private tokenize(): Token[] {
    const tokens: Token[] = [];
    const pattern = new RegExp(TOKEN.source, "y");
    const source = this.source.trimEnd();
    while (pattern.lastIndex < source.length) {
      const at = pattern.lastIndex;
      const [, number, text, word, sign] = pattern.exec(source) ?? [];
      if (number !== undefined) tokens.push({ kind: "number", text: number });
      else if (text !== undefined) tokens.push({ kind: "text", text });
      else if (word !== undefined) tokens.push({ kind: "word", text: word });
      else if (sign !== undefined) tokens.push({ kind: "sign", text: sign });
      else throw this.refuse(`${source.slice(at).trimStart().slice(0, 10)} is not understood`);
    }
    return tokens;
  }

  private refuse(what: string): InvalidCheck {
    return unsupportedExpr(this.source, what);
  }
}

function unquote(text: string): string {
  const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };
  return text.slice(1, -1).replaceAll(/\\(.)/g, (_, letter: string) => escapes[letter] ?? letter);
}
