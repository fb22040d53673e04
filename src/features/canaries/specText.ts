import { isMap, parseDocument } from "yaml";

export type ParsedSpec =
  | { spec: Record<string, unknown>; problem?: undefined }
  | { spec?: undefined; problem: { message: string; line: number | null } };

/**
 * Reads a canary's spec from YAML or JSON. A whole manifest (apiVersion, kind, spec) is unwrapped to its spec.
 * @returns the spec, or what is wrong and at which line; the text itself is never touched.
 */
export function parseSpec(text: string): ParsedSpec {
  const document = parseDocument(text, { prettyErrors: true });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? null;
    return { problem: { message: error.message.split("\n")[0] ?? "This is not YAML.", line } };
  }
  if (!isMap(document.contents))
    return {
      problem: { message: "A spec is a map: a schedule and lists of checks by type.", line: 1 },
    };
  const value = document.toJS() as Record<string, unknown>;
  const inner = value["spec"];
  const isManifest = "apiVersion" in value && typeof inner === "object" && inner !== null;
  const spec = isManifest ? (inner as Record<string, unknown>) : value;
  if (!Object.values(spec).some(Array.isArray))
    return {
      problem: {
        message: "The spec holds no check: add a list such as http, tcp or dns.",
        line: null,
      },
    };
  return { spec };
}
