/** A kind of record that the palette finds. */
interface PaletteKind {
  /** Heading of its hits, and its chip. */
  group: string;
  /** One of them, as a sentence names it. */
  noun: string;
  /** Page of the one with this id. */
  path: (id: string) => string;
  /** Entry of the navigation without which nobody finds it. */
  nav: string;
}

/** Every kind, in the order of its hits. */
export const paletteKinds = {
  check: {
    group: "Checks",
    noun: "check",
    path: (id) => `/health?checkId=${id}&timeRange=1h`,
    nav: "/health",
  },
  config: { group: "Catalog", noun: "item", path: (id) => `/catalog/${id}`, nav: "/catalog" },
  component: {
    group: "Components",
    noun: "component",
    path: (id) => `/topology/${id}`,
    nav: "/topology",
  },
  incident: {
    group: "Incidents",
    noun: "incident",
    path: (id) => `/incidents/${id}`,
    nav: "/incidents",
  },
  playbook: {
    group: "Playbooks",
    noun: "playbook",
    path: (id) => `/playbooks/${id}`,
    nav: "/playbooks",
  },
  run: {
    group: "Playbook runs",
    noun: "run",
    path: (id) => `/playbooks/runs/${id}`,
    nav: "/playbooks",
  },
  application: {
    group: "Applications",
    noun: "application",
    path: (id) => `/applications/${id}`,
    nav: "/applications",
  },
  view: { group: "Views", noun: "view", path: (id) => `/views/${id}`, nav: "/settings/views" },
  canary: {
    group: "Health checks (canaries)",
    noun: "health check",
    path: (id) => `/settings/canaries/${id}`,
    nav: "/settings/canaries",
  },
  scraper: {
    group: "Scrapers",
    noun: "scraper",
    path: (id) => `/catalog/scrapers/${id}`,
    nav: "/catalog",
  },
  topology: {
    group: "Topologies",
    noun: "topology",
    path: (id) => `/settings/topologies/${id}`,
    nav: "/settings/topologies",
  },
  connection: {
    group: "Connections",
    noun: "connection",
    path: (id) => `/settings/connections?id=${id}`,
    nav: "/settings/connections",
  },
  notification: {
    group: "Notification rules",
    noun: "rule",
    path: (id) => `/notifications/rules?id=${id}`,
    nav: "/notifications",
  },
  person: {
    group: "People",
    noun: "person",
    path: (id) => `/settings/users?id=${id}`,
    nav: "/settings/users",
  },
  team: {
    group: "Teams",
    noun: "team",
    path: (id) => `/settings/teams/${id}`,
    nav: "/settings/teams",
  },
} as const satisfies Record<string, PaletteKind>;

export type PaletteKindName = keyof typeof paletteKinds;

export const kindNames = Object.keys(paletteKinds) as PaletteKindName[];
export const kindOf = (name: PaletteKindName): PaletteKind => paletteKinds[name];

/** One record: its kind and id. */
export interface PaletteSubject {
  kind: PaletteKindName;
  id: string;
  /** As a person calls it; absent where only the address is known. */
  name?: string | undefined;
}

/**
 * The record that an address shows, by the pages of the kinds; undefined where it shows none. An address below the page
 * of a record shows the record.
 */
export function subjectAt(pathname: string, search: string): PaletteSubject | undefined {
  const asked = new URLSearchParams(search);
  for (const kind of kindNames) {
    const [page = "", query] = kindOf(kind).path("").split("?");
    const key = query?.split("=")[0];
    const id = key === undefined ? restOf(pathname, page) : pathname === page && asked.get(key);
    if (id && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(id)) return { kind, id };
  }
  return undefined;
}

const restOf = (pathname: string, page: string) =>
  pathname.startsWith(page) ? pathname.slice(page.length).split("/")[0] : undefined;
