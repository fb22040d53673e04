import { comparisons, truths, type Comparison, type Filter, type Test } from "./query";
import { Scanner } from "./scanner";

const OPERATORS = "operator (eq, gt, ...)";

const isComparison = (name: string): name is Comparison => Object.hasOwn(comparisons, name);

/** `(a,"b,c")`: the list of an `in`. */
function list(scanner: Scanner): string[] {
  scanner.expect("(");
  const values = [scanner.listed()];
  while (scanner.take(",")) values.push(scanner.listed());
  scanner.expect(")");
  return values.length === 1 && values[0] === "" ? [] : values;
}

/** A value of a logic tree: quoted, an array in braces, or everything up to `,` or `)`. */
const treeValue = (scanner: Scanner): string =>
  scanner.match(/\{[^{}]*\}(?=[,)])/y) ?? scanner.listed();

function truth(scanner: Scanner, text: string, from: number): Test {
  const value = truths.find((name) => name === text.toLowerCase());
  if (value) return { kind: "is", value };
  scanner.position = from;
  return scanner.fail("null or trilean value (unknown, true, false)");
}

/** `not.op.value`; inside a tree the value ends at `,` or `)`. */
function operation(scanner: Scanner, inTree: boolean): { negated: boolean; test: Test } {
  const negated = scanner.take("not.");
  const from = scanner.position;
  const name = scanner.match(/[a-z]+/y) ?? "";
  const known = name === "in" || name === "is" || isComparison(name);
  if (!known || !scanner.take(".")) {
    scanner.position = from;
    return scanner.fail(negated ? OPERATORS : `"not" or ${OPERATORS}`);
  }
  if (name === "in") return { negated, test: { kind: "in", values: list(scanner) } };
  const valueFrom = scanner.position;
  const value = inTree ? treeValue(scanner) : scanner.rest();
  if (name === "is") return { negated, test: truth(scanner, value, valueFrom) };
  return { negated, test: { kind: "compare", operator: name, value } };
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
  const head = scanner.match(/(?:not\.)?(?:and|or)(?=\()/y);
  if (head !== null)
    return scanner.nested(() =>
      tree(scanner, head.endsWith("and") ? "and" : "or", head.startsWith("not.")),
    );
  const field = scanner.field();
  scanner.expect(".");
  return { kind: "test", field, ...operation(scanner, true) };
}

function tree(scanner: Scanner, operator: "and" | "or", negated: boolean): Filter {
  scanner.expect("(");
  const filters = [branch(scanner)];
  scanner.skipSpaces();
  while (scanner.take(",")) {
    filters.push(branch(scanner));
    scanner.skipSpaces();
  }
  scanner.expect(")");
  return { kind: "tree", operator, negated, filters };
}

/** The value of `and=(...)` and `or=(...)`. */
export function parseTree(text: string, operator: "and" | "or", negated: boolean): Filter {
  const scanner = new Scanner(text, "logic tree");
  const read = tree(scanner, operator, negated);
  scanner.expectEnd();
  return read;
}
