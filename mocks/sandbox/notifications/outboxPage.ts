import * as v from "valibot";
import { httpError } from "../answers";
import type { Database } from "../db/driver";

interface Row {
  channel: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
}

const SHOWN = 100;

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? "");

/** Chat blocks are JSON in one line: with breaks they can be read. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const lines = (text: string) =>
  escaped(text)
    .replaceAll(/^ +/gm, (spaces) => "&nbsp;".repeat(spaces.length))
    .replaceAll("\n", "<br>\n");

const article = ({ channel, recipient, subject, body, created_at }: Row) => `<article>
<h2>${escaped(subject)}</h2>
<p>To <b>${escaped(recipient)}</b> by ${escaped(channel)}, <time datetime="${created_at.toISOString()}">${created_at.toUTCString()}</time></p>
<p>${lines(readable(body))}</p>
<hr>
</article>`;

/** Nothing in it is markup of the messages, and the console's policy for answers runs no script and loads nothing. */
const page = (title: string, rows: readonly Row[], empty: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} | Sandbox</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>What mail and chat services would have got. The sandbox hands it to nobody.</p>
${rows.length > 0 ? rows.map(article).join("\n") : `<p>${empty}</p>`}
</main>
</body>
</html>
`;

/** showSandboxOutbox: the newest messages, or those of one entry of the history. */
export async function showOutbox(request: Request, db: Database): Promise<Response> {
  const send = new URL(request.url).searchParams.get("send");
  if (send !== null && !v.is(v.pipe(v.string(), v.uuid()), send))
    return httpError(400, "send is no id");
  const rows = await db.query<Row>(
    `select channel, recipient, subject, body, created_at from sandbox_outbox
     where $1::uuid is null or send_id = $1::uuid order by created_at desc, id desc limit ${SHOWN}`,
    [send],
  );
  return new Response(
    page(
      "Outbox",
      rows,
      send === null
        ? "Nothing was sent yet."
        : "This notification did not go to a mail or chat service.",
    ),
    {
      headers: { "content-type": "text/html; charset=utf-8" },
    },
  );
}
