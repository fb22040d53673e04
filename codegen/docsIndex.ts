import { filterBox, nothing, page } from "./docsFrame";
import { html, inline, type Html } from "./docsHtml";
import {
  documentFile,
  schemaFile,
  type DocModel,
  type DocOperation,
  type DocPage,
  type DocSchema,
} from "./docsModel";
import { anchorOf, propertyNames } from "./docsSchema";
import type { Operation } from "./document";

/** What a schema calls itself. */
export const titleOf = ({ id, schema }: DocSchema) =>
  typeof schema["title"] === "string" ? schema["title"] : id;

/** What an operation does, in a few words. */
const summaryOf = (operation: Operation): string =>
  typeof operation["summary"] === "string" ? operation["summary"] : "";

/** Everything that there is, in one list with a filter. */
export function indexPage(model: DocModel): Html {
  const { pages, schemas } = model;
  const folders = [...new Set(schemas.map(({ folder }) => folder))];
  return page(
    "Contract",
    html`<span>Contract</span>`,
    html`<p class="lead">
        Every call of the backend and every document that people write, from the files that the
        console, its checks and its stand-ins are generated from.
      </p>
      ${filterBox("operations, shapes and schemas")}
      <nav aria-label="Parts" class="parts">
        ${pages.filter(hasCalls).map((entry) => html`<a href="#part-${entry.page}">${entry.title} <span>${entry.operations.length}</span></a>`)}<a
          href="#schemas"
          >Schemas <span>${schemas.length}</span></a
        >
      </nav>
      ${pages.map(documentList)}
      <section id="schemas" data-group>
        <h2>Schemas</h2>
        ${folders.map(
          (folder) =>
            html`<div data-group>
              <h3>${folder === "" ? "documents" : folder}</h3>
              <ul class="list">
                ${schemas.filter((schema) => schema.folder === folder).map(schemaEntry)}
              </ul>
            </div>`,
        )}
      </section>
      ${nothing}`,
    { hasSearch: false },
  );
}

/** Pages that hold no calls lead to others. */
export const hasCalls = ({ operations }: DocPage): boolean => operations.length > 0;

const callEntry =
  (file: string) =>
  ({ method, path, operation }: DocOperation): Html =>
    html`<li data-entry="${`${method} ${path} ${operation.operationId} ${summaryOf(operation)}`}">
      <a href="${file}#${operation.operationId}"
        ><span class="method" data-method="${method}">${method.toUpperCase()}</span>
        <code>${path}</code></a
      >
      <span class="summary">${inline(summaryOf(operation))}</span>
    </li>`;

/** What a page of calls holds, to go to. */
export function documentList({ page: name, title, operations, reads, shapes }: DocPage): Html {
  const file = documentFile(name);
  return html`<section id="part-${name}" data-group>
    <h2><a href="${file}">${title}</a></h2>
    ${
      operations.length > 0 &&
      html`<ul class="list">
        ${operations.map(callEntry(file))}
      </ul>`
    }
    ${
      reads.length > 0 &&
      html`<details data-group>
        <summary>${reads.length} named reads</summary>
        <ul class="list">
          ${reads.map(
            ({ read, path }) =>
              html`<li data-entry="${`get /api/db${path} ${read.name} ${read.summary}`}">
                <a href="${file}#${read.name}"><code>${read.name}</code></a>
                <span class="summary">${inline(read.summary)}</span>
              </li>`,
          )}
        </ul>
      </details>`
    }
    <details data-group>
      <summary>${shapes.length} shapes</summary>
      <ul class="list">
        ${shapes.map(
          ([name, schema]) =>
            html`<li data-entry="${`${name} ${propertyNames(schema).join(" ")}`}">
              <a href="${file}#${anchorOf(name)}"><code>${name}</code></a>
              <span class="summary">${inline(schema.description)}</span>
            </li>`,
        )}
      </ul>
    </details>
  </section>`;
}

const schemaEntry = (entry: DocSchema) =>
  html`<li
    data-entry="${`${entry.id} ${titleOf(entry)} ${entry.schema.description ?? ""} ${propertyNames(entry.schema).join(" ")}`}"
  >
    <a href="${schemaFile(entry.id)}"><code>${entry.id}</code></a>
    <span class="summary">${inline(entry.schema.description)}</span>
  </li>`;
