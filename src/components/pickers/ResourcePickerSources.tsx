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

const isDeleted = (row: { deleted_at: string | null }) => row.deleted_at !== null;
const hint = (...parts: (string | null | undefined)[]) => {
  const text = parts.filter(Boolean).join(" · ");
  return text === "" ? {} : { hint: text };
};

/** What a record is called, with what tells it from others of its name. */
const called = (label: string, ...parts: Parameters<typeof hint>) => ({ label, ...hint(...parts) });

const config: PickerSource = {
  nouns: "catalog items",
  find: (text) =>
    found(configNamesOptions({ ...page, ...(text && { text }) }), (row) => ({
      value: row.id,
      ...called(row.name ?? row.id, row.type),
    })),
  byId: (id) =>
    known(configsByIdsOptions({ ids: [id] }), (row) => ({
      isDeleted: isDeleted(row),
      ...called(row.name ?? row.id, row.type),
    })),
};

const component: PickerSource = {
  nouns: "components",
  find: (text) =>
    found(componentNamesOptions({ ...page, ...(text && { text }) }), (row) => ({
      value: row.id,
      ...called(row.name, row.type),
    })),
  byId: (id) =>
    known(componentDetailOptions({ id }), (row) => ({
      isDeleted: isDeleted(row),
      ...called(row.name, row.type),
    })),
};

const check: PickerSource = {
  nouns: "checks",
  find: (text) =>
    found(checkChoicesOptions({ ...page, ...(text && { text }) }), (row) => ({
      value: row.id,
      ...called(row.name, row.type, row.namespace),
    })),
  byId: (id) =>
    known(checkChoicesByIdsOptions({ ids: [id] }), (row) => ({
      isDeleted: isDeleted(row),
      ...called(row.name, row.type, row.namespace),
    })),
};

const canary: PickerSource = {
  nouns: "canaries",
  find: (text) =>
    found(canaryListOptions({ ...page, order: "name.asc", ...(text && { text }) }), (row) => ({
      value: row.id,
      ...called(row.name, row.namespace),
    })),
  byId: (id) =>
    known(canarySpecOptions({ id }), (row) => ({
      isDeleted: isDeleted(row),
      ...called(row.name, row.namespace),
    })),
};

const connection: PickerSource = {
  nouns: "connections",
  find: (text) =>
    found(connectionNamesOptions({ ...(text && { text }) }), (row) => ({
      value: row.id,
      ...called(row.name, row.namespace, row.type),
    })),
  byId: (id) =>
    known(connectionDetailOptions({ id }), (row) => ({
      isDeleted: isDeleted(row),
      ...called(row.name, row.namespace, row.type),
    })),
};

const playbook: PickerSource = {
  nouns: "playbooks",
  find: (text) =>
    found(playbookNamesOptions({ ...(text && { text }) }), (row) => ({
      value: row.id,
      ...called(row.title || row.name, row.category),
    })),
  byId: (id) =>
    known(playbooksByIdsOptions({ ids: [id] }), (row) => ({
      isDeleted: isDeleted(row),
      ...called(row.title || row.name, row.category),
    })),
};

const view: PickerSource = {
  nouns: "views",
  find: (text) =>
    found(viewListOptions({ ...page, order: "name.asc", ...(text && { text }) }), (row) => ({
      value: row.id,
      ...called(row.name, row.namespace),
    })),
  byId: (id) =>
    known(viewDetailOptions({ id }), (row) => ({
      isDeleted: isDeleted(row),
      ...called(row.name, row.namespace),
    })),
};

const person: PickerSource = {
  nouns: "people",
  find: (text) =>
    found(personChoicesOptions({ ...page, ...(text && { text }) }), (row) => ({
      value: row.id,
      ...called(row.name, row.email),
    })),
  byId: (id) =>
    known(personChoicesByIdsOptions({ ids: [id] }), (row) => ({
      isDeleted: isDeleted(row),
      ...called(row.name, row.email),
    })),
};

const team: PickerSource = {
  nouns: "teams",
  find: (text) =>
    found(teamChoicesOptions({ ...page, ...(text && { text }) }), (row) => ({
      value: row.id,
      label: row.name,
    })),
  byId: (id) =>
    known(teamsByIdsOptions({ ids: [id] }), (row) => ({
      label: row.name,
      isDeleted: isDeleted(row),
    })),
};

const notification: PickerSource = {
  nouns: "notification rules",
  find: (text) =>
    found(
      notificationRulesOptions({ ...page, order: "name.asc", ...(text && { text }) }),
      (row) => ({ value: row.id, label: row.title || row.name, ...hint(row.namespace) }),
    ),
  byId: (id) =>
    known(notificationRuleOptions({ id }), (row) => ({
      isDeleted: isDeleted(row),
      ...called(row.title || row.name, row.namespace),
    })),
};

/** Agents are referred to by name; the local agent is the backend itself and never listed. */
const agent: PickerSource = {
  nouns: "agents",
  find: (text) =>
    told(
      agentListOptions({ ...page, order: "name.asc", ...(text && { text }) }),
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
