/** Markup that is safe to put into a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

/** What a template takes: text is escaped, markup is not, lists are joined, nothing is nothing. */
export type Part = Html | string | number | undefined | null | false | readonly Part[];

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function textOf(part: Part): string {
  if (part === undefined || part === null || part === false) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "object") return part.map(textOf).join("");
  return String(part).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** Tag for templates of markup. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + textOf(parts[index])).join(""));
}

/** Several parts with a separator between them. */
export const joined = (parts: readonly Part[], separator: string): Part =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));

/** A description: backticks become code, blank lines paragraphs. */
export function prose(text: string | undefined): Part {
  if (text === undefined || text.trim() === "") return undefined;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

/** One line of a description. */
export const inline = (text: string | undefined): Part =>
  (text ?? "")
    .split("`")
    .map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece));

/** A value as it would stand in a file. */
export const jsonBlock = (value: unknown): Html =>
  html`<pre><code>${typeof value === "string" ? value : JSON.stringify(value, null, 2)}</code></pre>`;
