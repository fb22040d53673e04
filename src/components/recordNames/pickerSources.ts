import type { QueryFunction, QueryKey, SkipToken } from "@tanstack/react-query";
import {
  agentListOptions,
  canaryListOptions,
  canarySpecOptions,
  checkChoicesByIdsOptions,
  checkChoicesOptions,
  componentDetailOptions,
  componentNamesOptions,
  configNamesOptions,
  configsByIdsOptions,
  connectionDetailOptions,
  connectionNamesOptions,
  notificationRuleOptions,
  notificationRulesOptions,
  personChoicesByIdsOptions,
  personChoicesOptions,
  playbookNamesOptions,
  playbooksByIdsOptions,
  scopeNamesOptions,
  teamChoicesOptions,
  teamsByIdsOptions,
  viewDetailOptions,
  viewListOptions,
} from "~generated/db/reads";
import type { Rows } from "~/api/db";
import type { Option } from "~/ui/field/OptionList";
import { localAgent } from "~/components/record/origin";

/** One page of what matches. */
export interface PickPage {
  options: readonly Option[];
  /** How many match altogether. */
  total: number;
}

/** A record that is known by its id. */
export interface PickKnown {
  label: string;
  hint?: string | undefined;
  isDeleted: boolean;
}

/** A read of any kind of rows, told as pickers want it. It shares rows and invalidations with the read itself. */
export interface PickQuery<Result> {
  queryKey: readonly [unknown, ...unknown[]];
  queryFn: QueryFunction<Result>;
}

/** How records of one kind are searched for, and how one of them is known by its id. */
export interface PickerSource {
  nouns: string;
  find: (text: string | undefined) => PickQuery<PickPage>;
  /** Null for a record that is not there; undefined where the value itself is all there is to know. */
  byId: ((id: string) => PickQuery<PickKnown | null>) | undefined;
}

/** Rows that one search asks for, and rows that one list shows where the server sends all. */
const page = { limit: 50, offset: 0 };
const byName = { order: "name.asc" } as const;

interface Read<Row, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<Rows<Row>, Key> | SkipToken | undefined;
}

function told<Row, Key extends readonly [unknown, ...unknown[]], Result>(
  read: Read<Row, Key>,
  part: string,
  tell: (rows: Rows<Row>) => Result,
): PickQuery<Result> {
  const { queryKey, queryFn } = read;
  return {
    queryKey: [...queryKey, part],
    queryFn: async ({ client }) =>
      tell(await client.fetchQuery({ queryKey, ...(queryFn && { queryFn }), staleTime: 1_000 })),
  };
}

/** One page of a named read as options. */
export const found = <Row, Key extends readonly [unknown, ...unknown[]]>(
  read: Read<Row, Key>,
  option: (row: Row) => Option,
) =>
  told(read, "options", ({ rows, total }): PickPage => ({
    options: rows.slice(0, page.limit).map(option),
    total: total ?? rows.length,
  }));

/** One row of a named read, by its id. */
export const known = <Row, Key extends readonly [unknown, ...unknown[]]>(
  read: Read<Row, Key>,
  tell: (row: Row) => PickKnown,
) => told(read, "known", ({ rows: [row] }) => (row === undefined ? null : tell(row)));

const hint = (...parts: (string | null | undefined)[]) => {
  const text = parts.filter(Boolean).join(" · ");
  return text === "" ? {} : { hint: text };
};

/** What a record is called, with what tells it from others of its name. */
const called = (label: string, ...parts: Parameters<typeof hint>) => ({ label, ...hint(...parts) });

interface Records<Found, Known, FindKey extends QueryKey, KnownKey extends QueryKey> {
  find: (search: { text?: string }) => Read<Found, FindKey>;
  byId: (id: string) => Read<Known, KnownKey>;
  /** How one is called, wherever it is shown. */
  named: (row: Found | Known) => Pick<PickKnown, "label" | "hint">;
}

/** Records that are referred to by their id. */
const byTheirId = <
  Found extends { id: string },
  Known extends { deleted_at: string | null },
  FindKey extends readonly [unknown, ...unknown[]],
  KnownKey extends readonly [unknown, ...unknown[]],
>(
  nouns: string,
  { find, byId, named }: Records<Found, Known, FindKey, KnownKey>,
): PickerSource => ({
  nouns,
  find: (text) => found(find(text ? { text } : {}), (row) => ({ value: row.id, ...named(row) })),
  byId: (id) => known(byId(id), (row) => ({ isDeleted: row.deleted_at !== null, ...named(row) })),
});

const config = byTheirId("catalog items", {
  find: (search) => configNamesOptions({ ...page, ...search }),
  byId: (id) => configsByIdsOptions({ ids: [id] }),
  named: ({ id, name, type }) => called(name ?? id, type),
});

const component = byTheirId("components", {
  find: (search) => componentNamesOptions({ ...page, ...search }),
  byId: (id) => componentDetailOptions({ id }),
  named: ({ name, type }) => called(name, type),
});

const check = byTheirId("checks", {
  find: (search) => checkChoicesOptions({ ...page, ...search }),
  byId: (id) => checkChoicesByIdsOptions({ ids: [id] }),
  named: ({ name, type, namespace }) => called(name, type, namespace),
});

const canary = byTheirId("canaries", {
  find: (search) => canaryListOptions({ ...page, ...byName, ...search }),
  byId: (id) => canarySpecOptions({ id }),
  named: ({ name, namespace }) => called(name, namespace),
});

const connection = byTheirId("connections", {
  find: connectionNamesOptions,
  byId: (id) => connectionDetailOptions({ id }),
  named: ({ name, namespace, type }) => called(name, namespace, type),
});

const playbook = byTheirId("playbooks", {
  find: playbookNamesOptions,
  byId: (id) => playbooksByIdsOptions({ ids: [id] }),
  named: ({ title, name, category }) => called(title || name, category),
});

const view = byTheirId("views", {
  find: (search) => viewListOptions({ ...page, ...byName, ...search }),
  byId: (id) => viewDetailOptions({ id }),
  named: ({ name, namespace }) => called(name, namespace),
});

const person = byTheirId("people", {
  find: (search) => personChoicesOptions({ ...page, ...search }),
  byId: (id) => personChoicesByIdsOptions({ ids: [id] }),
  named: ({ name, email }) => called(name, email),
});

const team = byTheirId("teams", {
  find: (search) => teamChoicesOptions({ ...page, ...search }),
  byId: (id) => teamsByIdsOptions({ ids: [id] }),
  named: ({ name }) => called(name),
});

const notification = byTheirId("notification rules", {
  find: (search) => notificationRulesOptions({ ...page, ...byName, ...search }),
  byId: (id) => notificationRuleOptions({ id }),
  named: ({ title, name, namespace }) => called(title || name, namespace),
});

/** Agents are referred to by name; the local agent is the backend itself and never listed. */
const agent: PickerSource = {
  nouns: "agents",
  find: (text) =>
    told(
      agentListOptions({ ...page, ...byName, ...(text && { text }) }),
      "options",
      ({ rows, total }) => {
        const others = rows.filter(({ id }) => id !== localAgent);
        return {
          options: others.map((row) => ({
            value: row.name,
            ...called(row.name, row.description),
          })),
          total: (total ?? rows.length) - (rows.length - others.length),
        };
      },
    ),
  byId: undefined,
};

/** Scopes are referred to by `namespace/name`. */
const scope: PickerSource = {
  nouns: "scopes",
  find: (text) =>
    found(scopeNamesOptions({ ...page, ...(text && { text }) }), (row) => ({
      value: `${row.namespace ?? ""}/${row.name}`,
      ...called(row.name, row.namespace, row.description),
    })),
  byId: undefined,
};

/** Sources of all kinds. Adding one here adds it to the pickers. */
export const pickerSources = {
  config,
  component,
  check,
  canary,
  connection,
  playbook,
  view,
  person,
  team,
  notification,
  agent,
  scope,
} as const;

export type PickerKind = keyof typeof pickerSources;

/** Whether records of that kind can be picked. */
export const isPickerKind = (kind: string): kind is PickerKind =>
  Object.hasOwn(pickerSources, kind);
