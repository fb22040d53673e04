import type { OrderTerm, SelectItem } from "./query";
import { Scanner } from "./scanner";

/** Hints after a target: names of a link, and how rows without a partner are treated. */
function hints(scanner: Scanner): { hint: string | null; inner: boolean } {
  let hint: string | null = null;
  let inner = false;
  while (scanner.take("!")) {
    const name = scanner.name();
    if (name === "inner") inner = true;
    else if (name !== "left") hint = name;
  }
  return { hint, inner };
}

function item(scanner: Scanner): SelectItem {
  if (scanner.take("*")) return { kind: "all" };
  const first = scanner.name();
  const hasAlias = scanner.looksAt(":") && !scanner.looksAt("::");
  if (hasAlias) scanner.position += 1;
  const alias = hasAlias ? first : null;
  const name = hasAlias ? scanner.name() : first;
  if (scanner.looksAt("!") || scanner.looksAt("(")) {
    const { hint, inner } = hints(scanner);
    scanner.expect("(");
    const items = scanner.nested(() => itemsUntil(scanner, ")"));
    scanner.expect(")");
    return { kind: "embed", target: name, alias, hint, inner, items };
  }
  const path = scanner.jsonPath();
  const cast = scanner.take("::") ? scanner.name() : null;
  return { kind: "field", field: { column: name, path }, alias, cast };
}

function itemsUntil(scanner: Scanner, end: ")" | ""): SelectItem[] {
  scanner.skipSpaces();
  if (end === "" ? scanner.atEnd : scanner.looksAt(end)) return [];
  const items: SelectItem[] = [];
  do {
    scanner.skipSpaces();
    items.push(item(scanner));
    scanner.skipSpaces();
  } while (scanner.take(","));
  return items;
}

/** Reads `select`. As in PostgREST whatever follows the last readable item is dropped, for example a cast of an embed. */
export function parseSelect(text: string): SelectItem[] {
  return itemsUntil(new Scanner(text, "select parameter"), "");
}

/** A column, or the column of an embedded relation: `canaries(name)`. */
function orderField(scanner: Scanner): Pick<OrderTerm, "field" | "embed"> {
  const field = scanner.field();
  if (field.path.length > 0 || !scanner.take("(")) return { field, embed: null };
  const of = scanner.field();
  scanner.expect(")");
  return { field: of, embed: field.column };
}

/** Reads `order`: `column[.asc|.desc][.nullsfirst|.nullslast]`, separated by commas. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, "order");
  const terms: OrderTerm[] = [];
  do {
    scanner.skipSpaces();
    const of = orderField(scanner);
    const direction = scanner.match(/\.(?:asc|desc)(?![a-z])/y);
    const nulls = scanner.match(/\.nulls(?:first|last)/y);
    terms.push({
      ...of,
      descending: direction === ".desc",
      nulls: nulls === null ? null : nulls === ".nullsfirst" ? "first" : "last",
    });
    scanner.skipSpaces();
  } while (scanner.take(","));
  if (!scanner.atEnd) scanner.fail("delimiter (.), nulls (nullsfirst, nullslast) or end of input");
  return terms;
}
