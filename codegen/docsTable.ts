import { html, type Html, type Part } from "./docsHtml";

interface NamedRow {
  name: string;
  required?: boolean | undefined;
  cells: readonly Part[];
}

/**
 * A table of what has a name: parameters, filters, fields.
 * @param label what readers of the screen hear it called.
 * @param heads of all columns, the one of the names first.
 * @param className of the table, where the style sheet has one.
 */
export const namedTable = (
  label: string,
  heads: readonly string[],
  rows: readonly NamedRow[],
  className?: string,
): Html =>
  html`<table${className !== undefined && html` class="${className}"`} aria-label="${label}">
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, required, cells }) =>
          html`<tr>
            <th scope="row">
              <code>${name}</code>${required && html` <span class="required">required</span>`}
            </th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
