/** What the console's files do with one component of Radix Themes. */
export interface ComponentUse {
  /** What stands in its opening tags. */
  tags: readonly string[];
  /** What stands around those tags that pass on what a caller gives; empty if none does. */
  around: string;
}

/**
 * The components that the files draw, by their names in the package: `Button`, and `Dialog` for all of its parts.
 * @param texts the console's files.
 */
export function radixUse(texts: readonly string[]): ReadonlyMap<string, ComponentUse> {
  const use = new Map<string, ComponentUse>([["Theme", { tags: [], around: "" }]]);
  for (const text of texts)
    for (const { name, local } of importedFrom(text)) {
      const tags = openingTags(text, local);
      const before = use.get(name);
      // A component that is passed on as a value can be given anything.
      const isOpen = tags.length === 0 || tags.some((tag) => tag.includes("{..."));
      use.set(name, {
        tags: [...(before?.tags ?? []), ...tags],
        around: `${before?.around ?? ""}${isOpen ? text : ""}`,
      });
    }
  return use;
}

/** What a file imports from the package, by its name there and its name in the file. */
function importedFrom(text: string): readonly { name: string; local: string }[] {
  const found = [];
  for (const [, list = ""] of text.matchAll(/import \{([^}]*)\} from "@radix-ui\/themes"/g))
    for (const one of list.split(",")) {
      const [name = "", local = name] = one.trim().split(/\s+as\s+/);
      if (name !== "" && !name.startsWith("type ")) found.push({ name, local });
    }
  return found;
}

/** The opening tags of a component, `<Dialog.Content align="start">` for `Dialog`. */
export function openingTags(text: string, name: string): readonly string[] {
  const tags: string[] = [];
  for (const { index } of text.matchAll(
    new RegExp(String.raw`<${name}(?:\.\w+)?(?=[\s/>])`, "g"),
  )) {
    let depth = 0;
    let end = index;
    for (; end < text.length; end += 1) {
      const at = text[end];
      if (at === "{") depth += 1;
      else if (at === "}") depth -= 1;
      else if (at === ">" && depth === 0) break;
    }
    tags.push(text.slice(index, end + 1));
  }
  return tags;
}
