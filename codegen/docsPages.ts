import type { Operation } from "./document";
import { html, inline, prose, type Html, type Part } from "./docsHtml";
import {
  documentFile,
  schemaFile,
  type DocDocument,
  type DocModel,
  type DocOperation,
  type DocRead,
  type DocSchema,
} from "./docsModel";
import { operationSection, readSection } from "./docsOperation";
import { anchorOf, definitionsOf, propertyNames, schemaBody } from "./docsSchema";

const titleOf = ({ id, schema }: DocSchema) =>
  typeof schema["title"] === "string" ? schema["title"] : id;

/** What an operation does, in a few words. */
const summaryOf = (operation: Operation): string =>
  typeof operation["summary"] === "string" ? operation["summary"] : "";

const searchForm = html`<form action="index.html" role="search">
  <input
    name="q"
    type="search"
    aria-label="Search the whole contract"
    placeholder="Search the contract"
    autocomplete="off"
    spellcheck="false"
  />
</form>`;

/** One page around its content. Its scripts are files: the console's policy allows none inside a page. */
function page(
  title: string,
  trail: Part,
  content: Part,
  { side, hasSearch = true }: { side?: Part; hasSearch?: boolean } = {},
): Html {
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
        <script src="try.js" defer></script>
      </head>
      <body>
        <header class="bar">
          <a href="/">Console</a><span aria-hidden="true">/</span>${trail}
          ${hasSearch && searchForm}
        </header>
        <div class="columns">
          ${side}
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </div>
      </body>
    </html> `;
}

const home = html`<a href="index.html">Contract</a>`;

const filterBox = (what: string) =>
  html`<div class="filter">
      <label for="filter">Filter ${what}</label>
      <input id="filter" type="search" autocomplete="off" spellcheck="false" />
      <p id="found" role="status"></p>
    </div>
    <p class="note">
      Words of names, paths, summaries, fields, headers, statuses and roles; or one kind alone:
      <code>field:agent_id</code> <code>status:409</code> <code>role:viewer</code>
      <code>header:Prefer</code> <code>tag:health</code>
    </p>`;

const nothing = html`<p id="nothing" hidden>
  Nothing has all of this in its name, path, summary, fields, headers, statuses or roles.
</p>`;

/** Everything that there is, in one list with a filter. */
export function indexPage(model: DocModel): Html {
  const { documents, schemas } = model;
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
      ${documents.map((entry) => documentList(model, entry))}
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

function documentList({ reads }: DocModel, { base, document, operations }: DocDocument): Html {
  const file = documentFile(base);
  const named = base === "db" ? reads : [];
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
    ${
      named.length > 0 &&
      html`<details data-group>
        <summary>${named.length} named reads</summary>
        <ul class="list">
          ${named.map(
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

interface Tagged {
  name: string;
  description?: string;
}

/** The calls of a document by their tag, in the order of its tags. */
function groupsOf({ reads }: DocModel, { base, document, operations }: DocDocument) {
  const tags = (document["tags"] ?? []) as Tagged[];
  const named = base === "db" ? reads : [];
  const tagOf = ({ operation }: DocOperation) => ((operation["tags"] ?? []) as string[])[0];
  return tags
    .map((tag) => ({
      ...tag,
      operations: operations.filter((entry) => tagOf(entry) === tag.name),
      reads: named.filter((entry) => entry.tag === tag.name),
    }))
    .filter((group) => group.operations.length + group.reads.length > 0);
}

type Group = ReturnType<typeof groupsOf>[number];

/** Every call of the page, to go to. */
const contents = (groups: readonly Group[]): Html =>
  html`<nav class="contents" aria-label="On this page">
    ${groups.map(
      ({ name, operations, reads }) =>
        html`<details data-group open>
          <summary>${name}</summary>
          <ul>
            ${operations.map(({ method, operation: { operationId } }) => entryLink(operationId, method))}
            ${reads.map(({ read }: DocRead) => entryLink(read.name, "read"))}
          </ul>
        </details>`,
    )}
    <a href="#shapes">Shapes</a>
  </nav>`;

const entryLink = (id: string, kind: string): Html =>
  html`<li data-entry="${id}">
    <a href="#${id}"><span class="method" data-method="${kind}">${kind}</span> ${id}</a>
  </li>`;

/** One OpenAPI document: its operations by tag with the named reads, then the shapes that they speak of. */
export function documentPage(model: DocModel, entry: DocDocument): Html {
  const { document } = entry;
  const { info } = document;
  const description =
    "description" in info && typeof info.description === "string" ? info.description : undefined;
  const groups = groupsOf(model, entry);
  return page(
    info.title,
    html`${home}<span aria-hidden="true">/</span><span>${info.title}</span>`,
    html`${prose(description)} ${filterBox("operations and shapes")}
      ${groups.map(
        ({ name, description: about, operations, reads }) =>
          html`<section data-group aria-label="${name}">
            <h2>${name}</h2>
            ${prose(about)} ${operations.map((one) => operationSection(model, entry, one))}
            ${reads.map((one) => readSection(model, one))}
          </section>`,
      )}
      <section id="shapes" data-group>
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
      ${nothing}`,
    { side: contents(groups) },
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
