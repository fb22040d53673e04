import { operations } from "~generated/operations";
import { caseCookie, choicesOf, cookieText, type Choices } from "./cases";
import type { NamedRead } from "./contract";
import type { Recorder } from "./recorder";

/** A call that a case can be chosen for. */
interface Call {
  name: string;
  method: string;
  path: string;
  about: string;
}

const casePath = "/mock";
const filePath = `${casePath}/requests.jsonl`;

const cases: readonly (readonly [value: string, text: string])[] = [
  ["empty", "empty: no rows"],
  ["one", "one row"],
  ["many", "many rows"],
  ["slow", "slow: 4 seconds"],
  ...["400", "401", "403", "404", "409", "422", "500", "503"].map(
    (code) => [code, `status ${code}`] as const,
  ),
];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const style = `:root{color-scheme:light dark;font:14px/1.45 system-ui,sans-serif}
body{max-width:72rem;margin:0 auto;padding:1rem}
h1{font-size:20px}h2{font-size:16px;margin-top:2rem}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);vertical-align:top}
td form{display:flex;gap:.5rem}code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}
select,input,button{font:inherit;min-height:28px}.wide{overflow-x:auto}`;

function callsOf(reads: readonly NamedRead[]): Call[] {
  const own = Object.entries(operations).map(([name, { method, base, path }]) => ({
    name,
    method,
    path: base + path,
    about: "",
  }));
  const named = reads.map(({ name, path, summary }) => ({
    name,
    method: "GET",
    path: `/api/db${path}`,
    about: summary,
  }));
  return [...named, ...own].toSorted((a, b) => a.path.localeCompare(b.path));
}

const options = (chosen: string | undefined) =>
  [["", "as in the contract"] as const, ...cases]
    .map(
      ([value, text]) =>
        `<option value="${value}"${value === (chosen ?? "") ? " selected" : ""}>${text}</option>`,
    )
    .join("");

function row({ name, method, path, about }: Call, choices: Choices, query: string): string {
  const label = escaped(name);
  return `<tr><th scope="row"><code>${label}</code>${about === "" ? "" : `<br>${escaped(about)}`}</th>
<td><code>${method} ${escaped(path)}</code></td>
<td><form method="post" action="${casePath}"><input type="hidden" name="q" value="${escaped(query)}"><input type="hidden" name="name" value="${label}">
<select name="case" aria-label="Case of ${label}">${options(choices.get(name))}</select> <button aria-label="Set case of ${label}">Set</button></form></td></tr>`;
}

function requestRows({ exchanges }: Recorder): string {
  return exchanges
    .toReversed()
    .map(
      ({ at, name, method, path, status }) =>
        `<tr><td>${at.slice(11, 19)}</td><td><code>${escaped(name)}</code></td><td><code>${method} ${escaped(path)}</code></td><td>${status}</td></tr>`,
    )
    .join("\n");
}

function page(choices: Choices, calls: readonly Call[], query: string, recorder: Recorder): string {
  const wanted = query.toLowerCase();
  const shown = calls.filter(({ name, path, about }) =>
    `${name} ${path} ${about}`.toLowerCase().includes(wanted),
  );
  const every: Call = { name: "*", method: "every", path: "call", about: "" };
  const active = [...choices].map(
    ([name, chosen]) => `<li><code>${escaped(name)}</code>: ${escaped(chosen)}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Cases of the mock</title><style>${style}</style></head><body><main>
<h1>Cases of the mock</h1>
<p>A chosen case holds for this browser, on every port of this host name: open the console under the same one. One
request alone: <code>Prefer: mock=empty</code> or <code>Prefer: code=500</code>.</p>
<section aria-label="Chosen cases">${
    active.length === 0
      ? "<p>No case is chosen: every call answers as in the contract.</p>"
      : `<ul>${active.join("")}</ul><form method="post" action="${casePath}"><button name="clear" value="all">Remove all</button></form>`
  }</section>
<h2>Calls</h2>
<form method="get" action="${casePath}" role="search"><label>Search <input type="search" name="q" value="${escaped(query)}"></label> <button>Search</button></form>
<div class="wide"><table><thead><tr><th scope="col">Call</th><th scope="col">Address</th><th scope="col">Case</th></tr></thead>
<tbody>${[every, ...shown].map((call) => row(call, choices, query)).join("\n")}</tbody></table></div>
<h2>Requests so far</h2>
<p><a href="${filePath}" download="requests.jsonl">Save them</a> and answer from them again: <code>npm run mock -- --replay requests.jsonl</code></p>
<div class="wide"><table><thead><tr><th scope="col">Time</th><th scope="col">Call</th><th scope="col">Request</th><th scope="col">Status</th></tr></thead>
<tbody>${requestRows(recorder)}</tbody></table></div>
</main></body></html>`;
}

const headers = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
};

async function changed(request: Request): Promise<Response> {
  if (request.headers.get("sec-fetch-site") === "cross-site")
    return new Response("Only the mock's own page sets its cases.", { status: 403 });
  const form = new URLSearchParams(await request.text());
  const choices = new Map(choicesOf(request.headers.get("cookie")));
  const name = form.get("name") ?? "";
  const chosen = form.get("case") ?? "";
  if (form.has("clear")) choices.clear();
  else if (chosen === "") choices.delete(name);
  else choices.set(name, chosen);
  const query = form.get("q") ?? "";
  return new Response(null, {
    status: 303,
    headers: {
      location: `${casePath}${query === "" ? "" : `?q=${encodeURIComponent(query)}`}`,
      "set-cookie": `${caseCookie}=${cookieText(choices)}; Path=/; SameSite=Lax${choices.size === 0 ? "; Max-Age=0" : ""}`,
    },
  });
}

/** The page that lists the calls of the contract, sets their cases and saves what was asked. */
export function createCasePage(
  reads: readonly NamedRead[],
  recorder: Recorder,
): (request: Request) => Promise<Response> | Response | undefined {
  const calls = callsOf(reads);
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/")
      return new Response(null, { status: 302, headers: { location: casePath } });
    if (pathname === filePath)
      return new Response(recorder.text(), {
        headers: { "content-type": "application/jsonl; charset=utf-8" },
      });
    if (pathname !== casePath) return undefined;
    if (request.method === "POST") return changed(request);
    const choices = choicesOf(request.headers.get("cookie"));
    return new Response(page(choices, calls, searchParams.get("q") ?? "", recorder), { headers });
  };
}
