import { readSchema, schemaPaths } from "./compile";

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const recordAt = (value: unknown, key: string): Json => {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
};

/** Puts a value at a dotted path, making objects on the way; an empty path takes no value. */
function put(target: Json, path: string, value: unknown): void {
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  if (last === "") return;
  const parent = steps.reduce((at, step) => {
    at[step] ??= {};
    return recordAt({ at: at[step] }, "at");
  }, target);
  parent[last] = value;
}

/** Values that a chosen option stands for (`x-ui.options[].wire`). */
function optionValues(property: unknown, value: unknown): Json | undefined {
  const options = recordAt(property, "x-ui")["options"];
  if (!Array.isArray(options)) return undefined;
  const chosen: unknown = options.find((option) => isRecord(option) && option["value"] === value);
  return isRecord(chosen) && isRecord(chosen["wire"]) ? chosen["wire"] : undefined;
}

/**
 * Turns a value of a form schema into the stored shape: `x-wire` is a path from the root of what is stored, without it
 * a field stays under its own name; a path that begins with `$.` leads to the spec around and is left out here.
 */
export function toWire(form: Json, value: Json): Json {
  const wire: Json = {};
  const walk = (schema: Json, part: Json, base: string): void => {
    for (const [key, entry] of Object.entries(part)) {
      const property = recordAt(schema["properties"], key);
      const named = property["x-wire"];
      const path = typeof named === "string" ? named : base === "" ? key : `${base}.${key}`;
      if (path.startsWith("$.")) continue;
      const values = optionValues(property, entry);
      if (values) Object.assign(wire, values);
      else if (isRecord(entry) && isRecord(property["properties"])) walk(property, entry, path);
      else put(wire, path, entry);
    }
  };
  walk(form, value, "");
  return wire;
}

/** The form schema of a file and its examples; undefined for a type without a form. */
export function formOf(path: string): { form: Json; examples: Json[] } | undefined {
  const form = recordAt(readSchema(path)["$defs"], "form");
  const examples = form["examples"];
  if (Object.keys(form).length === 0) return undefined;
  return { form, examples: Array.isArray(examples) ? examples.filter(isRecord) : [] };
}

/** Paths below `schemas/` of the files of one folder. */
export const schemaPathsOf = (area: string): string[] =>
  schemaPaths().filter((path) => path.startsWith(`${area}/`));
