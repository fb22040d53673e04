import { hasFiles } from "./assetFiles";
import { createAssets } from "./assets";

export interface ContractDocsOptions {
  /** Folder that `npm run docs` wrote. */
  dir: string;
  /** Asks the backend, or the sandbox, who the caller is. */
  whoami: (headers: Headers) => Promise<Response>;
}

/** What of a request says who sends it. */
const identity = ["cookie", "authorization"] as const;

/**
 * Serves the reference of the contract below `/contract/` to everybody who is signed in.
 * @returns a handler for GET and HEAD of paths that start with `/contract`.
 */
export function createContractDocs({
  dir,
  whoami,
}: ContractDocsOptions): (request: Request) => Promise<Response> {
  let assets: ReturnType<typeof createAssets> | undefined;
  // Listed at the first visit: the start waits for nobody's reading, and pages that come later are found.
  const listed = () =>
    (assets ??= hasFiles(dir) ? createAssets([{ prefix: "/contract/", dir }]) : undefined);
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === "/contract")
      return new Response(null, { status: 308, headers: { location: `/contract/${url.search}` } });
    const refusal = await refusalOf(request, whoami);
    if (refusal !== undefined) return refusal;
    const serve = listed();
    if (serve === undefined)
      return message(
        503,
        "Not built",
        "The reference is not there yet; npm run docs writes it.",
        "/",
        "To the console",
      );
    if (url.pathname === "/contract/") url.pathname += "index.html";
    if (!/\.\w+$/.test(url.pathname))
      return message(
        404,
        "Nothing here",
        "The contract has no such page.",
        "/contract/",
        "To the contract",
      );
    const answer = await serve(new Request(url, request));
    if (answer.headers.has("etag")) answer.headers.set("cache-control", "private, no-cache");
    return answer;
  };
}

async function refusalOf(
  request: Request,
  whoami: ContractDocsOptions["whoami"],
): Promise<Response | undefined> {
  const headers = new Headers({ accept: "application/json" });
  for (const name of identity) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  let status: number;
  try {
    const answer = await whoami(headers);
    await answer.body?.cancel();
    if (answer.ok) return undefined;
    ({ status } = answer);
  } catch {
    status = 502;
  }
  if (status === 401 || status === 403)
    return message(
      401,
      "Sign in to read the contract",
      "The contract is shown to people who are signed in, and this session is not.",
      "/",
      "Sign in at the console",
    );
  return message(
    502,
    "The backend did not say who you are",
    `The contract is shown to people who are signed in. The backend's answer to that question was ${status}; try again in a moment.`,
    "/",
    "To the console",
  );
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A small page of its own: it must not need a file that the caller may not have. */
function message(
  status: number,
  title: string,
  text: string,
  href: string,
  action: string,
): Response {
  const body = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escape(title)}</title>
    <style>
      :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
      main { max-width: 480px; margin: 20vh auto 0; padding: 16px }
      h1 { font-size: 20px }
    </style>
  </head>
  <body>
    <main>
      <h1>${escape(title)}</h1>
      <p>${escape(text)}</p>
      <p><a href="${escape(href)}">${escape(action)}</a></p>
    </main>
  </body>
</html>
`;
  return new Response(body, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
