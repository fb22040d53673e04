import type { Message } from "./message";

/** A message as Markdown, the title first. */
export const mailText = ({ title, body }: Message): string =>
  body === "" ? `**${title}**` : `**${title}**\n\n${body}`;

/** Markdown as chat markup: bold is one star, links are `<address|name>`. */
const toChat = (markdown: string): string =>
  markdown
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\*\*([^*\n]+)\*\*/g, "*$1*")
    .replaceAll(/\[([^\]\n]+)\]\((https?:\/\/[^)\s]+)\)/g, "<$2|$1>");

/** A message as chat blocks, the JSON text that such a service takes. */
export const chatBlocks = ({ title, body }: Message): string =>
  JSON.stringify({
    blocks: [
      { type: "header", text: { type: "plain_text", text: title } },
      ...(body === "" ? [] : [{ type: "section", text: { type: "mrkdwn", text: toChat(body) } }]),
    ],
  });
