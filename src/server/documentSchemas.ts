import { documentKinds, documentSchemas } from "~generated/schemas/index";

/** A kind of document that is a resource of a cluster, and the name of its file. */
interface ServedKind {
  file: string;
  kind: string;
  apiVersion: string;
  load: () => Promise<Readonly<Record<string, unknown>>>;
}

const loaders: Readonly<Record<string, ServedKind["load"]>> = documentSchemas;

const served: readonly ServedKind[] = documentKinds.flatMap(({ schema, kind, group, version }) => {
  const load = loaders[schema];
  if (!kind || !group || !version || !load) return [];
  const file = schema.split("/").at(-1) ?? schema;
  return [{ file, kind, apiVersion: `${group}/${version}`, load }];
});

const dialect = "https://json-schema.org/draft/2020-12/schema";

/** A whole document: its envelope around the schema of its spec, referring to nothing outside itself. */
async function documentSchema({ kind, apiVersion, load }: ServedKind, $id: string) {
  const { $defs, ...spec } = await load();
  return {
    $schema: dialect,
    $id,
    title: kind,
    type: "object",
    required: ["apiVersion", "kind", "metadata", "spec"],
    additionalProperties: false,
    properties: {
      apiVersion: { const: apiVersion },
      kind: { const: kind },
      metadata: {
        type: "object",
        properties: {
          name: { type: "string" },
          namespace: { type: "string" },
          labels: { type: "object", additionalProperties: { type: "string" } },
          annotations: { type: "object", additionalProperties: { type: "string" } },
        },
        anyOf: [{ required: ["name"] }, { required: ["generateName"] }],
      },
      spec,
      status: {},
    },
    ...($defs === undefined ? {} : { $defs }),
  };
}

/** Every kind in one: what `kind` says decides which schema counts. */
const anyDocument = (origin: string) => ({
  $schema: dialect,
  $id: `${origin}/schemas/document.json`,
  title: "Document",
  type: "object",
  required: ["kind"],
  properties: { kind: { enum: served.map(({ kind }) => kind) } },
  oneOf: served.map(({ file }) => ({ $ref: `${origin}/schemas/${file}.json` })),
});

/** The list of all in the format of schemastore.org, which editors take as a source of schemas. */
const catalog = (origin: string) => ({
  $schema: "https://json.schemastore.org/schema-catalog.json",
  version: 1,
  schemas: [
    ...served.map(({ file, kind, apiVersion }) => ({
      name: kind,
      description: `${kind} of ${apiVersion}`,
      fileMatch: [`${file}.yaml`, `*.${file}.yaml`, `${file}.yml`, `*.${file}.yml`],
      url: `${origin}/schemas/${file}.json`,
    })),
    {
      name: "Document",
      description: "Any of them, by its kind",
      url: `${origin}/schemas/document.json`,
    },
  ],
});

const lists = new Map<string, (origin: string) => object>([
  ["index.json", catalog],
  ["document.json", anyDocument],
]);

/**
 * The schemas of documents for other editors: `index.json` lists them, `<kind>.json` is one, `document.json` all.
 * They say nothing of the installation, and an editor cannot sign in: everybody may read them, also other sites' pages.
 * @param origin of the console as the caller sees it.
 * @returns undefined for a name that there is not.
 */
export async function answerSchema(name: string, origin: string): Promise<Response | undefined> {
  const kind = served.find(({ file }) => `${file}.json` === name);
  const body = kind
    ? await documentSchema(kind, `${origin}/schemas/${name}`)
    : lists.get(name)?.(origin);
  return (
    body &&
    Response.json(body, {
      headers: {
        "content-type": name === "index.json" ? "application/json" : "application/schema+json",
        "cache-control": "public, max-age=300",
        "access-control-allow-origin": "*",
      },
    })
  );
}
