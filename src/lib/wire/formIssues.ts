import { cronIssue } from "~/lib/time/cron";
import { readNanoseconds } from "~/lib/time/nanoseconds";
import { issuesOf, type SchemaError } from "~/lib/json/schemaIssues";
import type { Values } from "./wirePath";
import { valueAt } from "./wirePath";
import { hintsOf, type JsonSchema, propertiesOf, schemaAt } from "./formSchema";

/** A compiled check of a form's values, as the generated code holds it. */
export interface FormCheck {
  (value: unknown): boolean;
  errors?: SchemaErrorLike[] | null;
}

type SchemaErrorLike = Pick<SchemaError, "keyword" | "instancePath" | "params"> & {
  message?: string;
};

/** Steps to an input in the values of its form. */
export type FieldPath = readonly (string | number)[];

/** What is wrong with one input. */
export interface FormIssue {
  path: FieldPath;
  message: string;
}

/** Sentences of the specification (spec 2 §5). */
export const REQUIRED = "This field is required";
export const NO_NUMBER = "This field must be a number";

const patternWords: Readonly<Record<string, string>> = {
  duration: "Enter a length of time such as 30s, 5m or 1d12h",
  bytes: "Enter a size such as 10kb, 5MB or 1G",
  schedule: "Enter five cron fields, @hourly and the like, or @every with a length of time",
};

/** Key of a path in a map. */
export const pathKey = (path: FieldPath): string => path.join("/");

const stepsOf = (pointer: string): FieldPath =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

function issueOf(form: JsonSchema, error: SchemaErrorLike, values: Values): FormIssue {
  const { keyword, instancePath, params } = error;
  const path = stepsOf(instancePath);
  if (keyword === "required")
    return { path: [...path, String(params["missingProperty"])], message: REQUIRED };
  const limit = params["limit"];
  if ((keyword === "minLength" || keyword === "minItems") && limit === 1)
    return { path, message: REQUIRED };
  if (keyword === "type" && ["number", "integer"].includes(String(params["type"])))
    return {
      path,
      message: typeof valueIn(values, path) === "number" ? "Enter a whole number" : NO_NUMBER,
    };
  if (keyword === "minimum") return { path, message: `Enter ${String(limit)} or more` };
  if (keyword === "maximum") return { path, message: `Enter ${String(limit)} or less` };
  if (keyword === "pattern") {
    const widget = hintsOf(schemaAt(form, path) ?? {}).widget ?? "";
    return { path, message: patternWords[widget] ?? "This text is not valid here" };
  }
  if (keyword === "false schema")
    return { path, message: "Only one of these choices can be filled" };
  const [issue] = issuesOf([{ schemaPath: "", ...error }], values);
  return { path, message: `This field ${issue?.message ?? "is not valid"}` };
}

const valueIn = (values: Values, path: FieldPath): unknown => valueAt(values, path.map(String));

/**
 * What is wrong with the filled values of a form, at most one sentence per input, in the order of the form.
 * @param values as `filledValues` gives them.
 */
export function formIssues(form: JsonSchema, check: FormCheck, values: Values): FormIssue[] {
  const issues = check(values)
    ? []
    : (check.errors ?? []).map((error) => issueOf(form, error, values));
  for (const [key, schema] of propertiesOf(form, form)) {
    const value = values[key];
    if (typeof value !== "string") continue;
    const { widget, least } = hintsOf(schema);
    if (least !== undefined && (readNanoseconds(value) ?? Infinity) < (readNanoseconds(least) ?? 0))
      issues.push({ path: [key], message: `Enter ${least} or more` });
    if (widget !== "schedule") continue;
    const issue = cronIssue(value);
    if (issue !== undefined) issues.push({ path: [key], message: `Not a schedule: ${issue}` });
  }
  const order = propertiesOf(form, form).map(([key]) => key);
  const place = ({ path }: FormIssue) => order.indexOf(String(path[0]));
  const seen = new Set<string>();
  return issues
    .toSorted((left, right) => place(left) - place(right))
    .filter(({ path }) => !seen.has(pathKey(path)) && seen.add(pathKey(path)));
}
