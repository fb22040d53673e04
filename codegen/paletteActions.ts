import {
  banner,
  operationsOf,
  pascal,
  type OpenApi,
  type Operation,
  type PaletteDeclaration,
  type Schema,
} from "./document";

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface Field {
  place: "body" | "query";
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** What a reference inside the document leads to. */
function resolve<Part extends { $ref?: string }>(document: OpenApi, part: Part): Part {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.replace("#/", "").split("/");
  let found: unknown = document;
  for (const step of steps) found = Reflect.get(Object(found), step);
  return resolve(document, found as Part);
}

/** Top-level fields of the body and parameters of the query, by name. */
function fieldsOf(document: OpenApi, operation: Operation): ReadonlyMap<string, Field> {
  const request = operation["requestBody"] as
    | { content?: { "application/json"?: { schema?: Schema } } }
    | undefined;
  const body = resolve(document, request?.content?.["application/json"]?.schema ?? {});
  const inBody = Object.entries(body.properties ?? {}).map(([name, schema]): [string, Field] => [
    name,
    {
      place: "body",
      name,
      schema: resolve(document, schema),
      isRequired: (body.required ?? []).includes(name),
    },
  ]);
  const parameters = ((operation["parameters"] ?? []) as Parameter[]).map((one) =>
    resolve(document, one),
  );
  const inQuery = parameters
    .filter((parameter) => parameter.in === "query")
    .map((parameter): [string, Field] => [
      parameter.name,
      {
        place: "query",
        name: parameter.name,
        schema: {
          ...resolve(document, parameter.schema ?? {}),
          ...(parameter.description && { description: parameter.description }),
        },
        isRequired: parameter.required ?? false,
      },
    ]);
  return new Map([...inQuery, ...inBody]);
}

const words = (name: string) => {
  const text = name.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A field as the form shows it; values that the backend may add to are known by the examples. */
function formField(document: OpenApi, { name, schema, isRequired }: Field): object {
  const items = schema["items"] === undefined ? {} : resolve(document, schema["items"] as Schema);
  const values = (of: Schema) => of["enum"] ?? of["examples"];
  const kind =
    schema.type === "array"
      ? { kind: "choices", options: values(items) ?? [] }
      : schema.type === "boolean"
        ? { kind: "flag" }
        : schema.type === "integer" || schema.type === "number"
          ? { kind: "number" }
          : Array.isArray(schema["enum"])
            ? { kind: "choice", options: schema["enum"] }
            : { kind: "text" };
  return {
    name,
    label: words(name),
    ...(schema.description && { hint: schema.description }),
    isRequired,
    ...kind,
  };
}

function entryOf(
  document: OpenApi,
  base: string,
  operation: Operation,
  declared: PaletteDeclaration,
): string {
  const { operationId } = operation;
  const fields = fieldsOf(document, operation);
  const asked = (declared.ask ?? []).map((name) => {
    const field = fields.get(name);
    if (!field) throw new Error(`x-palette of ${operationId} asks for ${name}, which it has not`);
    return field;
  });
  const places = new Set(Object.values(declared.on).flat());
  const checks: string[] = [];
  const checkOf = (place: string) => {
    const name = `v${pascal(operationId)}${pascal(place)}`;
    checks.push(name);
    return name;
  };
  const part = (place: "path" | "query" | "body") => {
    const ids = [...places]
      .filter((one) => one.startsWith(`${place}.`))
      .map((one) => one.slice(place.length + 1));
    const mine = asked.filter((field) => field.place === place);
    if (ids.length === 0 && mine.length === 0) return undefined;
    const values = [
      ...ids.map((name) => (name === "id" ? "id" : `${name}: id`)),
      ...mine.map(({ name }) => `${name}: values[${JSON.stringify(name)}]`),
    ];
    return `${place}: parse(${checkOf(place)}, { ${values.join(", ")} })`;
  };
  const parts = (["path", "query", "body"] as const).flatMap((place) => part(place) ?? []);
  return `  {
    operation: ${JSON.stringify(operationId)},
    title: ${JSON.stringify(declared.title)},
    on: ${JSON.stringify(Object.keys(declared.on))},
    access: ${JSON.stringify(operation["x-access"])},
    when: ${JSON.stringify(declared.when ?? {})},
    fields: ${JSON.stringify(asked.map((field) => formField(document, field)))},
    send: async (id${asked.length > 0 ? ", values" : ""}) => {
      const { ${operationId} } = await import("./${base}/sdk.gen");
      const { ${checks.join(", ")} } = await import("./${base}/valibot.gen");
      const { parse } = await import("valibot");
      const { data } = await ${operationId}({ ${parts.join(", ")}, throwOnError: true });
      return data;
    },
  },`;
}

/**
 * Calls that carry `x-palette`, as the palette offers them: title, kinds, gate, fields to ask for, and how to send one.
 * @throws Error where one asks for a field that the request does not have.
 */
export function paletteActions(documents: ReadonlyMap<string, OpenApi>): string {
  const entries = [...documents].flatMap(([base, document]) =>
    Object.values(document.paths).flatMap((item) =>
      operationsOf(item).flatMap(([, operation]) => {
        const declared = operation["x-palette"];
        return declared ? [entryOf(document, base, operation, declared)] : [];
      }),
    ),
  );
  return `${banner}import type { Role, Resource } from "./roleMatrix";

/** A field that is asked for before the call. */
export interface ActionField {
  name: string;
  label: string;
  hint?: string;
  isRequired: boolean;
  kind: "text" | "number" | "flag" | "choice" | "choices";
  options?: readonly string[];
}

/** A call that is offered where something of its kinds is open. */
export interface ContractAction {
  operation: string;
  title: string;
  /** Kinds of records that it is about. */
  on: readonly string[];
  access: { resource: Resource; action: "read" | "write"; roles?: readonly Role[] };
  /** Field of the record → values of which it must have one. */
  when: Readonly<Record<string, readonly string[]>>;
  fields: readonly ActionField[];
  /**
   * Sends it for the record with this id.
   * @throws ValiError where the values are not what the contract asks for, and what a call throws.
   */
  send: (id: string, values: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

export const contractActions: readonly ContractAction[] = [
${entries.join("\n")}
];
`;
}
