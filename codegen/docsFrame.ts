import { html, type Html, type Part } from "./docsHtml";

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
export function page(
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

export const home: Html = html`<a href="index.html">Contract</a>`;

export const filterBox = (what: string): Html =>
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

export const nothing: Html = html`<p id="nothing" hidden>
  Nothing has all of this in its name, path, summary, fields, headers, statuses or roles.
</p>`;
