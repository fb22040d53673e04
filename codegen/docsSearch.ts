import type { DocDocument, DocModel, DocOperation } from "./docsModel";
import { lookUp, schemaFile, documentFile } from "./docsModel";
import { answersOf, bodyOf, parametersOf } from "./docsParts";
import { anchorOf, propertyNames } from "./docsSchema";
import type { OpenApi, Schema } from "./document";

/** What the search knows of one entry, by the words before the colon: `status:404`, `role:viewer`, `field:agent_id`. */
export interface Found {
  /** Page and anchor. */
  at: string;
  name: string[];
  status?: string[];
  role?: string[];
  header?: string[];
  field?: string[];
  tag?: string[];
}

/** Names of all fields of a schema and of what it refers to in this document. */
function fieldsOf(
  document: OpenApi,
  schema: Schema,
  into = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (Array.isArray(value)) return value.forEach(visit);
    const ref: unknown = Reflect.get(value, "$ref");
    if (typeof ref === "string" && !seen.has(ref)) {
      seen.add(ref);
      visit(lookUp(document, ref));
    }
    for (const [key, child] of Object.entries(value)) {
      if (["example", "examples", "description", "default", "enum"].includes(key)) continue;
      if (key === "properties" && typeof child === "object" && child !== null)
        for (const name of Object.keys(child)) into.add(name);
      visit(child);
    }
  };
  visit(schema);
  return into;
}

function ofOperation(
  { rolesFor, places }: DocModel,
  { document }: DocDocument,
  entry: DocOperation,
): Found {
  const { operation, method, path } = entry;
  const { parameters, columns } = parametersOf(document, entry);
  const body = bodyOf(document, entry);
  const answers = answersOf(document, entry);
  const fields = new Set([
    ...columns,
    ...parameters.filter((one) => one.in !== "header").map(({ name }) => name),
  ]);
  for (const part of [...(body ? [body] : []), ...answers.map(([, answer]) => answer)])
    for (const { schema } of Object.values(part.content ?? {}))
      fieldsOf(document, schema ?? {}, fields);
  const headers = [
    ...parameters.filter((one) => one.in === "header").map(({ name }) => name),
    ...answers.flatMap(([, answer]) => Object.keys(answer.headers ?? {})),
  ];
  const { summary, tags } = operation;
  return {
    at: places.get(operation.operationId) ?? "",
    name: [operation.operationId, method, path, ...(typeof summary === "string" ? [summary] : [])],
    status: answers.map(([status]) => status),
    role: rolesFor(operation["x-access"]) ?? [operation["x-access"].resource],
    header: [...new Set(headers)],
    field: [...fields],
    tag: (tags ?? []) as string[],
  };
}

/** Everything that the reference can be searched for. */
export function searchIndex(model: DocModel): Found[] {
  const { documents, pages, reads, schemas, rolesFor, places } = model;
  const db = documents.find(({ base }) => base === "db")?.document;
  return [
    ...documents.flatMap((holder) =>
      holder.operations.map((entry) => ofOperation(model, holder, entry)),
    ),
    ...reads.map(({ read, path, tag, access }): Found => ({
      at: places.get(read.name) ?? "",
      name: [read.name, `get /api/db${path}`, read.summary],
      status: ["200"],
      role: rolesFor(access) ?? [access.resource],
      field: db === undefined ? [] : [...fieldsOf(db, { $ref: read.result.$ref })],
      tag: [tag],
    })),
    ...pages.flatMap(({ page, shapes }) =>
      shapes.map(([name, schema]): Found => ({
        at: `${documentFile(page)}#${anchorOf(name)}`,
        name: [name],
        field: propertyNames(schema),
      })),
    ),
    ...schemas.map(({ id, schema }): Found => ({
      at: schemaFile(id),
      name: [
        id,
        typeof schema["title"] === "string" ? schema["title"] : "",
        schema.description ?? "",
      ],
      field: propertyNames(schema),
    })),
  ];
}
