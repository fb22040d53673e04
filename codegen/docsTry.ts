import { html, type Html } from "./docsHtml";
import type { DocDocument, DocModel, DocOperation, DocRead } from "./docsModel";
import { bodyOf, exampleOf, parametersOf } from "./docsParts";
import { addressOf, callOf, callOfRead } from "./docsSamples";

/** What the page needs to build the form of a call (docsPageTry.js); names are short, for there are hundreds. */
interface Form {
  method: string;
  /** With {parameters} in braces. */
  path: string;
  fields: { name: string; in: string; required: boolean; about: string; value: string }[];
  /** Takes more of the query than the fields: filters of rows. */
  hasFilters: boolean;
  body?: { type: string; value: string };
  /** It changes something, so it is asked for twice. */
  writes: boolean;
  /** Roles that may; missing where it takes none. */
  roles?: readonly string[] | undefined;
}

const textOf = (value: unknown): string => {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
};

const part = (id: string, form: Form): Html =>
  html`<details class="try" data-call="${JSON.stringify(form)}" data-name="${id}">
    <summary>Try it</summary>
    <p class="note">This needs JavaScript.</p>
  </details>`;

/** A form that makes the call of an operation against this console, with the reader's own session. */
export function tryOperation(
  { rolesFor }: DocModel,
  holder: DocDocument,
  entry: DocOperation,
): Html {
  const { document, base } = holder;
  const { operation, path } = entry;
  const { parameters, columns } = parametersOf(document, entry);
  const call = callOf(holder, entry);
  const body = bodyOf(document, entry);
  return part(operation.operationId, {
    method: call.method,
    path,
    fields: parameters
      .filter((one) => ["path", "query", "header"].includes(one.in))
      .map((one) => ({
        name: one.name,
        in: one.in,
        required: one.in === "path" || one.required === true,
        about: one.description ?? "",
        value: base === "db" && one.name === "limit" ? "10" : textOf(exampleOf(one)),
      })),
    hasFilters: columns.length > 0,
    ...(body !== undefined && {
      body: {
        type: call.body?.type ?? "application/json",
        value:
          typeof call.body?.value === "string"
            ? call.body.value
            : JSON.stringify(call.body?.value ?? {}, null, 2),
      },
    }),
    writes: operation["x-invalidates"] !== undefined || operation["x-access"].action === "write",
    roles: rolesFor(operation["x-access"]),
  });
}

/** The same for a named read: its whole address, to be changed as one likes. */
export function tryRead({ rolesFor }: DocModel, entry: DocRead): Html {
  const call = callOfRead(entry);
  const address = addressOf(call);
  return part(entry.read.name, {
    method: "GET",
    path: call.path,
    fields: [
      {
        name: "query",
        in: "whole",
        required: false,
        about: "What stands behind the ?; a value in braces is yours to give.",
        value: address.slice(call.path.length + 1),
      },
    ],
    hasFilters: false,
    writes: false,
    roles: rolesFor(entry.access),
  });
}
