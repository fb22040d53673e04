import * as v from "valibot";

const text = v.union([
  v.string(),
  v.pipe(
    v.object({ text: v.string() }),
    v.transform(({ text }) => text),
  ),
]);
const block = v.object({
  type: v.optional(v.string()),
  text: v.optional(text),
  fields: v.optional(v.array(text)),
  elements: v.optional(v.array(v.object({ text: v.optional(text), url: v.optional(v.string()) }))),
});
const message = v.object({ blocks: v.array(block), text: v.optional(v.string()) });

/** Chat markup as Markdown: `*bold*`, `_italic_`, `~struck~` and `<address|name>` are written otherwise. */
const fromChat = (chat: string): string =>
  chat
    .replaceAll(/<(https?:\/\/[^|>]+)\|([^>]+)>/g, "[$2]($1)")
    .replaceAll(/<(https?:\/\/[^>]+)>/g, "$1")
    .replaceAll(/(^|[\s(])\*([^*\n]+)\*(?=$|[\s).,:;!?])/gm, "$1**$2**")
    .replaceAll(/(^|[\s(])~([^~\n]+)~(?=$|[\s).,:;!?])/gm, "$1~~$2~~")
    .replaceAll("\n", "  \n");

function fromBlock({
  type,
  text,
  fields = [],
  elements = [],
}: v.InferOutput<typeof block>): string {
  if (type === "divider") return "---";
  const lines = [
    ...(text === undefined ? [] : [type === "header" ? `### ${text}` : fromChat(text)]),
    ...fields.map((field) => `- ${fromChat(field)}`),
    ...elements.flatMap(({ text: label, url }) =>
      label === undefined ? [] : [url === undefined ? fromChat(label) : `[${label}](${url})`],
    ),
  ];
  return lines.join(fields.length > 0 ? "\n" : "\n\n");
}

/** JSON as code, whatever it holds. */
function fenced(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  const longest = Math.max(2, ...(json.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence}json\n${json}\n${fence}`;
}

/**
 * A body as it was sent, as Markdown: chat blocks are written out, the JSON of a webhook is code, anything else is
 * Markdown or text already.
 */
export function messageMarkdown(body: string): string {
  if (!body.trimStart().startsWith("{")) return body;
  try {
    const json: unknown = JSON.parse(body);
    const read = v.safeParse(message, json);
    return read.success ? read.output.blocks.map(fromBlock).join("\n\n") : fenced(json);
  } catch {
    // Text that only begins like JSON is shown as it is.
  }
  return body;
}

const titled = v.union([
  v.pipe(
    v.object({ title: v.string() }),
    v.transform(({ title }) => title),
  ),
  v.pipe(
    v.object({ message: v.string() }),
    v.transform(({ message }) => message),
  ),
]);

function titleOf(body: string): string | undefined {
  try {
    const read = v.safeParse(titled, JSON.parse(body));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** The first line of a body as it was sent, as a list shows it: without marks; empty where it has no words. */
export function messageLine(body: string): string {
  const text = titleOf(body) ?? messageMarkdown(body);
  if (text.startsWith("```")) return "";
  const line = text.split("\n").find((one) => one.trim() !== "") ?? "";
  return line
    .replace(/^#+\s+/, "")
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*|~~|`/g, "")
    .trim();
}
