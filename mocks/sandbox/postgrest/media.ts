import { notAcceptable } from "./errors";

/** Media type of a single row. */
export const SINGULAR = "application/vnd.pgrst.object+json";

/** What an answer can be written as. */
export type Media = "json" | "singular" | "csv";

const types: Readonly<Record<string, Media>> = {
  "*/*": "json",
  "application/*": "json",
  "application/json": "json",
  "application/vnd.pgrst.object+json": "singular",
  "application/vnd.pgrst.object": "singular",
  "text/csv": "csv",
  "text/*": "csv",
};

const written: Readonly<Record<Media, string>> = {
  json: "application/json",
  singular: SINGULAR,
  csv: "text/csv",
};

/** `Content-Type` of an answer. */
export const contentType = (media: Media): string => `${written[media]}; charset=utf-8`;

/** Media types of an `Accept`, the most wanted first. */
function wanted(accept: string): string[] {
  return accept
    .split(",")
    .map((part) => {
      const [type = "", ...parameters] = part.split(";").map((text) => text.trim());
      const weight = parameters.find((text) => text.toLowerCase().startsWith("q="));
      return { type: type.toLowerCase(), weight: weight ? Number(weight.slice(2)) : 1 };
    })
    .filter(({ type, weight }) => type !== "" && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ type }) => type);
}

/**
 * Chooses by `Accept` what is answered.
 * @throws PostgrestError PGRST107 where nothing of it can be.
 */
export function mediaOf(accept: string | null): Media {
  const asked = wanted(accept ?? "*/*");
  const type = asked.find((one) => Object.hasOwn(types, one));
  if (type === undefined && (accept ?? "").trim() !== "") throw notAcceptable(asked);
  return types[type ?? "*/*"] ?? "json";
}
