import { isMap, isScalar, parseDocument, stringify, type YAMLMap } from "yaml";
import { checkDocument, pathText, type Validator } from "~/lib/json/documents";
import { isFields } from "~/lib/json/fields";
import { documentRules } from "~/lib/json/documentRules";
import type { SchemaError } from "~/lib/json/schemaIssues";
import { readYamlDocuments, type TextIssue } from "~/lib/yaml/yamlDocuments";

/** A spec as its text says it, or why the text says none. */
export type SpecReading =
  | { spec: Record<string, unknown>; issues: readonly []; lineOf: (path: Path) => number }
  | { spec?: undefined; issues: readonly TextIssue[] };

type Path = readonly (string | number)[];

const failed = (line: number, message: string): SpecReading => ({ issues: [{ line, message }] });

/** A spec as text; no text for none and for an empty one. Long lines are not folded. */
export const specText = (spec: unknown): string =>
  spec === null || spec === undefined || (isFields(spec) && Object.keys(spec).length === 0)
    ? ""
    : stringify(spec, { lineWidth: 0 });

/**
 * Reads a spec from YAML or JSON: one map, an empty text being an empty one.
 * @returns the spec, or what is wrong and in which line; the text is never touched.
 */
export function readSpec(text: string): SpecReading {
  const [first, second] = readYamlDocuments(text);
  if (first === undefined) return { spec: {}, issues: [], lineOf: () => 1 };
  if (first.issues.length > 0) return { issues: first.issues };
  if (second) return failed(second.lineOf([]), "a second document starts here: keep one");
  if (!isFields(first.value)) return failed(first.lineOf([]), "must be a map of fields");
  return { spec: { ...first.value }, issues: [], lineOf: first.lineOf };
}

/**
 * Reads a spec alone. A whole manifest is none: saving it would store its envelope, so its spec has to be taken out
 * first, which the text's editor offers.
 */
export function readBareSpec(text: string): SpecReading {
  const reading = readSpec(text);
  const { spec } = reading;
  if (!spec || !isFields(spec["spec"]) || !("kind" in spec || "apiVersion" in spec)) return reading;
  const line = reading.lineOf(["spec"]);
  return { issues: [{ line, message: "this is a whole manifest: take its spec out of it" }] };
}

/** A map of texts from YAML or JSON, such as labels; a number or a boolean is taken as it is written. */
export function readTextMap(text: string): {
  map?: Record<string, string>;
  issues: readonly TextIssue[];
} {
  const reading = readSpec(text);
  if (!reading.spec) return { issues: reading.issues };
  const map: Record<string, string> = {};
  const issues: TextIssue[] = [];
  for (const [key, value] of Object.entries(reading.spec))
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      map[key] = String(value);
    else
      issues.push({ line: reading.lineOf([key]), message: `the value of '${key}' must be text` });
  return issues.length > 0 ? { issues } : { map, issues: [] };
}

/** A generated check of a spec; its errors belong to the last call. */
interface SpecCheck {
  (value: unknown): boolean;
  errors?: readonly Omit<SchemaError, "schemaPath">[] | null;
}

/** A generated check in the form that documents are checked with. */
function validatorOf(check: SpecCheck): Validator {
  const validator: Validator = (value) => {
    const isValid = check(value);
    validator.errors = (check.errors ?? []).map((error) => ({ schemaPath: "", ...error }));
    return isValid;
  };
  return validator;
}

/**
 * What the schema of a kind says against a spec that can be read, line by line. The server has the last word: these
 * are hints, not refusals.
 */
export function specHints(reading: SpecReading, kind: string, check: SpecCheck): TextIssue[] {
  if (!reading.spec) return [];
  const rules = documentRules[kind];
  const validate = validatorOf(check);
  const [checked] = checkDocument(reading.spec, {
    kinds: [{ kind, group: "", version: "", validate, ...(rules && { rules }) }],
    metadata: () => true,
    bareKind: kind,
  });
  return (checked?.issues ?? []).map(({ path, message }) => ({
    line: reading.lineOf(path),
    message: path.length > 0 ? `${pathText(path)}: ${message}` : message,
  }));
}

/** What a pasted manifest says: its spec as text, and what its metadata names. */
export interface Manifest {
  text: string;
  /** Kind of document that it says it is. */
  kind?: string;
  name?: string;
  namespace?: string;
  labels?: Record<string, string>;
}

const textAt = (map: YAMLMap, key: string): string | undefined => {
  const value = map.get(key);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
};

/** Labels whose value is none are left out: the manifest, not the person, is wrong there. */
function labelsAt(metadata: YAMLMap): Record<string, string> | undefined {
  const labels = metadata.get("labels");
  if (!isMap(labels)) return undefined;
  const map: Record<string, string> = {};
  for (const { key } of labels.items) {
    const name = isScalar(key) ? String(key.value) : undefined;
    const value = name === undefined ? undefined : labels.get(name);
    if (name !== undefined && ["string", "number", "boolean"].includes(typeof value))
      map[name] = String(value);
  }
  return map;
}

/**
 * The spec inside a pasted manifest (or below a bare `spec:`), with its comments, and the name, namespace and labels of
 * its metadata; undefined where there is no such map.
 */
export function unwrappedManifest(text: string): Manifest | undefined {
  // Most texts hold no such field, and this runs with every key.
  if (!/^["']?spec["']?\s*:/m.test(text) && !text.trimStart().startsWith("{")) return undefined;
  try {
    return manifestIn(text);
  } catch {
    // An alias that leads out of the spec, or into itself, cannot be written without what is around it.
    return undefined;
  }
}

function manifestIn(text: string): Manifest | undefined {
  const document = parseDocument(text, { merge: true, logLevel: "error" });
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  const inner: unknown = document.get("spec", true);
  if (!isMap(inner)) return undefined;
  inner.flow = false;
  const kind: unknown = document.get("kind");
  const manifest: Manifest = {
    text: stringify(inner, { lineWidth: 0 }),
    ...(typeof kind === "string" && { kind }),
  };
  const metadata = document.get("metadata");
  if (!isMap(metadata)) return manifest;
  const name = textAt(metadata, "name");
  const namespace = textAt(metadata, "namespace");
  const labels = labelsAt(metadata);
  return {
    ...manifest,
    ...(name !== undefined && { name }),
    ...(namespace !== undefined && { namespace }),
    ...(labels && { labels }),
  };
}

/** The text of the field `spec` of a pasted manifest, with its comments; undefined where there is no such map. */
export const unwrappedSpec = (text: string): string | undefined => unwrappedManifest(text)?.text;
