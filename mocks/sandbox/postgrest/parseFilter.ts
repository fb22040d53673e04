import {
  comparisons,
  quantified,
  textSearches,
  truths,
  type Comparison,
  type Filter,
  type Test,
  type TextSearch,
} from "./query";
import { Scanner } from "./scanner";

const OPERATORS = "operator (eq, gt, ...)";

const isComparison = (name: string): name is Comparison => Object.hasOwn(comparisons, name);
const isSearch = (name: string): name is TextSearch => Object.hasOwn(textSearches, name);

/** `(a,"b,c")`: the list of an `in`. */
function list(scanner: Scanner): string[] {
  scanner.skipSpaces();
  scanner.expect("(");
  scanner.skipSpaces();
  const values = [scanner.listed()];
  while (scanner.take(",")) values.push(scanner.listed());
  scanner.expect(")");
  return values.length === 1 && values[0] === "" ? [] : values;
}

/** A value of a logic tree: quoted, an array in braces, or everything up to `,` or `)`. */
const treeValue = (scanner: Scanner): string =>
  scanner.match(/\{[^{}]*\}(?=\s*[,)])/y) ?? scanner.listed();

function truth(scanner: Scanner, text: string, from: number): Test {
  const value = truths.find((name) => name === text.trim().toLowerCase());
  if (value) return { kind: "is", value };
  scanner.position = from;
  return scanner.fail("null or trilean value (unknown, true, false)");
}

/** `(any)` or `(all)` after an operator that takes them. */
function quantifierOf(scanner: Scanner, name: Comparison): "any" | "all" | null {
  if (!scanner.looksAt("(")) return null;
  if (!quantified.has(name)) scanner.fail('"."');
  const found = scanner.match(/\((?:any|all)\)/y);
  if (found === null) scanner.fail('"(any)" or "(all)"');
  return found === "(any)" ? "any" : "all";
}

/** `(english)` after a full text operator. */
function languageOf(scanner: Scanner): string | null {
  if (!scanner.take("(")) return null;
  const language = scanner.match(/[\p{L}\p{N}_]+/uy) ?? scanner.fail("language");
  scanner.expect(")");
  return language;
}

/** `not.op.value`; inside a tree the value ends at `,` or `)`. */
function operation(scanner: Scanner, inTree: boolean): { negated: boolean; test: Test } {
  const negated = scanner.take("not.");
  const from = scanner.position;
  const name = scanner.match(/[a-z]+/y) ?? "";
  const refuse = () => {
    scanner.position = from;
    return scanner.fail(negated ? OPERATORS : `"not" or ${OPERATORS}`);
  };
  const value = () => {
    if (!scanner.take(".")) refuse();
    return inTree ? treeValue(scanner) : scanner.rest();
  };
  if (name === "in") {
    if (!scanner.take(".")) refuse();
    return { negated, test: { kind: "in", values: list(scanner) } };
  }
  if (name === "is") {
    const valueFrom = scanner.position + 1;
    return { negated, test: truth(scanner, value(), valueFrom) };
  }
  if (isSearch(name)) {
    const language = languageOf(scanner);
    return { negated, test: { kind: "search", operator: name, language, value: value() } };
  }
  if (!isComparison(name)) return refuse();
  const quantifier = quantifierOf(scanner, name);
  return { negated, test: { kind: "compare", operator: name, quantifier, value: value() } };
}

/** The value of `column=...`. */
export function parseOperation(text: string): { negated: boolean; test: Test } {
  const scanner = new Scanner(text, "filter");
  const read = operation(scanner, false);
  scanner.expectEnd();
  return read;
}

function branch(scanner: Scanner): Filter {
  scanner.skipSpaces();
  const head = scanner.match(/(?:not\.)?(?:and|or)(?=\s*\()/y);
  if (head !== null)
    return scanner.nested(() =>
      tree(scanner, head.endsWith("and") ? "and" : "or", head.startsWith("not.")),
    );
  const field = scanner.field();
  scanner.expect(".");
  return { kind: "test", field, ...operation(scanner, true) };
}

function tree(scanner: Scanner, operator: "and" | "or", negated: boolean): Filter {
  scanner.skipSpaces();
  scanner.expect("(");
  const filters: Filter[] = [];
  do {
    filters.push(branch(scanner));
    scanner.skipSpaces();
  } while (scanner.take(","));
  scanner.expect(")");
  return { kind: "tree", operator, negated, filters };
}

/** The value of `and=(...)` and `or=(...)`. */
export function parseTree(text: string, operator: "and" | "or", negated: boolean): Filter {
  const scanner = new Scanner(text, "logic tree");
  const read = tree(scanner, operator, negated);
  scanner.skipSpaces();
  scanner.expectEnd();
  return read;
}
