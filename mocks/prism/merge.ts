import { isDeepStrictEqual } from "node:util";
import { exampleOf, type ContractDocument, type NamedRead } from "./contract";

/** The whole contract as one document with full paths. */
export interface MergedContract extends ContractDocument {
  components: Record<string, Record<string, unknown>>;
}

/** Where the merged document answers a named read: PostgREST itself has nothing below a relation. */
export const readPath = (base: string, read: Pick<NamedRead, "name" | "path">): string =>
  `${base}${read.path.replaceAll(/[{}]/g, "")}/~${read.name}`;

const refPattern = /"#\/components\/([^/"]+)\/([^/"]+)/g;

/** A component by section and name, for example schemas/Uuid. */
type Key = string;

function refsOf(part: unknown): Key[] {
  return [...JSON.stringify(part).matchAll(refPattern)].map(
    ([, section, name]) => `${section}/${name}`,
  );
}

function componentsOf(document: ContractDocument): Map<Key, unknown> {
  return new Map(
    Object.entries(document.components ?? {}).flatMap(([section, parts]) =>
      Object.entries(parts).map(([name, part]): [Key, unknown] => [`${section}/${name}`, part]),
    ),
  );
}

/**
 * Names that mean different things in different documents. A component collides by what it says, or because it refers
 * to one that does; equal copies of a shared part are no collision.
 */
function collisions(documents: ReadonlyMap<string, ContractDocument>): Set<Key> {
  const all = [...documents.values()].map(componentsOf);
  const names = new Set(all.flatMap((components) => [...components.keys()]));
  const holders = (key: Key) => all.filter((components) => components.has(key));
  const found = new Set<Key>(
    [...names].filter((key) => {
      const [first, ...others] = holders(key).map((components) => components.get(key));
      return others.some((other) => !isDeepStrictEqual(first, other));
    }),
  );
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const key of names)
      if (
        holders(key).some((components) => refsOf(components.get(key)).some((ref) => found.has(ref)))
      )
        found.add(key);
  }
  return found;
}

const capitalised = (base: string) =>
  base.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Points the references of one document at where its parts stand in the merged one. */
function relink<Part>(part: Part, rename: (key: Key) => string, prefix: string): Part {
  const text = JSON.stringify(part)
    .replaceAll(
      refPattern,
      (_, section: string, name: string) =>
        `"#/components/${section}/${rename(`${section}/${name}`)}`,
    )
    .replaceAll('"#/paths/', `"#/paths/${prefix.replaceAll("/", "~1")}`);
  // The text was written from a Part, and only reference strings changed.
  return JSON.parse(text) as Part;
}

function readOperation(read: NamedRead, db: ContractDocument): object {
  const value = exampleOf(read, db);
  return {
    operationId: read.name,
    summary: read.summary,
    responses: {
      "200": {
        description: "The rows that match.",
        content: {
          "application/json": {
            schema: { type: "array", items: read.result },
            ...(value === undefined ? {} : { examples: { rows: { value } } }),
          },
        },
      },
    },
  };
}

/**
 * Makes one document of all: the server's path moves into the paths, equal components are kept once, and others of the
 * same name get the name of their document in front.
 * @param documents bundled documents by base name; the order decides which stands first.
 * @param reads named reads of the document `db`; each becomes a GET at `readPath`.
 * @throws Error when two documents have the same method on the same path.
 */
export function mergeContract(
  documents: ReadonlyMap<string, ContractDocument>,
  reads: readonly NamedRead[] = [],
): MergedContract {
  const colliding = collisions(documents);
  const merged: MergedContract = {
    openapi: "3.1.0",
    info: { title: "The whole contract", version: "0.0.0" },
    servers: [{ url: "/" }],
    tags: [],
    paths: {},
    components: {},
  };
  for (const [base, document] of documents) {
    const prefix = (document.servers[0]?.url ?? "").replace(/\/$/, "");
    const rename = (key: Key) =>
      (colliding.has(key) ? capitalised(base) : "") + key.slice(key.indexOf("/") + 1);
    const own = relink(document, rename, prefix);
    const readItems = base === "db" ? reads : [];
    merged.info.version = document.info.version;
    for (const tag of document.tags ?? [])
      if (!merged.tags?.some(({ name }) => name === tag.name)) merged.tags?.push(tag);
    for (const [path, item] of [
      ...Object.entries(own.paths),
      ...readItems.map((read): [string, Record<string, unknown>] => [
        readPath("", read),
        relink({ get: readOperation(read, document) }, rename, prefix),
      ]),
    ]) {
      const full = `${prefix}${path}`;
      const known = (merged.paths[full] ??= {});
      const twice = Object.keys(item).find((method) => Object.hasOwn(known, method));
      if (twice !== undefined)
        throw new Error(`${twice.toUpperCase()} ${full} stands in two documents of the contract`);
      Object.assign(known, item);
    }
    for (const [section, parts] of Object.entries(own.components ?? {})) {
      const target = (merged.components[section] ??= {});
      for (const [name, part] of Object.entries(parts)) target[rename(`${section}/${name}`)] = part;
    }
  }
  return merged;
}
