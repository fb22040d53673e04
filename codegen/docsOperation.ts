import { html, inline, joined, jsonBlock, prose, type Html, type Part } from "./docsHtml";
import type { DocDocument, DocModel, DocOperation, DocRead } from "./docsModel";
import { answersOf, bodyOf, parametersOf, type Body, type Parameter } from "./docsParts";
import { samplesOf, samplesOfRead, samplesPart } from "./docsSamples";
import { limitsText, refLink, schemaBody, typeText } from "./docsSchema";
import { namedTable } from "./docsTable";
import { tryOperation, tryRead } from "./docsTry";
import type { Access } from "./document";

const headOf = (id: string, method: string, path: string, summary: string | undefined): Html =>
  html`<h3>
      <span class="method" data-method="${method}">${method.toUpperCase()}</span>
      <code class="path">${path}</code>
    </h3>
    <p class="line">
      <a href="#${id}"><code>${id}</code></a> · ${inline(summary)}
    </p>`;

/** Everything about one operation, under the anchor of its operationId. */
export function operationSection(model: DocModel, holder: DocDocument, entry: DocOperation): Html {
  const { document } = holder;
  const { method, path, operation } = entry;
  const { operationId } = operation;
  const text = (key: string) => (typeof operation[key] === "string" ? operation[key] : undefined);
  const body = bodyOf(document, entry);
  return html`<section
    id="${operationId}"
    class="entry"
    data-entry="${`${method} ${path} ${operationId} ${text("summary") ?? ""}`}"
  >
    ${headOf(operationId, method, path, text("summary"))} ${prose(text("description"))}
    ${accessLine(model, operation["x-access"])}
    ${staleLine(model, operation["x-invalidates"] ?? [])}
    ${samplesPart(operationId, samplesOf(holder, entry, model.reads))}
    ${tryOperation(model, holder, entry)}
    ${parameterPart(parametersOf(document, entry), operationId)}
    ${
      body !== undefined &&
      html`<h4>Body</h4>
        ${contentOf(body, `body of ${operationId}`)}`
    }
    <h4>Answers</h4>
    ${answersOf(document, entry).map(([status, answer]) => answerPart(status, answer, operationId))}
  </section>`;
}

/** Everything about a named read, under the anchor of its name. */
export function readSection(model: DocModel, entry: DocRead): Html {
  const { path, access, read } = entry;
  const parameters = Object.entries(read.params ?? {});
  const order = [read.order, read.sort && `by choice ${read.sort.join(", ")}`].filter(Boolean);
  return html`<section
    id="${read.name}"
    class="entry"
    data-entry="${`get /api/db${path} ${read.name} ${read.summary}`}"
  >
    <h3><span class="method">READ</span> <code class="path">${read.name}</code></h3>
    <p class="line"><a href="#${read.name}">${inline(read.summary)}</a></p>
    <p class="note">
      A named read of <code>/api/db${path}</code>: its select and its rows stand in the contract.
    </p>
    ${accessLine(model, access)}
    <pre><code>select=${read.select}</code></pre>
    ${order.length > 0 && html`<p class="note">Order: <code>${order.join("; ")}</code></p>`}
    ${samplesPart(read.name, samplesOfRead(entry))} ${tryRead(model, entry)}
    ${
      parameters.length > 0 &&
      namedTable(
        `Parameters of ${read.name}`,
        ["Name", "Filter", "Column", "Meaning"],
        parameters.map(([name, { column, operator, required, description }]) => ({
          name,
          required,
          cells: [operator, html`<code>${[column].flat().join(", ")}</code>`, inline(description)],
        })),
        "parameters",
      )
    }
    <p class="line">Rows: list of ${refLink(read.result.$ref)}</p>
  </section>`;
}

function accessLine({ rolesFor }: DocModel, access: Access): Html {
  const roles = rolesFor(access);
  const { resource, action } = access;
  if (roles === undefined)
    return html`<p class="note">
      Access:
      ${resource === "anyone" ? "everybody, signed in or not" : "everybody who is signed in"}.
    </p>`;
  return html`<p class="note">
    Access: <code>${action}</code> on <code>${resource}</code>, by
    ${joined(
      roles.map((role) => html`<span class="role">${role}</span>`),
      " ",
    )}
  </p>`;
}

const staleLine = ({ places }: DocModel, names: readonly string[]): Part =>
  names.length > 0 &&
  html`<p class="note">
    Makes stale:
    ${joined(
      names.map((name) => html`<a href="${places.get(name)}"><code>${name}</code></a>`),
      ", ",
    )}.
  </p>`;

function parameterPart(
  { parameters: others, columns }: { parameters: Parameter[]; columns: string[] },
  operationId: string,
): Part {
  if (others.length + columns.length === 0) return undefined;
  return html`<h4>Parameters</h4>
    ${
      others.length > 0 &&
      namedTable(
        `Parameters of ${operationId}`,
        ["Name", "In", "Type", "Meaning", "Limits"],
        others.map(({ name, in: place, required, schema, description }) => ({
          name,
          required,
          cells: [place, typeText(schema ?? {}), inline(description), limitsText(schema ?? {})],
        })),
        "parameters",
      )
    }
    ${
      columns.length > 0 &&
      html`<details>
        <summary>Row filters on ${columns.length} columns</summary>
        <p>
          Each takes <code>operator.value</code>, such as <code>eq.1</code>, once or several times;
          with <code>.filter</code> behind the name, the backend's list: <code>a,!b,*part*</code>.
        </p>
        <p class="names">
          ${joined(
            columns.map((name) => html`<code>${name}</code>`),
            " ",
          )}
        </p>
      </details>`
    }`;
}

function answerPart(status: string, whole: Body, operationId: string): Html {
  const headers = Object.entries(whole.headers ?? {});
  return html`<details${status.startsWith("2") && html` open`}>
    <summary><span class="status">${status}</span> ${inline(whole.description)}</summary>
    ${
      headers.length > 0 &&
      html`<p class="note">
        Headers:
        ${joined(
          headers.map(
            ([name, { description }]) => html`<code>${name}</code> ${inline(description)}`,
          ),
          "; ",
        )}
      </p>`
    }
    ${contentOf(whole, `answer ${status} of ${operationId}`)}
  </details>`;
}

function contentOf(body: Body, label: string): Part {
  return Object.entries(body.content ?? {}).map(([type, { schema = {}, example, examples }]) => {
    const shown: [string, unknown][] = [
      ...(example === undefined ? [] : [["Example", example] satisfies [string, unknown]]),
      ...Object.entries(examples ?? {}).map(([name, { summary, value }]): [string, unknown] => [
        `Example: ${summary ?? name}`,
        value,
      ]),
    ];
    return html`<p class="line">
        <code>${type}</code> ${schema.properties ? "" : typeText(schema)}
      </p>
      ${schema.properties && schemaBody(schema, label)}
      ${shown.map(
        ([name, value]) =>
          html`<details>
            <summary>${name}</summary>
            ${jsonBlock(value)}
          </details>`,
      )}`;
  });
}
