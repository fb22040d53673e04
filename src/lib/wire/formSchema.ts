import { isRecord } from "./wirePath";

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** One of the values that an input offers. */
interface FieldOption {
  value: string | number | boolean;
  label: string;
}

/** What `x-ui` says about an input (schemas/README.md). */
export interface FieldHints {
  label: string | undefined;
  order: number;
  widget: string | undefined;
  help: string | undefined;
  unit: string | undefined;
  group: string | undefined;
  /** Whether few need it: it stands behind "More options". */
  isMore: boolean;
  options: readonly FieldOption[];
  /** Values of inputs beside it with which it is not shown. */
  hiddenFor: Readonly<Record<string, readonly unknown[]>>;
  /** Shortest length of time that it takes: "1m". */
  least: string | undefined;
  /** What an expression may read, with the fields worth offering; the same object on every reading. */
  names: Readonly<Record<string, readonly string[]>>;
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

const isNames = (value: unknown): value is FieldHints["names"] =>
  isRecord(value) && Object.values(value).every((fields) => Array.isArray(fields));
const noNames: FieldHints["names"] = {};

const isOptionValue = (value: unknown): value is FieldOption["value"] =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

function optionOf(option: unknown): FieldOption[] {
  if (isOptionValue(option)) return [{ value: option, label: String(option) }];
  if (!isRecord(option) || !isOptionValue(option["value"])) return [];
  return [{ value: option["value"], label: text(option["label"]) ?? String(option["value"]) }];
}

/** Reads `x-ui`; without options of its own an input offers those of its `enum`. */
export function hintsOf(schema: JsonSchema): FieldHints {
  const ui = isRecord(schema["x-ui"]) ? schema["x-ui"] : {};
  const hiddenFor = isRecord(ui["hiddenFor"]) ? Object.entries(ui["hiddenFor"]) : [];
  const offered = ui["options"] ?? schema["enum"];
  return {
    label: text(ui["label"]),
    order: typeof ui["order"] === "number" ? ui["order"] : Number.MAX_SAFE_INTEGER,
    widget: text(ui["widget"]),
    help: text(ui["help"]),
    unit: text(ui["unit"]),
    group: text(ui["group"]),
    isMore: ui["more"] === true,
    options: Array.isArray(offered) ? offered.flatMap(optionOf) : [],
    hiddenFor: Object.fromEntries(
      hiddenFor.flatMap(([key, values]) => (Array.isArray(values) ? [[key, values]] : [])),
    ),
    least: text(ui["least"]),
    names: isNames(ui["names"]) ? ui["names"] : noNames,
  };
}

/** The schema with its reference followed; what stands beside the reference wins. */
export function resolvedIn(form: JsonSchema, schema: unknown): JsonSchema {
  if (!isRecord(schema)) return {};
  const ref = schema["$ref"];
  if (typeof ref !== "string") return schema;
  const name = ref.replace("#/$defs/", "");
  const target = isRecord(form["$defs"]) ? form["$defs"][name] : undefined;
  return { ...resolvedIn(form, target), ...schema, $ref: undefined };
}

/** The inputs of an object, in the order of their `x-ui`. */
export function propertiesOf(form: JsonSchema, schema: JsonSchema): [string, JsonSchema][] {
  const properties = isRecord(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const resolved = properties.map(([key, child]): [string, JsonSchema] => [
    key,
    resolvedIn(form, child),
  ]);
  return resolved.toSorted(([, left], [, right]) => hintsOf(left).order - hintsOf(right).order);
}

/** The part of a form that lies at a path of its values; undefined where the form ends before. */
export function schemaAt(form: JsonSchema, path: readonly (string | number)[]) {
  let schema: JsonSchema | undefined = form;
  for (const step of path) {
    const children: unknown = schema?.[typeof step === "number" ? "items" : "properties"];
    const child = typeof step === "number" ? children : isRecord(children) && children[step];
    schema = isRecord(child) ? resolvedIn(form, child) : undefined;
  }
  return schema;
}

/** What an input is called: its label, its title or its name. */
export function labelOf(schema: JsonSchema, name: string): string {
  return hintsOf(schema).label ?? text(schema["title"]) ?? name;
}

/** Whether an input is not shown with the values of the inputs beside it. */
export function isHiddenBeside(
  { hiddenFor }: FieldHints,
  siblings: Readonly<Record<string, JsonSchema>>,
  values: unknown,
): boolean {
  return Object.entries(hiddenFor).some(([key, hiding]) => {
    const given = isRecord(values) ? values[key] : undefined;
    return hiding.includes(given ?? siblings[key]?.["default"]);
  });
}

/** Whether an object's inputs exclude each other: at most one of its parts is filled. */
export const isChoice = (schema: JsonSchema): boolean => schema["maxProperties"] === 1;
