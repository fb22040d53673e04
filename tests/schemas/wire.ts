import { readSchema, schemaPaths } from "./compile";

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const recordAt = (value: unknown, key: string): Json => {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
};

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
