import type { Operation } from "./document";
import { html, inline, prose, type Html, type Part } from "./docsHtml";
import {
  documentFile,
  schemaFile,
  type DocDocument,
  type DocModel,
  type DocSchema,
} from "./docsModel";
import { operationSection } from "./docsOperation";
import { anchorOf, definitionsOf, propertyNames, schemaBody } from "./docsSchema";

const titleOf = ({ id, schema }: DocSchema) =>
  typeof schema["title"] === "string" ? schema["title"] : id;

/** What an operation does, in a few words. */
const summaryOf = (operation: Operation): string =>
  typeof operation["summary"] === "string" ? operation["summary"] : "";

/** One page around its content. Its scripts are files: the console's policy allows none inside a page. */
function page(title: string, trail: Part, content: Part): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Contract</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <script src="theme.js"></script>
        <link rel="stylesheet" href="docs.css" />
        <script src="docs.js" defer></script>
      </head>
      <body>
        <header class="bar">
          <a href="/">Console</a><span aria-hidden="true">/</span>${trail}
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
}

const home = html`<a href="index.html">Contract</a>`;

const filterBox = (what: string) =>
  html`<div class="filter">
    <label for="filter">Filter ${what}</label>
    <input id="filter" type="search" autocomplete="off" spellcheck="false" />
    <p id="found" role="status"></p>
  </div>`;

/** Everything that there is, in one list with a filter. */
export function indexPage({ documents, schemas }: DocModel): Html {
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
        ${documents.map(({ base, document, operations }) => html`<a href="#part-${base}">${document.info.title} <span>${operations.length}</span></a>`)}<a
          href="#schemas"
          >Schemas <span>${schemas.length}</span></a
        >
      </nav>
      ${documents.map(documentList)}
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
      <p id="nothing" hidden>Nothing has this in its name, path, summary or fields.</p>`,
  );
}

function documentList({ base, document, operations }: DocDocument): Html {
  const file = documentFile(base);
  const shapes = Object.entries(document.components.schemas ?? {});
  return html`<section id="part-${base}" data-group>
    <h2><a href="${file}">${document.info.title}</a></h2>
    <ul class="list">
      ${operations.map(
        ({ method, path, operation }) =>
          html`<li
            data-entry="${`${method} ${path} ${operation.operationId} ${summaryOf(operation)}`}"
          >
            <a href="${file}#${operation.operationId}"
              ><span class="method" data-method="${method}">${method.toUpperCase()}</span>
              <code>${path}</code></a
            >
            <span class="summary">${inline(summaryOf(operation))}</span>
          </li>`,
      )}
    </ul>
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

/** One OpenAPI document: its operations, then the shapes that they speak of. */
export function documentPage({ document, operations }: DocDocument): Html {
  const { info } = document;
  const description =
    "description" in info && typeof info.description === "string" ? info.description : undefined;
  return page(
    info.title,
    html`${home}<span aria-hidden="true">/</span><span>${info.title}</span>`,
    html`${prose(description)} ${filterBox("operations and shapes")}
      <section data-group>
        <h2>Operations</h2>
        ${operations.map((entry) => operationSection(document, entry))}
      </section>
      <section data-group>
        <h2>Shapes</h2>
        ${Object.entries(document.components.schemas ?? {}).map(
          ([name, schema]) =>
            html`<section
              id="${anchorOf(name)}"
              class="entry"
              data-entry="${`${name} ${propertyNames(schema).join(" ")}`}"
            >
              <h3><a href="#${anchorOf(name)}">${name}</a></h3>
              ${prose(schema.description)}${schemaBody(schema, name)}
            </section>`,
        )}
      </section>
      <p id="nothing" hidden>Nothing has this in its name, path, summary or fields.</p>`,
  );
}

/** One JSON Schema with its named parts. */
export function schemaPage(entry: DocSchema): Html {
  const { id, folder, schema } = entry;
  const definitions = definitionsOf(schema);
  return page(
    titleOf(entry),
    html`${home}<span aria-hidden="true">/</span><a href="index.html#schemas">Schemas</a
      ><span aria-hidden="true">/</span><span>${id}</span>`,
    html`<p class="line"><code>schemas/${folder === "" ? "" : `${folder}/`}${id}.json</code></p>
      ${prose(schema.description)} ${schemaBody(schema, titleOf(entry))}
      ${definitions.map(
        ([name, part]) =>
          html`<section id="${anchorOf(name)}" class="entry">
            <h2><a href="#${anchorOf(name)}">${name}</a></h2>
            ${prose(part.description)}${schemaBody(part, name)}
          </section>`,
      )}`,
  );
}
