import { basename } from "node:path";
import { documentFile, schemaFile } from "./docsModel";
import { html, inline, joined, jsonBlock, type Html, type Part } from "./docsHtml";
import { namedTable } from "./docsTable";
import { isSchema, type Schema } from "./document";

/** How deep inline objects are spelled out in one table. */
const depthLimit = 5;

/** The schemas of a list such as `allOf`; none where there is no list. */
export const schemasIn = (value: unknown): Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

const mapIn = (value: unknown): [string, Schema][] =>
  isSchema(value)
    ? Object.entries(value).filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    : [];

/** Anchor of a named part of a page. */
export const anchorOf = (name: string): string => `schema-${name.replaceAll(/[^\w.-]/g, "-")}`;

/** A link to what a reference names: a part of this page, or the page of another schema file. */
export function refLink(ref: string): Html {
  const [file = "", pointer = ""] = ref.split("#");
  const name = decodeURIComponent(pointer.split("/").at(-1) ?? "");
  if (file === "")
    return html`<a href="#${anchorOf(name)}">${name === "" ? "this schema" : name}</a>`;
  const id = basename(file).replace(/\.(?:json|yaml)$/, "");
  const page = file.endsWith(".yaml") ? documentFile(id) : schemaFile(id);
  return html`<a href="${page}${name === "" ? "" : `#${anchorOf(name)}`}"
    >${name === "" ? id : `${id}, ${name}`}</a
  >`;
}

/** The schemas of which a value may fit one. */
export const choices = ({ oneOf, anyOf }: Schema): Schema[] => [
  ...schemasIn(oneOf),
  ...schemasIn(anyOf),
];

/** The type of a value in words, with links to named shapes. */
export function typeText(schema: Schema): Part {
  if (schema.$ref !== undefined) return refLink(schema.$ref);
  if (schema["const"] !== undefined) return html`<code>${JSON.stringify(schema["const"])}</code>`;
  const parts = schemasIn(schema["allOf"]).filter((part) => part.$ref ?? part.type);
  const options = choices(schema).filter(
    (part) => part.$ref ?? part.type ?? part["const"] ?? choices(part)[0],
  );
  if (schema.type === undefined && options.length > 0) return joined(options.map(typeText), " or ");
  if (schema.type === undefined && parts.length > 0) return joined(parts.map(typeText), " and ");
  const types = [schema.type ?? (schema.properties ? "object" : [])].flat();
  if (types.length === 0) return schema["enum"] === undefined ? "anything" : "one of";
  return joined(
    types.map((type) => oneType(type, schema)),
    " or ",
  );
}

function oneType(type: string, schema: Schema): Part {
  const items = schema["items"];
  if (type === "array") return isSchema(items) ? ["list of ", typeText(items)] : "list";
  const values = schema["additionalProperties"];
  if (type === "object" && !schema.properties && isSchema(values))
    return ["map of ", typeText(values)];
  return type === "string" && schema.format !== undefined ? `string, ${schema.format}` : type;
}

const limits: readonly [keyword: string, words: string][] = [
  ["pattern", "pattern"],
  ["minimum", "at least"],
  ["exclusiveMinimum", "more than"],
  ["maximum", "at most"],
  ["exclusiveMaximum", "less than"],
  ["multipleOf", "multiple of"],
  ["minLength", "length at least"],
  ["maxLength", "length at most"],
  ["minItems", "entries at least"],
  ["maxItems", "entries at most"],
];

/** Default, allowed values and limits of a value, one line each. */
export function limitsText(schema: Schema): Part {
  const holders = [schema, ...choices(schema).filter((part) => part.$ref === undefined)];
  const known = holders
    .flatMap((holder) => [holder["enum"], holder["x-known"]])
    .find(Array.isArray);
  const lines: Part[] = [
    schema["default"] === undefined
      ? undefined
      : html`<div>default <code>${JSON.stringify(schema["default"])}</code></div>`,
    known &&
      html`<div>
        values
        ${joined(
          known.map(
            (value) =>
              html`<code>${typeof value === "string" ? value : JSON.stringify(value)}</code>`,
          ),
          " ",
        )}
      </div>`,
    ...limits.map(
      ([keyword, words]) =>
        schema[keyword] !== undefined &&
        html`<div>${words} <code>${JSON.stringify(schema[keyword])}</code></div>`,
    ),
    schema.readOnly === true && html`<div>read only</div>`,
  ];
  return lines;
}

interface Row {
  name: string;
  required: boolean;
  schema: Schema;
}

/** Properties with those of inline objects below them: `spec.url`, `checks[].name`, `labels.*`. */
function rowsOf(schema: Schema, prefix: string, depth: number): Row[] {
  const required = new Set(schema.required ?? []);
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = prefix + key;
    return [
      { name, required: required.has(key), schema: property },
      ...below(property, name, depth),
    ];
  });
  const parts = [...schemasIn(schema["allOf"]), ...choices(schema)].filter(
    (part) => part.$ref === undefined,
  );
  const others = parts.flatMap((part) => rowsOf(part, prefix, depth));
  const seen = new Set(own.map(({ name }) => name));
  return [...own, ...others.filter(({ name }) => !seen.has(name) && seen.add(name))];
}

function below(schema: Schema, name: string, depth: number): Row[] {
  if (depth >= depthLimit) return [];
  const items = schema["items"];
  const values = schema["additionalProperties"];
  return [
    ...rowsOf(schema, `${name}.`, depth + 1),
    ...(isSchema(items) && items.$ref === undefined ? below(items, `${name}[]`, depth + 1) : []),
    ...(isSchema(values) && values.$ref === undefined ? below(values, `${name}.*`, depth + 1) : []),
  ];
}

/** Names of all properties, for the search of the index. */
export const propertyNames = (schema: Schema): string[] =>
  rowsOf(schema, "", 0).map(({ name }) => name);

/** Everything that a schema says, as a table of its properties or as one line. */
export function schemaBody(schema: Schema, label: string): Html {
  const rows = rowsOf(schema, "", 0);
  const examples = Array.isArray(schema["examples"]) ? schema["examples"] : [];
  const rest = schema["additionalProperties"];
  return html`
    ${rows.length === 0 && html`<p class="line">${typeText(schema)} ${limitsText(schema)}</p>`}
    ${rows.length > 0 && propertyTable(rows, label)}
    ${rest === false && rows.length > 0 && html`<p class="note">No other fields.</p>`}
    ${isSchema(rest) && rows.length > 0 && html`<p class="note">Other fields: ${typeText(rest)}.</p>`}
    ${
      examples.length > 0 &&
      html`<details>
        <summary>${examples.length === 1 ? "Example" : "Examples"}</summary>
        ${examples.map(jsonBlock)}
      </details>`
    }
  `;
}

const propertyTable = (rows: readonly Row[], label: string): Html =>
  namedTable(
    `Fields of ${label}`,
    ["Field", "Type", "Meaning", "Limits"],
    rows.map(({ name, required, schema }) => ({
      name,
      required,
      cells: [typeText(schema), inline(schema.description), limitsText(schema)],
    })),
  );

/** Named parts of a schema file, each to be shown under its anchor. */
export const definitionsOf = (schema: Schema): [string, Schema][] => mapIn(schema["$defs"]);
