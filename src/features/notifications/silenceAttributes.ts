import { parse, stringify } from "yaml";
import { isSameValue } from "~/lib/json/sameValue";
import { readSelectors } from "./silenceModel";

/** Something that a resource and others have in common, and the selector that means all of them. */
interface Attribute {
  label: string;
  selector: Readonly<Record<string, unknown>>;
}

interface Described {
  type: string | null;
  tags?: unknown;
}

const pairs = (tags: unknown): [string, string][] =>
  typeof tags === "object" && tags !== null
    ? Object.entries(tags).filter((pair): pair is [string, string] => typeof pair[1] === "string")
    : [];

/** Kinds of an item and of what stands above it, and the tags of the item (facts 5.10). */
export function attributesOf(item: Described, parents: readonly Described[]): Attribute[] {
  const kinds = new Set([item, ...parents].flatMap(({ type }) => type ?? []));
  return [
    ...[...kinds].map((type) => ({ label: type, selector: { types: [type] } })),
    ...pairs(item.tags).map(([key, value]) => ({
      label: `${key}: ${value}`,
      selector: { tagSelector: `${key}=${value}` },
    })),
  ];
}

/** Attributes whose selectors stand in a text of selectors. */
export function chosenIn(text: string, attributes: readonly Attribute[]): string[] {
  const selectors = readSelectors(text) ?? [];
  return attributes
    .filter(({ selector }) => selectors.some((own) => isSameValue(own, selector)))
    .map(({ label }) => label);
}

/** Whether a text can be added to: it is empty, or a list. */
const isList = (text: string): boolean => {
  try {
    const read: unknown = parse(text);
    return read === null || read === undefined || Array.isArray(read);
  } catch {
    return false;
  }
};

/**
 * A text of selectors in which just these attributes stand; others that were typed stay. A text that is no list is left
 * as it is.
 */
export function withChosen(
  text: string,
  attributes: readonly Attribute[],
  chosen: readonly string[],
): string {
  if (!isList(text)) return text;
  const typed = (readSelectors(text) ?? []).filter(
    (own) => !attributes.some(({ selector }) => isSameValue(own, selector)),
  );
  const added = attributes.filter(({ label }) => chosen.includes(label));
  const all = [...typed, ...added.map(({ selector }) => selector)];
  return all.length === 0 ? "" : stringify(all);
}
