import { filterBox, home, nothing, page } from "./docsFrame";
import { Html, html, prose } from "./docsHtml";
import { documentList, hasCalls, titleOf } from "./docsIndex";
import {
  documentFile,
  type DocModel,
  type DocOperation,
  type DocPage,
  type DocRead,
  type DocSchema,
} from "./docsModel";
import { operationSection, readSection } from "./docsOperation";
import { anchorOf, definitionsOf, propertyNames, schemaBody } from "./docsSchema";

interface Tagged {
  name: string;
  description?: string;
}

/** The calls of a page by their tag, in the order of its tags. */
function groupsOf({ document, operations, reads }: DocPage) {
  const tags = (document["tags"] ?? []) as Tagged[];
  const tagOf = ({ operation }: DocOperation) => ((operation["tags"] ?? []) as string[])[0];
  return tags
    .map((tag) => ({
      ...tag,
      operations: operations.filter((entry) => tagOf(entry) === tag.name),
      reads: reads.filter((entry) => entry.tag === tag.name),
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

/** Links to shapes of another page of the same document lead there. */
function linked({ pages }: DocModel, { base, page: own }: DocPage, markup: Html): Html {
  const files = new Map(
    pages
      .filter((one) => one.base === base && one.page !== own)
      .flatMap(({ page: name, shapes }) =>
        shapes.map(([shape]) => [anchorOf(shape), documentFile(name)] as const),
      ),
  );
  return new Html(
    markup.text.replaceAll(
      /href="#(schema-[\w.-]+)"/g,
      (_all, anchor: string) => `href="${files.get(anchor) ?? ""}#${anchor}"`,
    ),
  );
}

/** The operations of a page by tag with the named reads, then the shapes that they speak of. */
export function documentPage(model: DocModel, entry: DocPage): Html {
  const { title, document, base, shapes } = entry;
  const { info } = document;
  const description =
    "description" in info && typeof info.description === "string" ? info.description : undefined;
  const groups = groupsOf(entry);
  const parts = model.pages.filter((one) => one.base === base && one !== entry && hasCalls(one));
  const content = html`${prose(description)} ${filterBox("operations and shapes")}
    ${groups.map(
      ({ name, description: about, operations, reads }) =>
        html`<section data-group aria-label="${name}">
          <h2>${name}</h2>
          ${prose(about)} ${operations.map((one) => operationSection(model, entry, one))}
          ${reads.map((one) => readSection(model, one))}
        </section>`,
    )}
    ${hasCalls(entry) ? undefined : parts.map(documentList)}
    <section id="shapes" data-group>
      <h2>Shapes</h2>
      ${shapes.map(
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
    ${nothing}`;
  return page(
    title,
    html`${home}<span aria-hidden="true">/</span><span>${title}</span>`,
    linked(model, entry, content),
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
