import { type QueryClient, useQueries, useQueryClient } from "@tanstack/react-query";
import type { Resource } from "~generated/roleMatrix";
import {
  canarySpecsOptions,
  logBackendListOptions,
  notificationServicesOptions,
  playbookSpecsOptions,
  scraperSpecsOptions,
  teamListOptions,
  topologySpecsOptions,
} from "~generated/db/reads";
import { useAccess } from "~/api/access";
import type { Rows } from "~/api/db";
import { whyNot } from "~/components/access/whyNot";
import { referencesIn, type Target } from "./references";

/** Rows that are asked for at once, and how many of one kind are looked through. */
const pageSize = 250;
const most = 1_000;

type Page = { limit: number; offset: number };

/** A record that may refer to a connection. */
interface Document {
  id: string;
  name: string;
  namespace: string | null;
  body: unknown;
}

interface Kind {
  /** One of them, as the table names it, and many of them for sentences. */
  label: string;
  many: string;
  resource: Resource;
  path: (id: string) => string;
  read: (client: QueryClient, page: Page) => Promise<Rows<Document>>;
}

async function documents<Row extends { id: string; name: string }>(
  answer: Promise<Rows<Row>>,
  rest: (row: Row) => Pick<Document, "namespace" | "body">,
): Promise<Rows<Document>> {
  const { rows, total } = await answer;
  return { total, rows: rows.map((row) => ({ id: row.id, name: row.name, ...rest(row) })) };
}

const specOf = ({ namespace, spec }: { namespace: string | null; spec: unknown }) => ({
  namespace,
  body: spec,
});

/** Everything that can refer to a connection, in the order of the table. */
const kinds: readonly Kind[] = [
  {
    label: "Health check",
    many: "health checks",
    resource: "canaries",
    path: (id) => `/settings/canaries/${id}`,
    read: (client, page) => documents(client.fetchQuery(canarySpecsOptions(page)), specOf),
  },
  {
    label: "Catalog scraper",
    many: "catalog scrapers",
    resource: "config_scrapers",
    path: (id) => `/catalog/scrapers/${id}`,
    read: (client, page) => documents(client.fetchQuery(scraperSpecsOptions(page)), specOf),
  },
  {
    label: "Topology",
    many: "topologies",
    resource: "topologies",
    path: (id) => `/settings/topologies/${id}`,
    read: (client, page) => documents(client.fetchQuery(topologySpecsOptions(page)), specOf),
  },
  {
    label: "Log backend",
    many: "log backends",
    resource: "logging_backends",
    path: (id) => `/settings/logging_backends/${id}`,
    read: (client, page) =>
      documents(client.fetchQuery(logBackendListOptions(page)), ({ spec }) => ({
        namespace: null,
        body: spec,
      })),
  },
  {
    label: "Playbook",
    many: "playbooks",
    resource: "playbooks",
    path: (id) => `/playbooks/${id}`,
    read: (client, page) => documents(client.fetchQuery(playbookSpecsOptions(page)), specOf),
  },
  {
    label: "Notification rule",
    many: "notification rules",
    resource: "notifications",
    path: (id) => `/notifications/rules?id=${id}`,
    read: (client, page) =>
      documents(
        client.fetchQuery(notificationServicesOptions(page)),
        ({ namespace, properties, custom_services, fallback_custom_services }) => ({
          namespace,
          body: { properties, custom_services, fallback_custom_services },
        }),
      ),
  },
  {
    label: "Team",
    many: "teams",
    resource: "teams",
    path: (id) => `/settings/teams/${id}`,
    read: (client, page) =>
      documents(client.fetchQuery(teamListOptions(page)), ({ spec }) => ({
        namespace: null,
        body: spec,
      })),
  },
];

/** Reads all of a kind, in pages, up to the limit. */
async function readAll(client: QueryClient, { read }: Kind): Promise<Rows<Document>> {
  const first = await read(client, { limit: pageSize, offset: 0 });
  const total = first.total ?? first.rows.length;
  const rows = [...first.rows];
  for (let offset = pageSize; offset < Math.min(total, most); offset += pageSize)
    rows.push(...(await read(client, { limit: pageSize, offset })).rows);
  return { rows, total };
}

/** One record that refers to a connection. */
export interface Use {
  /** Unique among all kinds. */
  key: string;
  kind: string;
  name: string;
  namespace: string | null;
  /** Where in its spec. */
  places: readonly string[];
  /** Path of its page, whether the console has it or not. */
  path: string;
}

/** What is known about where a connection is used. */
export interface WhereUsed {
  uses: readonly Use[];
  isPending: boolean;
  isFetching: boolean;
  /** Kinds that could not be read, with their errors. */
  failed: readonly { many: string; error: unknown }[];
  /** Why kinds were not looked through: what is missing to read them. */
  denied: readonly string[];
  /** Kinds of which there are more than were looked through. */
  cut: readonly { many: string; searched: number; total: number }[];
  refetch: () => void;
}

/**
 * Looks for everything that refers to a connection. The backend has no call for it: the specs are read, and looked
 * through here.
 */
export function useWhereUsed(target: Target, enabled: boolean): WhereUsed {
  const client = useQueryClient();
  const access = useAccess();
  const readable = kinds.filter(({ resource }) => access.can("read", resource));
  const results = useQueries({
    queries: readable.map((kind) => ({
      queryKey: ["connectionUses", kind.label],
      queryFn: () => readAll(client, kind),
      enabled,
      // What a write makes stale is known of the reads inside, which are asked again only then.
      staleTime: 0,
    })),
  });
  const each = results.flatMap((result, index) => {
    const kind = readable[index];
    return kind ? [{ kind, result }] : [];
  });
  return {
    uses: each.flatMap(({ kind, result }) => usesIn(kind, result.data?.rows ?? [], target)),
    isPending: results.some((result) => result.isPending),
    isFetching: results.some((result) => result.isFetching),
    failed: each.flatMap(({ kind: { many }, result: { error } }) =>
      error ? [{ many, error }] : [],
    ),
    denied: kinds.flatMap(({ resource }) => whyNot(access, "read", resource) ?? []),
    cut: each.flatMap(({ kind: { many }, result: { data } }) => {
      const total = data?.total ?? 0;
      const searched = data?.rows.length ?? 0;
      return total > searched ? [{ many, searched, total }] : [];
    }),
    refetch: () => {
      for (const { refetch } of results) void refetch();
    },
  };
}

const usesIn = (kind: Kind, found: readonly Document[], target: Target): Use[] =>
  found.flatMap(({ id, name, namespace, body }) => {
    const places = referencesIn(body, target, namespace);
    if (places.length === 0) return [];
    const { label, path } = kind;
    return [{ key: `${label} ${id}`, kind: label, name, namespace, places, path: path(id) }];
  });
