/** A person named in a text: `@[Ada Osei](user:0186…)`; the name may hold anything but brackets. */
const mention = /@\[([^\][\n]{1,200})\]\(user:([\w-]{1,64})\)/g;

export interface Mention {
  id: string;
  name: string;
}

/** The people a text names, each once, in the order of the text. */
export function mentionsOf(text: string): Mention[] {
  const found = new Map<string, Mention>();
  for (const [, name = "", id = ""] of text.matchAll(mention))
    if (!found.has(id)) found.set(id, { id, name });
  return [...found.values()];
}

/** How a text stores that it names somebody; brackets would end the name. */
export const mentionText = ({ id, name }: Mention): string =>
  `@[${name.replaceAll(/[\][\n]/g, " ").trim()}](user:${id})`;

/** The text as a reader without Markdown sees it: `@Ada Osei`. */
export const mentionsAsNames = (text: string): string => text.replaceAll(mention, "@$1");

/** The text with each mention written as a Markdown link to `user:id`. */
export const mentionsAsLinks = (text: string): string => text.replaceAll(mention, "[@$1](user:$2)");

/** The id in an address that a mention makes; undefined for any other address. */
export const personOf = (url: string): string | undefined => /^user:([\w-]{1,64})$/.exec(url)?.[1];
