import type { FoundResource, ResourceSearchQuery } from "~generated/resources/types.gen";

/** Kinds that the palette searches: heading, and the address of a hit. */
const kinds = {
  checks: { group: "Checks", path: (id: string) => `/health?checkId=${id}&timeRange=1h` },
  canaries: { group: "Health checks (canaries)", path: (id: string) => `/settings/canaries/${id}` },
  configs: { group: "Catalog", path: (id: string) => `/catalog/${id}` },
  components: { group: "Components", path: (id: string) => `/topology/${id}` },
  playbooks: { group: "Playbooks", path: (id: string) => `/playbooks/${id}` },
  connections: { group: "Connections", path: (id: string) => `/settings/connections?id=${id}` },
} as const;

type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

/** Fewer letters than this would find half of everything. */
const least = 2;
/** Hits per kind. */
const most = 6;

/**
 * The search of what was typed, over every kind: each word anywhere in the name. Undefined while too little is typed.
 * Signs that mean something to the search grammar are left out.
 */
export function resourceSearch(text: string): ResourceSearchQuery | undefined {
  const words = text.split(/[^\p{L}\p{N}_./-]+/u).map((word) => word.replace(/^-+/, ""));
  const search = words
    .filter((word) => word !== "")
    .map((word) => `*${word}*`)
    .join(" ");
  if (search.replaceAll(/[* ]/g, "").length < least) return undefined;
  const named = [{ search, name: "*" }];
  const local = [{ search, agent: "all" }];
  return {
    limit: most,
    checks: local,
    canaries: local,
    configs: local,
    components: local,
    playbooks: named,
    connections: named,
  };
}

/** A hit as the palette shows it. */
export interface FoundEntry {
  id: string;
  group: string;
  title: string;
  path: string;
}

/** The hits in the order of the kinds, without those whose page this console does not have. */
export function foundEntries(
  answer: Partial<Readonly<Record<Kind, readonly FoundResource[]>>>,
  hasPage: (path: string) => boolean,
): FoundEntry[] {
  return names.flatMap((kind) =>
    (answer[kind] ?? []).flatMap(({ id, name, namespace, type }) => {
      const path = kinds[kind].path(id);
      if (!hasPage(path)) return [];
      const title = [name, type, namespace].filter((part) => part !== "").join(" · ");
      return [{ id: `${kind}-${id}`, group: kinds[kind].group, title, path }];
    }),
  );
}
