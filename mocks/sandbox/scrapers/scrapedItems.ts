import { textAt, valuesAt } from "./jsonPath";
import type { Section } from "./scrapeSources";

/** An item as a scraper found it. */
export interface ScrapedItem {
  externalId: string;
  name: string;
  type: string;
  configClass: string;
  status: string | null;
  health: string | null;
  description: string | null;
  icon: string | null;
  tags: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
  config: unknown;
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const textMap = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fields(value)).map(([key, text]) => [key, String(text)]));

/** Where a section looks for a fact, for messages. */
const placeOf = (section: Section, key: "id" | "type"): string => {
  const path: unknown = section[key];
  return typeof path === "string" ? path : `the field ${key}`;
};

function tagsOf(document: unknown, tags: unknown): Record<string, string> {
  if (!Array.isArray(tags)) return textMap(tags);
  return Object.fromEntries(
    tags.flatMap((entry: unknown) => {
      const { name, value, jsonpath } = fields(entry);
      const text = textAt(document, jsonpath) ?? textAt(undefined, value);
      return typeof name === "string" && text !== undefined ? [[name, text]] : [];
    }),
  );
}

/** The items of one document; `problems` hears of those that have no id or type. */
export function itemsOf(
  document: unknown,
  section: Section,
  problems: (problem: string) => void,
): readonly ScrapedItem[] {
  const { items } = section;
  const documents =
    typeof items === "string" && items !== ""
      ? valuesAt(document, items).flatMap((value) => (Array.isArray(value) ? value : [value]))
      : Array.isArray(document)
        ? document
        : [document];
  return documents.flatMap((config: unknown): ScrapedItem[] => {
    const externalId = textAt(config, section["id"]);
    const type = textAt(config, section["type"]);
    if (externalId === undefined || type === undefined) {
      problems(
        externalId === undefined
          ? `An item has no id at ${placeOf(section, "id")}.`
          : `${externalId} has no type at ${placeOf(section, "type")}.`,
      );
      return [];
    }
    const ownClass = textAt(config, section["class"]);
    return [
      {
        externalId,
        type,
        name: textAt(config, section["name"]) ?? externalId,
        configClass: ownClass ?? type.split("::").at(-1) ?? type,
        status: textAt(config, section["status"]) ?? null,
        health: textAt(config, section["health"]) ?? null,
        description: textAt(config, section["description"]) ?? null,
        icon: textAt(config, section["icon"]) ?? null,
        tags: tagsOf(config, section["tags"]),
        labels: textMap(section["labels"]),
        config,
      },
    ];
  });
}
