import { evaluate, ExpressionFailed, ExpressionInvalid, type Scope } from "../expressions/evaluate";
import { filled, type Template } from "./input";
import { InvalidCheck } from "./result";

/** What the scripts of a check say about its result. */
export interface Verdict {
  /** Undefined when there is no test: the check's own rule decides. */
  pass?: boolean;
  /** Why the test does not pass. */
  error?: string;
  /** What `display` says; undefined when there is none. */
  message?: string;
}

interface Scripts {
  test?: Template | null | undefined;
  display?: Template | null | undefined;
  transform?: Template | null | undefined;
}

/**
 * Applies the `test` and `display` of a check to what it saw. Only expressions are understood; nothing is ever run as
 * code.
 * @throws InvalidCheck for another language, for `transform`, and for an expression beyond the sandbox.
 */
export function applyScripts(scripts: Scripts, scope: Scope): Verdict {
  if (scripts.transform && language(scripts.transform) !== null) {
    throw new InvalidCheck(
      "The sandbox does not support transform on a check. Remove it to run the check here.",
    );
  }
  const verdict: Verdict = {};
  const display = expression(scripts.display, "display");
  if (display !== null) verdict.message = shown(display, scope);
  const test = expression(scripts.test, "test");
  return test === null ? verdict : { ...verdict, ...judge(test, scope) };
}

function judge(test: string, scope: Scope): Verdict {
  try {
    const answer = valueOf(test, scope);
    if (answer === true) return { pass: true };
    if (answer === false) return { pass: false, error: `The test "${test}" is false.` };
    return { pass: false, error: `The test "${test}" must be true or false.` };
  } catch (error) {
    if (!(error instanceof ExpressionFailed)) throw error;
    return { pass: false, error: `The test "${test}" failed: ${error.message}.` };
  }
}

function shown(display: string, scope: Scope): string {
  try {
    const answer = valueOf(display, scope);
    return typeof answer === "string" ? answer : (JSON.stringify(answer) ?? "");
  } catch (error) {
    if (!(error instanceof ExpressionFailed)) throw error;
    return `The display "${display}" failed: ${error.message}.`;
  }
}

/** @throws InvalidCheck when the expression can never work. */
function valueOf(source: string, scope: Scope): unknown {
  try {
    return evaluate(source, scope);
  } catch (error) {
    if (!(error instanceof ExpressionInvalid)) throw error;
    throw new InvalidCheck(
      `The sandbox cannot evaluate the expression "${source}": ${error.message}.`,
    );
  }
}

function expression(script: Template | null | undefined, field: string): string | null {
  const used = script ? language(script) : null;
  if (!script || used === null) return null;
  if (used === "expr" && filled(script.expr)) return script.expr;
  throw new InvalidCheck(
    `The sandbox evaluates ${field} as an expression only, not as ${used}. Write it in ${field}.expr.`,
  );
}

function language(script: Template): keyof Template | null {
  const languages = ["template", "javascript", "jsonPath", "jsonpath", "expr"] as const;
  return languages.find((name) => filled(script[name])) ?? null;
}
