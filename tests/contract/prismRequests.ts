import type { NamedRead } from "~mocks/prism/contract";
import type { OpenApi, Operation } from "../../codegen/document";

interface Parameter {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  schema?: Sampled;
  example?: unknown;
  examples?: Readonly<Record<string, { value?: unknown }>>;
}

interface Sampled {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  minLength?: number;
  minimum?: number;
  required?: string[];
  properties?: Record<string, Sampled>;
  items?: Sampled;
  minItems?: number;
  allOf?: Sampled[];
  oneOf?: Sampled[];
  anyOf?: Sampled[];
}

interface Content {
  schema?: Sampled;
  example?: unknown;
  examples?: Readonly<Record<string, { value?: unknown }>>;
}

/** The part of a document that a reference names; lint has made sure that it is there. */
function resolved<Part extends { $ref?: string }>(document: OpenApi, part: Part): Part {
  if (part.$ref === undefined) return part;
  const target = part.$ref
    .slice(2)
    .split("/")
    .map((name) => decodeURIComponent(name.replaceAll("~1", "/").replaceAll("~0", "~")))
    .reduce<unknown>((value, name) => Reflect.get(Object(value), name), document);
  return resolved(document, target as Part);
}

const strings: Readonly<Record<string, string>> = {
  uuid: "0192f0a4-7c1e-7000-8000-000000000001",
  "date-time": "2026-11-20T08:00:00Z",
  date: "2026-11-20",
  email: "ada@example.com",
  uri: "https://example.com/",
};

/** Text of the asked length that starts as the pattern does; patterns in parameters are prefixes. */
const textOf = ({ pattern, minLength = 0 }: Sampled): string =>
  `${/^\^([\w-]+)/.exec(pattern ?? "")?.[1] ?? ""}sample`.padEnd(minLength, "e");

/** A small value that fits the schema: what is required and no more. */
export function sampleOf(document: OpenApi, given: Sampled): unknown {
  const schema = resolved(document, given);
  const ready = [
    schema.const,
    schema.example,
    schema.examples?.[0],
    schema.default,
    schema.enum?.[0],
  ];
  const found = ready.find((value) => value !== undefined);
  if (found !== undefined) return found;
  const [choice] = schema.oneOf ?? schema.anyOf ?? [];
  if (choice !== undefined) return sampleOf(document, choice);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(document, part)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case "string":
      return strings[schema.format ?? ""] ?? textOf(schema);
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "null":
      return null;
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () =>
        sampleOf(document, schema.items ?? {}),
      );
    default:
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [
          name,
          sampleOf(document, schema.properties?.[name] ?? {}),
        ]),
      );
  }
}

const exampleOf = (document: OpenApi, { example, examples, schema }: Content): unknown =>
  example ?? Object.values(examples ?? {})[0]?.value ?? sampleOf(document, schema ?? {});

/** Path, query, headers and body of a call that the contract allows, from its examples where it has them. */
export function requestFor(
  document: OpenApi,
  path: string,
  method: string,
  operation: Operation,
): Request {
  const item = document.paths[path];
  const parameters = [item?.["parameters"], operation["parameters"]]
    .flatMap((list) => (list ?? []) as Parameter[])
    .map((parameter) => resolved(document, parameter));
  const valueOf = (parameter: Parameter) => exampleOf(document, parameter);
  const query = new URLSearchParams();
  const headers = new Headers();
  let place = path;
  for (const parameter of parameters) {
    if (parameter.in === "path")
      place = place.replace(`{${parameter.name}}`, encodeURIComponent(String(valueOf(parameter))));
    else if (parameter.required && parameter.in === "query")
      query.set(parameter.name, String(valueOf(parameter)));
    else if (parameter.required && parameter.in === "header")
      headers.set(parameter.name, String(valueOf(parameter)));
  }
  const body = operation["requestBody"] as
    | { $ref?: string; content?: Record<string, Content> }
    | undefined;
  const [type, content] =
    Object.entries(body ? (resolved(document, body).content ?? {}) : {})[0] ?? [];
  if (type !== undefined) headers.set("content-type", type);
  const value = content === undefined ? undefined : exampleOf(document, content);
  const search = query.size > 0 ? `?${query.toString()}` : "";
  return new Request(`http://mock.example${document.servers[0]?.url ?? ""}${place}${search}`, {
    method: method.toUpperCase(),
    headers,
    ...(value === undefined
      ? {}
      : { body: typeof value === "string" ? value : JSON.stringify(value) }),
  });
}

/** The call of a named read with what it cannot do without. */
export function requestForRead({ path, select, params }: NamedRead): Request {
  const query = new URLSearchParams({ select });
  for (const { column, operator, format, required } of Object.values(params ?? {})) {
    const value = strings[format ?? ""] ?? (format === "boolean" ? "true" : "sample");
    const [key = ""] = [column].flat();
    // A whole filter stands for itself: of a logic group a condition that every relation takes.
    const raw = key === "or" || key === "and" ? "(id.not.is.null)" : value;
    if (required === true)
      query.append(key, operator === "raw" ? raw : operator === "arg" ? value : `eq.${value}`);
  }
  const place = path.replaceAll(/\{[^}]+\}/g, "view_sample");
  return new Request(`http://mock.example/api/db${place}?${query.toString()}`);
}
