import { parseExpr, unsupportedExpr, type Expr } from "./exprParse";

/** The names that an expression may read. */
export type Scope = Readonly<Record<string, unknown>>;

/** The expression is sound, but not for this result (a missing field, a comparison of unlike values). */
export class ExprError extends Error {
  override name = "ExprError";
}

const DURATION_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

const FUNCTIONS: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
  size: (value) => {
    if (typeof value === "string" || Array.isArray(value)) return value.length;
    if (isRecord(value)) return Object.keys(value).length;
    throw new ExprError("size needs text, a list or an object");
  },
  contains: (whole, part) => textOf(whole, "contains").includes(textOf(part, "contains")),
  startsWith: (whole, part) => textOf(whole, "startsWith").startsWith(textOf(part, "startsWith")),
  endsWith: (whole, part) => textOf(whole, "endsWith").endsWith(textOf(part, "endsWith")),
  string: (value) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")),
  int: (value) => {
    const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    if (typeof number !== "number" || Number.isNaN(number))
      throw new ExprError("int needs a number or digits");
    return Math.trunc(number);
  },
  Duration: (value) => {
    const text = textOf(value, "Duration");
    if (!/^(\d+(\.\d+)?(ms|s|m|h|d|w))+$/.test(text))
      throw new ExprError(`"${text}" is not a duration`);
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhdw])/g)];
    return parts.reduce(
      (total, [, amount, unit = ""]) => total + Number(amount) * (DURATION_MS[unit] ?? 0),
      0,
    );
  },
};

/**
 * Evaluates an expression over a scope without running any code of its own: it is parsed and walked. Durations are
 * milliseconds.
 * @throws InvalidCheck when the expression is beyond the sandbox, ExprError when it fails on these values.
 */
export function evaluate(source: string, scope: Scope): unknown {
  const expr = parseExpr(source);
  verify(expr, source, scope);
  return walk(expr, scope);
}

/** Names and functions are checked before anything runs, so that a typing error never depends on the result. */
function verify(expr: Expr, source: string, scope: Scope): void {
  if (expr.kind === "name" && !Object.hasOwn(scope, expr.name)) {
    const known = Object.keys(scope).join(", ");
    throw unsupportedExpr(
      source,
      `${expr.name} is not known, this check has ${known === "" ? "no values" : known}`,
    );
  }
  if (expr.kind === "call" && expr.name !== "has" && !Object.hasOwn(FUNCTIONS, expr.name)) {
    throw unsupportedExpr(source, `the function ${expr.name} is not known`);
  }
  for (const part of parts(expr)) verify(part, source, scope);
}

function parts(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case "list":
      return expr.items;
    case "unary":
      return [expr.operand];
    case "binary":
      return [expr.left, expr.right];
    case "choice":
      return [expr.test, expr.yes, expr.no];
    case "member":
      return [expr.object];
    case "index":
      return [expr.object, expr.index];
    case "call":
      return expr.args;
    case "literal":
    case "name":
      return [];
  }
}

function walk(expr: Expr, scope: Scope): unknown {
  switch (expr.kind) {
    case "literal":
      return expr.value;
    case "name":
      return scope[expr.name];
    case "list":
      return expr.items.map((item) => walk(item, scope));
    case "unary": {
      const operand = walk(expr.operand, scope);
      return expr.op === "!" ? !truth(operand) : -numberOf(operand, "-");
    }
    case "binary":
      return binary(expr.op, expr.left, expr.right, scope);
    case "choice":
      return truth(walk(expr.test, scope)) ? walk(expr.yes, scope) : walk(expr.no, scope);
    case "member":
      return field(walk(expr.object, scope), expr.name);
    case "index":
      return field(walk(expr.object, scope), walk(expr.index, scope));
    case "call":
      return expr.name === "has"
        ? has(expr.args, scope)
        : FUNCTIONS[expr.name]?.(...expr.args.map((a) => walk(a, scope)));
  }
}

function binary(op: string, leftExpr: Expr, rightExpr: Expr, scope: Scope): unknown {
  const left = walk(leftExpr, scope);
  if (op === "&&") return truth(left) && truth(walk(rightExpr, scope));
  if (op === "||") return truth(left) || truth(walk(rightExpr, scope));
  const right = walk(rightExpr, scope);
  if (op === "==") return equal(left, right);
  if (op === "!=") return !equal(left, right);
  if (op === "in") {
    if (Array.isArray(right)) return right.some((item) => equal(left, item));
    if (isRecord(right) && typeof left === "string") return Object.hasOwn(right, left);
    throw new ExprError("in needs a list or an object on its right");
  }
  if (typeof left === "string" && typeof right === "string") {
    if (op === "+") return left + right;
    if (op === "<" || op === "<=" || op === ">" || op === ">=") return compare(op, left, right);
  }
  return arithmetic(op, numberOf(left, op), numberOf(right, op));
}

function arithmetic(op: string, left: number, right: number): unknown {
  if (op === "+") return left + right;
  if (op === "-") return left - right;
  if (op === "*") return left * right;
  if ((op === "/" || op === "%") && right === 0) throw new ExprError("division by zero");
  if (op === "/") return left / right;
  if (op === "%") return left % right;
  return compare(op, left, right);
}

function compare<Value extends string | number>(op: string, left: Value, right: Value): boolean {
  if (op === "<") return left < right;
  if (op === "<=") return left <= right;
  return op === ">" ? left > right : left >= right;
}

function equal(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  return (
    typeof left === "object" &&
    typeof right === "object" &&
    JSON.stringify(left) === JSON.stringify(right)
  );
}

function has([target]: readonly Expr[], scope: Scope): boolean {
  if (target?.kind !== "member") throw new ExprError("has needs a field, as in has(json.status)");
  const object = walk(target.object, scope);
  return isRecord(object) && Object.hasOwn(object, target.name);
}

function field(object: unknown, key: unknown): unknown {
  if (Array.isArray(object) && typeof key === "number" && key >= 0 && key < object.length)
    return object[key];
  if (isRecord(object) && typeof key === "string" && Object.hasOwn(object, key)) return object[key];
  throw new ExprError(`there is no field ${String(key)}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function truth(value: unknown): boolean {
  if (typeof value !== "boolean") throw new ExprError("a condition must be true or false");
  return value;
}

function textOf(value: unknown, where: string): string {
  if (typeof value !== "string") throw new ExprError(`${where} needs text`);
  return value;
}

function numberOf(value: unknown, op: string): number {
  if (typeof value !== "number") throw new ExprError(`${op} needs numbers`);
  return value;
}
