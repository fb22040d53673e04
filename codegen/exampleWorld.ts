import { isFields, type OpenApi } from "./document";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The local agent and the scraper of the system itself: all zeros on every backend. */
const nil = "00000000-0000-0000-0000-000000000000";

/** Ids of the seed say what they are of: 01900000-0004-… is a check (`mocks/sandbox/db/seedIds.ts`). */
const seeded = /^(01900000-[0-9a-f]{4})-7000-8000-[0-9a-f]{12}$/;

/** Kinds whose records share names: actions of runs, runs of jobs. */
const namesakes = new Set(["01900000-001e", "01900000-0020"]);

type Fields = Readonly<Record<string, unknown>>;

/** What an example says of one record. */
interface Mention {
  id: string;
  name?: string | undefined;
  email?: string | undefined;
  type?: string | undefined;
}

const textOf = (fields: Fields, key: string): string | undefined => {
  const value = fields[key];
  return typeof value === "string" ? value : undefined;
};

/** A change is listed under the name of the item that it is of. */
const ownId = (fields: Fields): string | undefined =>
  fields["change_type"] === undefined ? textOf(fields, "id") : textOf(fields, "config_id");

/** Records that a value names, at any depth. */
function mentionsIn(value: unknown): Mention[] {
  if (typeof value === "string") return uuid.test(value) ? [{ id: value }] : [];
  if (Array.isArray(value)) return value.flatMap(mentionsIn);
  if (!isFields(value)) return [];
  const id = ownId(value);
  const own: Mention[] =
    id === undefined || !uuid.test(id)
      ? []
      : [
          {
            id,
            name: textOf(value, "name"),
            email: textOf(value, "email"),
            type: textOf(value, "type"),
          },
        ];
  const others = Object.keys(value).flatMap((key): Mention[] => {
    const stem = /^(\w+)_id$/.exec(key)?.[1];
    const other = stem === undefined ? undefined : textOf(value, key);
    const name = stem === undefined ? undefined : textOf(value, `${stem}_name`);
    return other !== undefined && name !== undefined && uuid.test(other)
      ? [{ id: other, name }]
      : [];
  });
  return [...own, ...others, ...Object.values(value).flatMap(mentionsIn)];
}

/** Every example below a part of a document. */
function examplesIn(part: unknown): unknown[] {
  if (Array.isArray(part)) return part.flatMap(examplesIn);
  if (!isFields(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    if (key === "example") return [value];
    if (key !== "examples") return examplesIn(value);
    return Array.isArray(value)
      ? value
      : Object.values(isFields(value) ? value : {}).map((one) =>
          isFields(one) && "value" in one ? one["value"] : one,
        );
  });
}

/** Its `name` is that of a log selector of the component with the `id`. */
const isLogQuery = (value: unknown) =>
  isFields(value) && ["levels", "cursor"].some((key) => key in value);

const grouped = (pairs: readonly (readonly [string, string])[]): [string, string[]][] => {
  const groups = new Map<string, Set<string>>();
  for (const [key, value] of pairs) groups.set(key, (groups.get(key) ?? new Set()).add(value));
  return [...groups].map(([key, values]) => [key, [...values].toSorted()]);
};

/**
 * Where the examples of the contract do not tell of one world: a record with two names or addresses, a name of two
 * records of a kind and type, an id that no record of the seed has.
 * @param documents the whole contract, by base; rows of /db come from the sandbox, so they are the world.
 * @returns one sentence for each.
 */
export function worldComplaints(documents: ReadonlyMap<string, OpenApi>): string[] {
  const byBase = [...documents].map(([base, document]) => ({
    base,
    mentions: examplesIn(document)
      .filter((value) => !isLogQuery(value))
      .flatMap(mentionsIn),
  }));
  const all = byBase.flatMap(({ mentions }) => mentions).filter(({ id }) => id !== nil);
  const given = (key: "name" | "email") =>
    grouped(
      all.flatMap((mention) => {
        const value = mention[key];
        return value === undefined ? [] : [[mention.id, value] as const];
      }),
    );
  const several = (key: "name" | "email") =>
    given(key)
      .filter(([, values]) => values.length > 1)
      .map(([id, values]) => `${id} has several values of ${key}: ${values.join(", ")}`);
  const typeOf = new Map(all.flatMap(({ id, type }) => (type === undefined ? [] : [[id, type]])));
  const shared = grouped(
    all.flatMap(({ id, name }) => {
      const kind = seeded.exec(id)?.[1];
      return name === undefined || kind === undefined || namesakes.has(kind)
        ? []
        : [[`${kind} ${typeOf.get(id) ?? ""} ${name}`, id] as const];
    }),
  ).filter(([, ids]) => ids.length > 1);
  const rows = new Set(
    byBase.flatMap(({ base, mentions }) => (base === "db" ? mentions.map(({ id }) => id) : [])),
  );
  const strangers = new Set(all.flatMap(({ id }) => (seeded.test(id) || rows.has(id) ? [] : [id])));
  return [
    ...several("name"),
    ...several("email"),
    ...shared.map(([what, ids]) => `${what} is the name of ${ids.join(" and ")}`),
    ...[...strangers].map((id) => `${id} is no id of the seed`),
  ];
}
