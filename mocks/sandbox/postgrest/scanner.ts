import { syntaxError, tooDeep } from "./errors";
import type { FieldRef, JsonStep } from "./query";

/** Letters, digits, `_`, `$` and inner spaces; a dash too, unless it begins an arrow. */
const NAME = /[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy;
const INDEX = /-?\d+(?=->|::|[.,)]|$)/y;
/** A key of a document without quotes: any sign but those that end it. */
const KEY = /(?:[^(\-:.,>)"]|-(?!>))+/y;

/** Levels of conditions or embedded relations, and steps of one json path; screens use three. */
const MAX_DEPTH = 32;

/** Reads one parameter from left to right. Every method either moves on or throws PGRST100. */
export class Scanner {
  position = 0;
  private depth = 0;

  constructor(
    readonly text: string,
    /** What is being read, for the message: filter, select parameter, order, logic tree. */
    private readonly what: string,
  ) {
    if (text.includes("\0")) this.fail("text without NUL");
  }

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  fail(expecting: string): never {
    throw syntaxError(this.what, this.text, this.position, expecting);
  }

  looksAt(literal: string): boolean {
    return this.text.startsWith(literal, this.position);
  }

  take(literal: string): boolean {
    if (!this.looksAt(literal)) return false;
    this.position += literal.length;
    return true;
  }

  expect(literal: string): void {
    if (!this.take(literal)) this.fail(JSON.stringify(literal));
  }

  expectEnd(): void {
    if (!this.atEnd) this.fail("end of input");
  }

  skipSpaces(): void {
    this.match(/\s*/y);
  }

  /** The text that a sticky pattern finds here, or null. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.position += found.length;
    return found;
  }

  /**
   * Reads something that may hold its like.
   * @throws PostgrestError 54001 where that goes too deep.
   */
  nested<Result>(read: () => Result): Result {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw tooDeep();
    const result = read();
    this.depth -= 1;
    return result;
  }

  /** Everything up to one of the characters or the end. */
  until(stops: string): string {
    const from = this.position;
    while (!this.atEnd && !stops.includes(this.text.charAt(this.position))) this.position += 1;
    return this.text.slice(from, this.position);
  }

  rest(): string {
    const rest = this.text.slice(this.position);
    this.position = this.text.length;
    return rest;
  }

  /** A text in double quotes, in which a backslash takes the next character as it is. */
  quoted(): string {
    this.expect('"');
    let value = "";
    while (!this.take('"')) {
      this.take("\\");
      if (this.atEnd) this.fail('"\\""');
      const character = String.fromCodePoint(this.text.codePointAt(this.position) ?? 0);
      value += character;
      this.position += character.length;
    }
    return value;
  }

  /** A value of a list or of a logic tree: quoted, or everything up to `,` or `)`. */
  listed(): string {
    const from = this.position;
    if (this.looksAt('"') && this.hasQuotedValue()) return this.quoted();
    this.position = from;
    return this.until(",)");
  }

  name(): string {
    if (this.looksAt('"')) return this.quoted();
    const name = this.match(NAME)?.trim() ?? "";
    return name === "" ? this.fail("field name (* or [a..z0..9_$])") : name;
  }

  private key(): string {
    if (this.looksAt('"')) return this.quoted();
    const key = this.match(KEY)?.trim() ?? "";
    return key === "" ? this.fail("key of a document") : key;
  }

  /** Steps into a json document, none when no arrow follows. */
  jsonPath(): JsonStep[] {
    const steps: JsonStep[] = [];
    while (this.take("->")) {
      if (steps.length === MAX_DEPTH) throw tooDeep();
      const asText = this.take(">");
      const index = this.match(INDEX);
      steps.push({ asText, key: index === null ? this.key() : Number(index) });
    }
    return steps;
  }

  field(): FieldRef {
    return { column: this.name(), path: this.jsonPath() };
  }

  /** A quote that opens a value must close before `,` or `)`; otherwise it is part of plain text. */
  private hasQuotedValue(): boolean {
    const from = this.position;
    const closed = this.match(/"(?:[^"\\]|\\.)*"(?=\s*[,)]|$)/suy) !== null;
    this.position = from;
    return closed;
  }
}
