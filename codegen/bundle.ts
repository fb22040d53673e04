import type { OpenApi } from "./document";

type Components = Record<string, Record<string, unknown>>;

/** Points references to other files at the copies inside the document. */
export const localRefs = <Part>(part: Part): Part =>
  JSON.parse(JSON.stringify(part).replaceAll(/"(\.\.\/)?[\w-]+\.yaml#\//g, '"#/')) as Part;

/** The components of several files, to look into: first come first served. */
export const libraryOf = (files: readonly OpenApi[]): readonly Components[] =>
  localRefs(files.map((file) => file.components ?? {}));

/**
 * The components of other files that a document refers to, and what those refer to in turn.
 * @throws Error where a reference leads nowhere.
 */
function sharedComponents(document: OpenApi, library: readonly Components[]): Components {
  const own = document.components as unknown as Components;
  const found: Components = {};
  const visit = (part: unknown) => {
    for (const [, kind = "", name = ""] of JSON.stringify(part).matchAll(
      /"#\/components\/(\w+)\/([\w.-]+)"/g,
    )) {
      if (own[kind]?.[name] || found[kind]?.[name]) continue;
      const target = library.find((components) => components[kind]?.[name])?.[kind]?.[name];
      if (!target) throw new Error(`${document.info.title}: there is no ${kind}/${name}`);
      found[kind] = { ...found[kind], [name]: target };
      visit(target);
    }
  };
  visit({ paths: document.paths, components: own });
  return found;
}

/** Puts examples that stand in a file of their own (`examples/identity.yaml#/Name`) where they are referred to. */
export function withExamples<Part>(part: Part, examples: Readonly<Record<string, unknown>>): Part {
  return JSON.parse(JSON.stringify(part), (_key, value: unknown) => {
    if (typeof value !== "object" || value === null || !("$ref" in value)) return value;
    const name = /^examples\/[\w-]+\.yaml#\/([\w-]+)$/.exec(String(value.$ref))?.[1];
    if (name === undefined) return value;
    if (!Object.hasOwn(examples, name))
      throw new Error(`there is no example ${String(value.$ref)}`);
    return examples[name];
  }) as Part;
}

/** One document with everything that it refers to inside. */
export function bundle(document: OpenApi, library: readonly Components[]): OpenApi {
  const local = localRefs({ ...document, components: document.components ?? { schemas: {} } });
  const shared = sharedComponents(local, library);
  const own = local.components as unknown as Components;
  const kinds = [...new Set([...Object.keys(own), ...Object.keys(shared)])];
  const components = Object.fromEntries(
    kinds.map((kind) => [kind, { ...own[kind], ...shared[kind] }]),
  );
  // Our own parts and those of the library, put together by kind: the shape of any components object.
  return { ...local, components: components as OpenApi["components"] };
}
