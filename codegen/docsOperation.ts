import { html, inline, joined, jsonBlock, prose, type Html, type Part } from "./docsHtml";
import { lookUp, type DocOperation } from "./docsModel";
import { limitsText, schemaBody, typeText } from "./docsSchema";
import type { OpenApi, Schema } from "./document";

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

interface Example {
  summary?: string;
  value?: unknown;
}

interface Body {
  $ref?: string;
  description?: string;
  content?: Record<
    string,
    { schema?: Schema; example?: unknown; examples?: Record<string, Example> }
  >;
  headers?: Record<string, { description?: string }>;
}

function resolved<Shape extends { $ref?: string }>(document: OpenApi, part: Shape): Shape {
  if (part.$ref === undefined) return part;
  // References were checked by lint; a broken one shows as it stands.
  return (lookUp(document, part.$ref) as Shape | undefined) ?? part;
}

/** Every row filter of PostgREST is a parameter of its own; they are listed, not described one by one. */
const isRowFilter = ({ $ref }: Parameter) => $ref?.includes("/parameters/rowFilter.") === true;

/** Everything about one operation, under the anchor of its operationId. */
export function operationSection(
  document: OpenApi,
  { method, path, operation }: DocOperation,
): Html {
  const { operationId } = operation;
  const text = (key: string) => (typeof operation[key] === "string" ? operation[key] : undefined);
  const item = Object.entries(document.paths).find(([known]) => path.endsWith(known))?.[1];
  const given = [item?.["parameters"], operation["parameters"]].flatMap(
    (list) => (list ?? []) as Parameter[],
  );
  const body = operation["requestBody"] as Body | undefined;
  const answers = Object.entries((operation["responses"] ?? {}) as Record<string, Body>);
  return html`<section
    id="${operationId}"
    class="entry"
    data-entry="${`${method} ${path} ${operationId} ${text("summary") ?? ""}`}"
  >
    <h3>
      <span class="method" data-method="${method}">${method.toUpperCase()}</span>
      <code class="path">${path}</code>
    </h3>
    <p class="line">
      <a href="#${operationId}"><code>${operationId}</code></a> · ${text("summary")}
    </p>
    ${prose(text("description"))} ${accessLine(operation)}
    ${parameterPart(document, given, operationId)}
    ${
      body !== undefined &&
      html`<h4>Body</h4>
        ${contentOf(document, body, `body of ${operationId}`)}`
    }
    <h4>Answers</h4>
    ${answers.map(([status, answer]) => answerPart(document, status, answer, operationId))}
  </section>`;
}

function accessLine(operation: DocOperation["operation"]): Html {
  const { resource, action, roles } = operation["x-access"];
  const stale = operation["x-invalidates"] ?? [];
  const who =
    resource === "public" || resource === "anyone"
      ? `everybody${resource === "public" ? " who is signed in" : ""}`
      : `${action} on ${resource}${roles ? `, ${roles.join(", ")}` : ""}`;
  return html`<p class="note">
    Access:
    ${who}.${
      stale.length > 0 &&
      html` Makes stale:
      ${joined(
        stale.map((name) => html`<code>${name}</code>`),
        ", ",
      )}.`
    }
  </p>`;
}

function parameterPart(document: OpenApi, given: readonly Parameter[], operationId: string): Part {
  const filters = given.filter(isRowFilter).map((parameter) => resolved(document, parameter).name);
  const columns = filters.filter((name) => !name.endsWith(".filter"));
  const others = given
    .filter((parameter) => !isRowFilter(parameter))
    .map((part) => resolved(document, part));
  if (given.length === 0) return undefined;
  return html`<h4>Parameters</h4>
    ${
      others.length > 0 &&
      html`<table class="parameters" aria-label="Parameters of ${operationId}">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">In</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
            <th scope="col">Limits</th>
          </tr>
        </thead>
        <tbody>
          ${others.map(
            ({ name, in: place, required, schema, description }) =>
              html`<tr>
                <th scope="row">
                  <code>${name}</code>${required && html` <span class="required">required</span>`}
                </th>
                <td>${place}</td>
                <td>${typeText(schema ?? {})}</td>
                <td>${inline(description)}</td>
                <td>${limitsText(schema ?? {})}</td>
              </tr>`,
          )}
        </tbody>
      </table>`
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

function answerPart(document: OpenApi, status: string, answer: Body, operationId: string): Html {
  const whole = resolved(document, answer);
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
    ${contentOf(document, whole, `answer ${status} of ${operationId}`)}
  </details>`;
}

function contentOf(document: OpenApi, body: Body, label: string): Part {
  return Object.entries(resolved(document, body).content ?? {}).map(
    ([type, { schema = {}, example, examples }]) => {
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
    },
  );
}
