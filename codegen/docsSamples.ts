import { html, type Html } from "./docsHtml";
import type { DocDocument, DocOperation, DocRead } from "./docsModel";
import { bodyExample, bodyOf, exampleOf, parametersOf, type Parameter } from "./docsParts";

/** One request, in values. */
export interface Call {
  method: string;
  /** Path with its parameters filled in where the contract shows a value. */
  path: string;
  query: [name: string, value: string][];
  body?: { type: string; value: unknown } | undefined;
}

/** How a value stands in an address; the name in braces where the contract shows none. */
const textOf = (parameter: Parameter): string => {
  const value = exampleOf(parameter);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : `{${parameter.name}}`;
};

/** The call of an operation as its samples make it: with what it needs and what the contract has examples of. */
export function callOf({ base, document }: DocDocument, entry: DocOperation): Call {
  const { parameters } = parametersOf(document, entry);
  const places = new Map(
    parameters.filter((one) => one.in === "path").map((one) => [one.name, one]),
  );
  const path = entry.path.replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = places.get(name);
    const text = parameter === undefined ? whole : textOf(parameter);
    return text.startsWith("{") ? text : encodeURIComponent(text);
  });
  const query = parameters
    .filter((one) => one.in === "query" && (one.required === true || exampleOf(one) !== undefined))
    .map((one): [string, string] => [one.name, textOf(one)]);
  if (base === "db" && entry.method === "get" && query.length === 0) query.push(["limit", "10"]);
  return {
    method: entry.method.toUpperCase(),
    path,
    query,
    body: bodyExample(bodyOf(document, entry)),
  };
}

/** The call that a named read makes; a value that its caller gives stands in braces. */
export function callOfRead({ path, read }: DocRead): Call {
  const given = Object.entries(read.params ?? {})
    .filter(([, { required }]) => required === true)
    .map(([name, { column, operator }]): [string, string] => [
      [column].flat()[0] ?? name,
      operator === "arg" ? `{${name}}` : `${operator}.{${name}}`,
    ]);
  return {
    method: "GET",
    path: `/api/db${path}`,
    query: [
      ["select", read.select],
      ...Object.entries(read.fixed ?? {}),
      ...given,
      ...(read.order === undefined ? [] : [["order", read.order] satisfies [string, string]]),
      ...(read.paged === true ? [["limit", "10"] satisfies [string, string]] : []),
    ],
  };
}

/** Path and query; braces, commas and the like stay readable, as servers take them. */
export function addressOf({ path, query }: Call): string {
  const written = query.map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll(/%(?:2C|3A|28|29|7B|7D|2A|21)/gi, decodeURIComponent)}`,
  );
  return path + (written.length > 0 ? `?${written.join("&")}` : "");
}

const bodyText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value, null, 2);

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl(call: Call): string {
  const lines = [
    `curl${call.method === "GET" ? "" : ` -X ${call.method}`} "$CONSOLE"${shellQuoted(addressOf(call))}`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...(call.body === undefined
      ? []
      : [
          `-H "Content-Type: ${call.body.type}"`,
          `--data ${shellQuoted(bodyText(call.body.value ?? {}))}`,
        ]),
  ];
  return lines.join(" \\\n  ");
}

function fetched(call: Call): string {
  const { body } = call;
  const isJson = body?.type.endsWith("json") === true;
  const options = [
    ...(call.method === "GET" ? [] : [`  method: ${JSON.stringify(call.method)},`]),
    ...(body === undefined ? [] : [`  headers: { "content-type": ${JSON.stringify(body.type)} },`]),
    ...(body === undefined
      ? []
      : [
          isJson
            ? `  body: JSON.stringify(${indented(body.value ?? {})}),`
            : `  body: ${JSON.stringify(bodyText(body.value ?? ""))},`,
        ]),
  ];
  const address = JSON.stringify(addressOf(call));
  return [
    options.length === 0
      ? `const answer = await fetch(${address});`
      : `const answer = await fetch(${address}, {\n${options.join("\n")}\n});`,
    "if (!answer.ok) throw new Error(await answer.text());",
    "const data = await answer.json();",
  ].join("\n");
}

const indented = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll("\n", "\n  ");

/** What of a request the generated client takes: `path`, `query`, `body`. */
function optionsOf({ document }: DocDocument, entry: DocOperation, call: Call): string {
  const { parameters } = parametersOf(document, entry);
  const pathValues = parameters
    .filter((one) => one.in === "path")
    .map((one): [string, unknown] => [one.name, exampleOf(one) ?? `{${one.name}}`]);
  const parts = [
    ...(pathValues.length > 0 ? [`path: ${JSON.stringify(Object.fromEntries(pathValues))}`] : []),
    ...(call.query.length > 0 ? [`query: ${JSON.stringify(Object.fromEntries(call.query))}`] : []),
    ...(call.body === undefined ? [] : [`body: ${indented(call.body.value ?? {})}`]),
  ];
  return parts.length === 0 ? "" : `{\n  ${parts.join(",\n  ")},\n}`;
}

/** How the console makes the call: by what is generated from the contract. */
function client(
  holder: DocDocument,
  entry: DocOperation,
  call: Call,
  reads: readonly DocRead[],
): string {
  const id = entry.operation.operationId;
  const isWrite = entry.operation["x-invalidates"] !== undefined;
  if (holder.base === "db") {
    const path = entry.path.slice("/api/db".length);
    if (isWrite) {
      const given =
        call.method === "POST" ? indented(call.body?.value ?? {}) : "{ where, body, base }";
      return mutation("~generated/db/writes", id, call.method === "DELETE" ? "{ where }" : given);
    }
    const read = reads.find((one) => one.path === path);
    return read === undefined
      ? `// No screen reads ${path} yet: give it a name under x-reads,\n// then npm run generate makes its query options.`
      : clientOfRead(read);
  }
  const from = `~generated/${holder.base}/@tanstack/react-query.gen`;
  const options = optionsOf(holder, entry, call);
  return isWrite
    ? mutation(from, id, options === "" ? "{}" : options)
    : `import { ${id}Options } from "${from}";\n\nconst { data } = useQuery(${id}Options(${options}));`;
}

const mutation = (from: string, id: string, given: string): string =>
  `import { ${id}Mutation } from "${from}";\n\nconst { mutate } = useMutation(${id}Mutation());\nmutate(${given});`;

function clientOfRead({ read }: DocRead): string {
  const needed = Object.keys(read.params ?? {}).filter(
    (name) => read.params?.[name]?.required === true,
  );
  const given = [...needed, ...(read.paged === true ? ["limit: 50", "offset: 0"] : [])];
  return [
    `import { ${read.name}Options } from "~generated/db/reads";`,
    "",
    `const { data } = useQuery(${read.name}Options(${given.length > 0 ? `{ ${given.join(", ")} }` : ""}));`,
  ].join("\n");
}

/** The ways to make a call, each under its name. */
export type Samples = readonly [name: string, text: string][];

/** Request samples of an operation. */
export function samplesOf(
  holder: DocDocument,
  entry: DocOperation,
  reads: readonly DocRead[],
): Samples {
  const call = callOf(holder, entry);
  return [
    ["curl", curl(call)],
    ["fetch", fetched(call)],
    ["generated client", client(holder, entry, call, reads)],
  ];
}

/** Request samples of a named read. */
export function samplesOfRead(read: DocRead): Samples {
  const call = callOfRead(read);
  return [
    ["curl", curl(call)],
    ["fetch", fetched(call)],
    ["generated client", clientOfRead(read)],
  ];
}

/** The samples, one open at a time. */
export const samplesPart = (id: string, samples: Samples): Html =>
  html`<div class="samples">
    ${samples.map(
      ([name, text], index) =>
        html`<details name="samples-${id}" ${index === 0 && html` open`}>
          <summary>${name}</summary>
          <pre data-copy><code>${text}</code></pre>
        </details>`,
    )}
  </div>`;
